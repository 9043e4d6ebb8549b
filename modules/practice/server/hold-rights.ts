import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { grantsBeyond, type Grant, type Holder } from '../rules/index.ts';
import { readMember, rightsOf } from './member.sql.ts';

/**
 * Waits until nobody else changes rights in this clinic and answers the rights that the actor holds now: what was read with the
 * request may be older than what another administrator has just done. FORBIDDEN where they no longer hold `rule`.
 */
export async function holdRights(tx: Tx, request: Request, rule: string): Promise<Holder | Refusal> {
  const { actor, now } = request;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.rights ${actor.clinicId}`}, 0))`.execute(tx);
  const member = await readMember(tx, actor.clinicId, actor.userId, now);
  if (member === null || !member.access_rules.includes(rule)) return refuseMissing();
  return rightsOf(member);
}

/** Tells every process and every open page that rights in the clinic have changed. */
export function tellRightsChanged(tx: Tx, { house, actor }: Request): Promise<void> {
  return house.live.publishIn(tx, [{ clinicId: actor.clinicId, topic: 'practice.rights-changed', body: {} }]);
}

/** MORE_RIGHTS where the grants reach further than the holder's own rights. */
export function refuseMore(holder: Holder, grants: readonly Grant[], who: string): Refusal | null {
  const beyond = grantsBeyond(holder, grants);
  if (beyond.length === 0) return null;
  const named = beyond.slice(0, 3).map(({ access_rule: rule }) => rule);
  const more = beyond.length > named.length ? ` and ${beyond.length - named.length} more` : '';
  return refuse('MORE_RIGHTS', `${who}: ${named.join(', ')}${more}.`, 'More than your own rights');
}

function refuseMissing(): Refusal {
  return refuse('FORBIDDEN', 'Your role does not allow this. An administrator can change that.', 'Not allowed');
}
