import { openWindow } from '#kit/windows/open-windows.ts';

/** Initial values of the new fax window. */
export interface FaxInput {
  patientId?: string;
  patientName?: string;
  /** An API document to attach, e.g. `/api/chart/notes/<id>/note.pdf`, and its name. */
  path?: string;
  title?: string;
  toName?: string;
  subject?: string;
  /** The failed fax that it replaces, which is then handled. */
  replaces?: string;
}

/** Opens the window of a new fax with the recipient and the pages of an earlier one, for the correct number. */
export function openCorrection(fax: {
  id: string;
  to_name: string;
  subject: string;
  patient_id: string | null;
  patient_name: string | null;
  state: string;
  settled: boolean;
}): void {
  openFax({
    path: `/api/fax/sent/${fax.id}/pages.pdf`,
    title: 'Pages.pdf',
    toName: fax.to_name,
    subject: fax.subject,
    ...(fax.patient_id === null ? {} : { patientId: fax.patient_id, patientName: fax.patient_name ?? '' }),
    ...(fax.state === 'failed' && !fax.settled ? { replaces: fax.id } : {}),
  });
}

/** Opens the window of a new fax. */
export function openFax({ patientId, patientName, path, title, toName, subject, replaces }: FaxInput = {}): void {
  openWindow('fax', {
    ...(patientId === undefined ? {} : { patient_id: patientId, patient_name: patientName ?? '' }),
    ...(toName === undefined ? {} : { to_name: toName }),
    ...(subject === undefined ? {} : { subject }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(path === undefined ? {} : { path, title: title ?? 'Document' }),
  });
}
