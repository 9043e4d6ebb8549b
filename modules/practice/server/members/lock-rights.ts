import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { Actor, RequestContext } from '#platform/request-context.ts';
import { grantsBeyond, grantsNotToGive, type Grant, type Holder } from '../../rules/index.ts';
import { readMember, rightsOf } from './member.sql.ts';

/**
 * Waits until nobody else changes rights in this clinic and answers the rights that the actor holds now: what was read with the
 * request may be older than what another administrator has just done. FORBIDDEN where they no longer hold `rule`.
 */
export async function lockRights(tx: Tx, ctx: RequestContext, rule: string): Promise<Holder | DomainError> {
  const { actor, now } = ctx;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.rights ${actor.clinicId}`}, 0))`.execute(tx);
  const member = await readMember(tx, actor.clinicId, actor.userId, now);
  if (member === null || !member.access_rules.includes(rule)) return rejectMissing();
  return rightsOf(member);
}

/** Notifies every process and every open page that rights in the clinic have changed. */
export function notifyRightsChanged(tx: Tx, { app, actor }: RequestContext): Promise<void> {
  return app.live.publishIn(tx, [{ clinicId: actor.clinicId, topic: 'practice.rights-changed', body: {} }]);
}

/** How a domain error begins that is about a role which somebody can't give. */
export const GIVES_TOO_MUCH = 'You can only give roles whose administrative rights you hold yourself';

/** The rules that daily work needs: all that are declared and not administrative. */
export function ordinaryRules(app: App): ReadonlySet<string> {
  const rules = modulesOf(app).flatMap(({ accessRules }) => accessRules);
  return new Set(rules.filter(({ administrative }) => administrative !== true).map(({ id }) => id));
}

/** MORE_RIGHTS where a role is made with more than its maker's own rights. */
export function rejectMore(holder: Holder, grants: readonly Grant[], who: string): DomainError | null {
  return rejectBeyond(grantsBeyond(holder, grants), who);
}

/** MORE_RIGHTS where somebody is given, or is touched who holds, administrative rights beyond the holder's own; see decision 0037. */
export function rejectGiving(app: App, holder: Holder, grants: readonly Grant[], who: string): DomainError | null {
  return rejectBeyond(grantsNotToGive(holder, grants, ordinaryRules(app)), who);
}

/** Whether the actor may give somebody a role with these grants. */
export function mayGive(app: App, actor: Actor, grants: readonly Grant[]): boolean {
  return actor.rules.has('practice.members') && grantsNotToGive(actor, grants, ordinaryRules(app)).length === 0;
}

function rejectBeyond(beyond: readonly Grant[], who: string): DomainError | null {
  if (beyond.length === 0) return null;
  const named = beyond.slice(0, 3).map(({ access_rule: rule }) => rule);
  const more = beyond.length > named.length ? ` and ${beyond.length - named.length} more` : '';
  return domainError('MORE_RIGHTS', `${who}: ${named.join(', ')}${more}.`, 'More than your own rights');
}

function rejectMissing(): DomainError {
  return domainError(
    'FORBIDDEN',
    'You don’t have permission to do this. An administrator can change that.',
    'Not allowed',
  );
}
