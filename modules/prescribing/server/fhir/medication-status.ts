import type { MedicationRequest } from 'fhir/r4';
import type { CancelState, FillState, PrescriptionState } from '../../rules/index.ts';

/** What determines the status of a prescription. */
export interface PrescriptionFacts {
  state: PrescriptionState;
  cancel_state: CancelState | null;
  fill_state: FillState | null;
  /** The day on which the patient stopped taking it. */
  to_date: string | null;
}

/**
 * Returns a prescription's status. What has not left the clinic is a draft; a cancellation counts once the pharmacy has
 * approved it, and stops what was dispensed already.
 */
export function prescriptionStatus(
  { state, cancel_state: cancel, fill_state: fill, to_date: ended }: PrescriptionFacts,
  today: string,
): MedicationRequest['status'] {
  if (state === 'Saved' || state === 'Failed') return 'draft';
  if (state === 'Withdrawn') return 'cancelled';
  if (cancel === 'Approved') return fill === 'Dispensed' || fill === 'PartiallyDispensed' ? 'stopped' : 'cancelled';
  return listedStatus(ended, today);
}

/** Returns the status of a medication by the day on which it was stopped. */
export function listedStatus(ended: string | null, today: string): 'active' | 'stopped' {
  return ended !== null && ended <= today ? 'stopped' : 'active';
}
