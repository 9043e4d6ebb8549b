import { personName } from '#practice/rules';
import { holdersOf, readMembers } from '#practice/server';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';

/** A member who can be named as prescriber on a label. */
export interface Prescriber {
  id: string;
  name: string;
}

/** Returns the active members with permission to prescribe, by name. */
export async function readPrescribers(db: Queryable, clinicId: string): Promise<Prescriber[]> {
  const [members, holders] = await Promise.all([
    readMembers(db, clinicId),
    holdersOf(db, clinicId, 'prescribing.send'),
  ]);
  return members
    .filter(({ user_id }) => holders.includes(user_id))
    .map((member) => ({ id: member.user_id, name: personName(member) }));
}

/**
 * Returns the prescriber of an order or a dispensing record: the given one, or else the caller if they can prescribe;
 * null if neither. BAD_USER_INPUT if the given one has no permission to prescribe.
 */
export async function resolvePrescriber(
  db: Queryable,
  { clinicId, userId }: { clinicId: string; userId: string },
  named: string | null,
): Promise<{ id: string | null } | DomainError> {
  const holders = await holdersOf(db, clinicId, 'prescribing.send');
  if (named !== null)
    return holders.includes(named)
      ? { id: named }
      : invalid([{ path: 'input.prescriber_id', message: 'Choose a member with permission to prescribe.' }]);
  return { id: holders.includes(userId) ? userId : null };
}
