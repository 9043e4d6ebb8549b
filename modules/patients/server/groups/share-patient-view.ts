import { checkInput } from '#platform/check-input.ts';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { MOST_GROUPS, patientGroupInput } from '../../rules/index.ts';
import { type PatientGroup, patientGroups, readPatientGroups } from './patient-groups.sql.ts';

/**
 * Shares a view of the patient list as a group, with its filters as they are now. NAME_TAKEN, or TOO_MANY if the clinic
 * has MOST_GROUPS.
 */
export async function sharePatientView(
  ctx: RequestContext,
  input: { name: unknown; filters: unknown },
): Promise<PatientGroup | DomainError> {
  const checked = checkInput(patientGroupInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { name, filters } = checked.value;
  return patientGroups.saving(ctx, async (tx) => {
    if ((await readPatientGroups(tx, ctx.actor.clinicId)).length >= MOST_GROUPS)
      return domainError('TOO_MANY', `A clinic can have ${MOST_GROUPS} groups. Stop sharing one first.`, 'Not shared');
    return patientGroups.insert(tx, ctx, {
      group_name: name,
      filters: JSON.stringify(filters),
      created_by: ctx.actor.userId,
    });
  });
}
