import { formatDay } from '#kit/formats/day.ts';
import { type NamedPatient, patientListName } from '../../rules/index.ts';

/** What has to be known of a patient who is picked somewhere: enough to tell them from another of the same name. */
export interface PickedPatient extends NamedPatient {
  id: string;
  date_of_birth: string | null;
  /** Where whoever shows them wants to say so. */
  deceased_date?: string | null;
  user_patient_id: string;
}

/** A picked patient in one line: "Quist, Ada · 03/04/1990 · 100234". */
export function pickedText(patient: PickedPatient): string {
  return [patientListName(patient), formatDay(patient.date_of_birth), patient.user_patient_id]
    .filter(Boolean)
    .join(' · ');
}
