import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { Reassignment } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readMembers } from './members.sql.ts';
import { personName } from '../../rules/index.ts';

/** Work of a member, and the members who can take it over. */
export interface FoundReassignment {
  reassignment: Reassignment;
  count: number;
  takers: { user_id: string; name: string }[];
}

/** Finds a member's work that must be reassigned, in all modules; without empty entries. */
export async function findReassignments(
  app: App,
  db: Queryable,
  clinicId: string,
  userId: string,
  now: Date,
): Promise<FoundReassignment[]> {
  const found: FoundReassignment[] = [];
  for (const reassignment of modulesOf(app).flatMap(({ reassignments }) => reassignments ?? [])) {
    const count = await reassignment.count(db, clinicId, userId, now);
    if (count === 0) continue;
    const able = reassignment.takers === undefined ? null : new Set(await reassignment.takers(db, clinicId));
    const takers = (await readMembers(db, clinicId))
      .filter((member) => member.user_id !== userId && (able === null || able.has(member.user_id)))
      .map((member) => ({ user_id: member.user_id, name: personName(member) }));
    found.push({ reassignment, count, takers });
  }
  return found;
}

/** The chosen assignee of some work; null leaves it unassigned. */
export interface ReassignmentChoice {
  id: string;
  to_user_id?: string | null;
}

/**
 * Reassigns all work as chosen. HANDOVER_MISSING names work without a choice, HANDOVER_REFUSED a member who can't take
 * it over.
 */
export async function reassign(
  tx: Tx,
  ctx: RequestContext,
  userId: string,
  choices: readonly ReassignmentChoice[],
): Promise<DomainError | null> {
  const { app, actor, now } = ctx;
  for (const { reassignment, count, takers } of await findReassignments(app, tx, actor.clinicId, userId, now)) {
    const choice = choices.find(({ id }) => id === reassignment.id);
    if (choice === undefined)
      return domainError(
        'HANDOVER_MISSING',
        `${reassignment.title} (${count}): choose who takes over.`,
        'Who takes over?',
      );
    const taker = choice.to_user_id ?? null;
    if (taker === null) {
      if (reassignment.mayStay === true) continue;
      return domainError('HANDOVER_MISSING', `${reassignment.title} (${count}) must be reassigned.`, 'Who takes over?');
    }
    if (!takers.some(({ user_id }) => user_id === taker))
      return domainError(
        'HANDOVER_REFUSED',
        `${reassignment.title} can’t be taken over by this member.`,
        'Who takes over?',
      );
    await reassignment.move(tx, ctx, userId, taker);
  }
  return null;
}
