import { openWindow } from '#kit/windows/open-windows.ts';

/** Initial data of a new entry, or the entry to open. */
export interface WaitlistWindowInput {
  entryId?: string | null;
  patientId?: string | null;
  categoryId?: string | null;
  calendarIds?: readonly string[];
  /** The appointment that the patient wants moved earlier. */
  appointmentId?: string | null;
}

/** Opens the window of a waitlist entry, or of a new one. */
export function openWaitlist(known: WaitlistWindowInput = {}): void {
  openWindow('waiting-entry', {
    entry_id: known.entryId ?? null,
    patient_id: known.patientId ?? null,
    category_id: known.categoryId ?? null,
    calendar_ids: (known.calendarIds ?? []).join(' '),
    appointment_id: known.appointmentId ?? null,
  });
}
