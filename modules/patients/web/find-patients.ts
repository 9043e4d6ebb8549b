import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { patientListName } from '../rules/index.ts';
import { patientPath } from './patient-path.ts';
import { FindPatientsDocument } from './registration.operations.gen.ts';

// The global search shows twelve hits of all kinds.
const TAKE = 12;

/** Patients for the global search: "Quist, Ada", with date of birth and record number. */
export async function findPatients(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { search_patients: found } = await request(
    FindPatientsDocument,
    { search: keyword.slice(0, 100), take: TAKE },
    { signal },
  );
  return found.patient_list.map((patient) => ({
    id: patient.id,
    title: patientListName(patient),
    detail: [formatDay(patient.date_of_birth), patient.user_patient_id].filter(Boolean).join(' · '),
    path: patientPath(patient),
  }));
}
