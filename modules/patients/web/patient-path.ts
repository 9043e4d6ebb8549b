import { setPageName } from '#kit/navigation/page-names.ts';
import { type NamedPatient, patientName } from '../rules/index.ts';

/**
 * Returns the address of a patient's page, without the name. The name is passed as state, so that the page has a title
 * before the patient is loaded.
 */
export function patientPath(patient: NamedPatient & { id: string }): string {
  const path = `/patients/${patient.id}`;
  setPageName(path, patientName(patient));
  return path;
}
