import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { groupsProblem, type PatientGroup, patientGroups } from './patient-groups.sql.ts';

/**
 * Stops sharing a view, so that its group is gone for apps, or shares it again under the same id, to undo that.
 * Repeating it changes nothing. NOT_FOUND; NAME_TAKEN or TOO_MANY if it is shared again.
 */
export function activateGroup(ctx: RequestContext, id: string, isShared: boolean): Promise<PatientGroup | DomainError> {
  const check = (tx: Parameters<typeof groupsProblem>[0]) => groupsProblem(tx, ctx.actor.clinicId);
  return patientGroups.activate(ctx, id, isShared, isShared ? check : undefined);
}
