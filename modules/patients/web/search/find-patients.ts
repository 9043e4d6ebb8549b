import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { patientListName } from '../../rules/index.ts';
import { patientPath } from '../patient-path.ts';
import { SearchPatientDocument } from '../globalsearch.operations.gen.ts';

/** Patients for the global search: "Quist, Ada", with date of birth and record number. */
export async function findPatients(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { searchPatient: found } = await request(
    SearchPatientDocument,
    { data: { keyword: keyword.slice(0, 100) } },
    { signal },
  );
  return found.map((patient) => ({
    id: patient.id,
    title: patientListName(patient),
    detail: [
      formatDay(patient.date_of_birth),
      patient.user_patient_id,
      patient.deceased_date && `deceased ${formatDay(patient.deceased_date)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    path: patientPath(patient),
  }));
}
