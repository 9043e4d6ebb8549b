import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { Actor, RequestContext } from '#platform/request-context.ts';
import { grantsBeyond, grantsNotToGive, type Grant, type Holder } from '../../rules/index.ts';
import { readMember, rightsOf } from './member.sql.ts';

/**
 * Locks the rights of this clinic and returns the actor's current rights, because those read with the request may be
 * outdated by another administrator's change. FORBIDDEN if they no longer have `rule`.
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

/** The beginning of the error message for a role that the user can't assign. */
export const GIVES_TOO_MUCH = 'You can only give roles whose administrative rights you hold yourself';

/** Returns the rules of daily work: all declared rules that are not administrative. */
export function ordinaryRules(app: App): ReadonlySet<string> {
  const rules = modulesOf(app).flatMap(({ accessRules }) => accessRules);
  return new Set(rules.filter(({ administrative }) => administrative !== true).map(({ id }) => id));
}

/** Returns MORE_RIGHTS for a role with more rights than those of the user who saves it. */
export function rejectMore(holder: Holder, grants: readonly Grant[], who: string): DomainError | null {
  return rejectBeyond(grantsBeyond(holder, grants), who);
}

/**
 * Returns MORE_RIGHTS for assigning, or for changing a member with, administrative rights that the holder lacks; see
 * decision 0037.
 */
export function rejectGiving(app: App, holder: Holder, grants: readonly Grant[], who: string): DomainError | null {
  return rejectBeyond(grantsNotToGive(holder, grants, ordinaryRules(app)), who);
}

/** Returns whether the actor may assign a role with these grants. */
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
