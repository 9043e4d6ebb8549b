import type { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { MutationUpdate_PatientArgs } from '../api/registration.gen.ts';
import { lockPatient, type Patient } from './patients.sql.ts';
import { updatePatientIn } from './update-patient.ts';

/** Changes a patient by the specification's short call, whose fields have names of their own; without a version what stands is changed. */
export function updateOfPatient(
  request: Request,
  { id, version, mail, birthday, ...fields }: MutationUpdate_PatientArgs,
): Promise<Patient | Refusal> {
  const patch = {
    ...fields,
    ...(mail === undefined ? null : { email: mail }),
    ...(birthday === undefined ? null : { date_of_birth: birthday }),
  };
  return request.house.database.transaction(async (tx) => {
    const stands = version ?? (await lockPatient(tx, request.actor.clinicId, id))?.version ?? 0;
    return updatePatientIn(tx, request, id, stands, patch);
  });
}
