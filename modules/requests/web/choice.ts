import type { WholeRequestFragment } from './patient_request.operations.gen.ts';
import type { Extra } from './use-handle-request.ts';

/** What of a request is taken over. */
export interface Choice {
  /** Names of fields or ids of vitals; null where there is nothing to choose. */
  accepted: string[] | null;
  /** Of an allergy that is to be deleted: what becomes of it. Null until somebody says so: whichever was guessed would be believed. */
  allergyEnds: 'entered_in_error' | 'resolved' | 'inactive' | null;
}

/** A value as a patient sent it. */
export interface SentVital {
  vital_info_id: string;
  vital_name: string;
  vital_unit: string;
  code: string | null;
  value: number;
}

/** A medication as a patient sent it. */
export interface SentMedication {
  drug_name: string;
  frequency: string | null;
  from: string | null;
  to: string | null;
  record_type: string;
  type: string | null;
}

/** A request begins with all of it chosen. */
export function beginChoice({ type, data }: WholeRequestFragment): Choice {
  const sent = data as Record<string, unknown>;
  const allergyEnds = null;
  if (type === 'PatientInfoUpdate') return { accepted: Object.keys(sent), allergyEnds };
  if (type === 'AddVital')
    return { accepted: (sent['vitals'] as SentVital[]).map(({ vital_info_id: id }) => id), allergyEnds };
  return { accepted: null, allergyEnds };
}

/** What has to be said before what is chosen can be approved; null where nothing has. */
export function missingOf({ type }: WholeRequestFragment, { allergyEnds }: Choice): string | null {
  return type === 'DeleteAllergy' && allergyEnds === null ? 'Choose an allergy status' : null;
}

/** What goes with the approval of what is chosen. */
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
