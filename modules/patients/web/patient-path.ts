import { setPageName } from '#kit/navigation/page-names.ts';
import { type NamedPatient, patientName } from '../rules/index.ts';

/** The address of a patient's page, which names nobody; the page knows its title before it has the patient. */
export function patientPath(patient: NamedPatient & { id: string }): string {
  const path = `/patients/${patient.id}`;
  setPageName(path, patientName(patient));
  return path;
}
