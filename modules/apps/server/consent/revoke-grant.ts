import { recordChange } from '#audit/server';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { endGrant, findGrant, type GrantRow } from './grants.sql.ts';

/**
 * Ends what a person allowed an app, effective immediately. Members end their own; with the right to manage apps, all
 * of the clinic.
 */
export function revokeGrant(ctx: RequestContext, id: string): Promise<GrantRow | DomainError> {
  const { clinicId, userId, rules } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<GrantRow | DomainError> => {
    const grant = await findGrant(tx, { clinicId, id });
    if (grant === null || (grant.user_id !== userId && !rules.has('apps.manage'))) return notFound('app access');
    await endGrant(tx, { clinicId, id }, ctx.now);
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: 'app_grant',
      objectId: id,
      patientId: grant.patient_id,
    });
    return grant;
  });
}
