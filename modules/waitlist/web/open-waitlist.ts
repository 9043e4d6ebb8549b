import { openWindow } from '#kit/windows/open-windows.ts';

/** What is known of who is put on the waiting list, or which entry is opened. */
export interface WaitingBeginning {
  entryId?: string | null;
  patientId?: string | null;
  categoryId?: string | null;
  calendarIds?: readonly string[];
  /** The appointment that they would have earlier. */
  appointmentId?: string | null;
}

/** Opens the window of an entry of the waiting list, or of a new one. */
export function openWaitlist(known: WaitingBeginning = {}): void {
  openWindow('waiting-entry', {
    entry_id: known.entryId ?? null,
    patient_id: known.patientId ?? null,
    category_id: known.categoryId ?? null,
    calendar_ids: (known.calendarIds ?? []).join(' '),
    appointment_id: known.appointmentId ?? null,
  });
}
