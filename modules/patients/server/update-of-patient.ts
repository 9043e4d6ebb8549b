import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ArgsOf } from '#platform/field.ts';
import type { MutationResolvers } from '../api/registration.gen.ts';
import { lockPatient, type Patient } from './patients.sql.ts';
import { updatePatientIn } from './update-patient.ts';

/**
 * Changes a patient through the specification's short mutation, whose fields have different names; without a version,
 * the current one is changed.
 */
export function updateOfPatient(
  ctx: RequestContext,
  { id, version, mail, birthday, ...fields }: ArgsOf<MutationResolvers['update_patient']>,
): Promise<Patient | DomainError> {
  const patch = {
    ...fields,
    ...(mail === undefined ? null : { email: mail }),
    ...(birthday === undefined ? null : { date_of_birth: birthday }),
  };
  return ctx.app.database.transaction(async (tx) => {
    const stands = version ?? (await lockPatient(tx, ctx.actor.clinicId, id))?.version ?? 0;
    return updatePatientIn(tx, ctx, id, stands, patch);
  });
}
