import type { WholeRequestFragment } from './patient_request.operations.gen.ts';
import type { Extra } from './use-handle-request.ts';

/** The parts of a request that are applied. */
export interface Choice {
  /** Names of fields or IDs of vitals; null if there is nothing to choose. */
  accepted: string[] | null;
  /** For an allergy to be deleted: its new status. Initially null, since users would trust a default. */
  allergyEnds: 'entered_in_error' | 'resolved' | 'inactive' | null;
}

/** A measurement as sent by a patient. */
export interface SentVital {
  vital_info_id: string;
  vital_name: string;
  vital_unit: string;
  code: string | null;
  value: number;
}

/** A medication as sent by a patient. */
export interface SentMedication {
  drug_name: string;
  frequency: string | null;
  from: string | null;
  to: string | null;
  record_type: string;
  type: string | null;
}

/** Returns the initial selection: all parts of the request. */
export function beginChoice({ type, data }: WholeRequestFragment): Choice {
  const sent = data as Record<string, unknown>;
  const allergyEnds = null;
  if (type === 'PatientInfoUpdate') return { accepted: Object.keys(sent), allergyEnds };
  if (type === 'AddVital')
    return { accepted: (sent['vitals'] as SentVital[]).map(({ vital_info_id: id }) => id), allergyEnds };
  return { accepted: null, allergyEnds };
}

/** Returns the error that prevents approving the selection, or null. */
export function missingOf({ type }: WholeRequestFragment, { allergyEnds }: Choice): string | null {
  return type === 'DeleteAllergy' && allergyEnds === null ? 'Choose an allergy status' : null;
}

/** Returns the additional input for approving the selection. */
export function extraOf({ type, review }: WholeRequestFragment, { accepted, allergyEnds }: Choice): Extra {
  switch (type) {
    case 'PatientInfoUpdate':
      return { accepted, patient_version: review.patient_version };
    case 'AddVital':
      return { accepted };
    case 'DeleteAllergy':
      return { data: { status: allergyEnds }, row_version: review.row_version };
    case 'DeleteMedicationHistory':
    case 'CancelAppointment':
      return { row_version: review.row_version };
    default:
      return {};
  }
}
