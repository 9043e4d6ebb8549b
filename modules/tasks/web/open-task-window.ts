import { openWindow } from '#kit/windows/open-windows.ts';

/** What the task window is opened with: a task, or what a new one begins with. */
export interface TaskWindowInput {
  taskId?: string;
  patientId?: string;
  patientName?: string;
  subject?: string;
  /** Where the new task's "Open" leads: what it was made from. */
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
