import { openWindow } from '#kit/windows/open-windows.ts';

/** Input of the task window: a task, or initial data of a new one. */
export interface TaskWindowInput {
  taskId?: string;
  patientId?: string;
  patientName?: string;
  subject?: string;
  /** The address that the new task's "Open" links to. */
  path?: string;
}

/** Opens the window of a task, or of a new one. */
export function openTaskWindow({ taskId, patientId, patientName, subject, path }: TaskWindowInput = {}): void {
  openWindow('task', {
    ...(taskId === undefined ? {} : { task_id: taskId }),
    ...(patientId === undefined ? {} : { patient_id: patientId, patient_name: patientName ?? '' }),
    ...(subject === undefined ? {} : { subject }),
    ...(path === undefined ? {} : { path }),
  });
}
