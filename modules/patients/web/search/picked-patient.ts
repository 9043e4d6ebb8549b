import { formatDay } from '#kit/formats/day.ts';
import { type NamedPatient, patientListName } from '../../rules/index.ts';

/** A selected patient, with the details that distinguish patients of the same name. */
export interface PickedPatient extends NamedPatient {
  id: string;
  date_of_birth: string | null;
  /** For components that show the death. */
  deceased_date?: string | null;
  user_patient_id: string;
}

/** Formats a selected patient in one line: "Quist, Ada · 03/04/1990 · 100234". */
export function pickedText(patient: PickedPatient): string {
  return [patientListName(patient), formatDay(patient.date_of_birth), patient.user_patient_id]
    .filter(Boolean)
    .join(' · ');
}
