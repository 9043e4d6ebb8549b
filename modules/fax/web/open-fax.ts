import { openWindow } from '#kit/windows/open-windows.ts';

/** Initial values of the new fax window. */
export interface FaxInput {
  patientId?: string;
  patientName?: string;
  /** An API document to attach, e.g. `/api/chart/notes/<id>/note.pdf`, and its name. */
  path?: string;
  title?: string;
}

/** Opens the window of a new fax. */
export function openFax({ patientId, patientName, path, title }: FaxInput = {}): void {
  openWindow('fax', {
    ...(patientId === undefined ? {} : { patient_id: patientId, patient_name: patientName ?? '' }),
    ...(path === undefined ? {} : { path, title: title ?? 'Document' }),
  });
}
