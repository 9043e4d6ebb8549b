import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { patientGroupInput } from '../../rules/index.ts';
import { groupsProblem, type PatientGroup, patientGroups } from './patient-groups.sql.ts';

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
    const problem = await groupsProblem(tx, ctx.actor.clinicId);
    if (problem !== null) return problem;
    return patientGroups.insert(tx, ctx, {
      group_name: name,
      filters: JSON.stringify(filters),
      created_by: ctx.actor.userId,
    });
  });
}
