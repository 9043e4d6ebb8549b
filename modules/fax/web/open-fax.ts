import { openWindow } from '#kit/windows/open-windows.ts';

/** What the window of a new fax is opened with. */
export interface FaxInput {
  patientId?: string;
  patientName?: string;
  /** A paper of ours that goes along, as `/api/chart/notes/<id>/note.pdf`, and what it is called. */
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
