import { foldName, searchText, type SearchedPatient } from '../rules/index.ts';

/** Returns the sort and search columns of a patient, recomputed on every change of a name or phone. */
export function searchKeys(patient: SearchedPatient): { last_key: string; first_key: string; search_text: string } {
  return {
    last_key: foldName(patient.last_name),
    first_key: foldName(patient.first_name),
    search_text: searchText(patient),
  };
}
