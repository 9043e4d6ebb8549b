import { writeQuery } from '#kit/navigation/query.ts';
import { type NamedPatient, patientName } from '../rules/index.ts';

/** The address of a patient's page; the name is there for the title before the patient is. */
export function patientPath(patient: NamedPatient & { id: string }): string {
  return `/patients/${patient.id}${writeQuery({ name: patientName(patient) })}`;
}
