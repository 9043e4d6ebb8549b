import type { Queryable, Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { Handover } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { readMembers } from './practice.sql.ts';
import { personName } from '../rules/index.ts';

/** Something that a member holds, and who can take it over. */
export interface FoundHandover {
  handover: Handover;
  count: number;
  takers: { user_id: string; name: string }[];
}

/** What a member holds that somebody must take over, of all modules; only what there is some of. */
export async function findHandovers(
  house: House,
  db: Queryable,
  clinicId: string,
  userId: string,
  now: Date,
): Promise<FoundHandover[]> {
  const found: FoundHandover[] = [];
  for (const handover of modulesOf(house).flatMap(({ handovers }) => handovers ?? [])) {
    const count = await handover.count(db, clinicId, userId, now);
    if (count === 0) continue;
    const able = handover.takers === undefined ? null : new Set(await handover.takers(db, clinicId));
    const takers = (await readMembers(db, clinicId))
      .filter((member) => member.user_id !== userId && (able === null || able.has(member.user_id)))
      .map((member) => ({ user_id: member.user_id, name: personName(member) }));
    found.push({ handover, count, takers });
  }
  return found;
}

/** Who takes over what; null leaves it as it is. */
export interface HandoverChoice {
  id: string;
  to_user_id?: string | null;
}

/** Hands everything over as it was chosen. HANDOVER_MISSING names what nobody was chosen for, HANDOVER_REFUSED who can't take it. */
export async function handOver(
  tx: Tx,
  request: Request,
  userId: string,
  choices: readonly HandoverChoice[],
): Promise<Refusal | null> {
  const { house, actor, now } = request;
  for (const { handover, count, takers } of await findHandovers(house, tx, actor.clinicId, userId, now)) {
    const choice = choices.find(({ id }) => id === handover.id);
    if (choice === undefined)
      return refuse('HANDOVER_MISSING', `${handover.title} (${count}): choose who takes over.`, 'Who takes over?');
    const taker = choice.to_user_id ?? null;
    if (taker === null) {
      if (handover.mayStay === true) continue;
      return refuse('HANDOVER_MISSING', `${handover.title} (${count}) can’t be left to nobody.`, 'Who takes over?');
    }
    if (!takers.some(({ user_id }) => user_id === taker))
      return refuse('HANDOVER_REFUSED', `${handover.title} can’t be taken over by this member.`, 'Who takes over?');
    await handover.move(tx, request, userId, taker);
  }
  return null;
}
