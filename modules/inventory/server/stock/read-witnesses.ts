import { holdersOf } from '#practice/server';
import type { Queryable } from '#platform/database.ts';
import type { Actor } from '#platform/request-context.ts';

/** Returns all other members who can view stock, by name: possible witnesses of a disposal. */
export async function readWitnesses(db: Queryable, actor: Actor): Promise<{ user_id: string; name: string }[]> {
  const holders = await holdersOf(db, actor.clinicId, 'inventory.view');
  const others = holders.filter((id) => id !== actor.userId);
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom('inventory.stock_member')
    .select(['user_id', 'first_name', 'last_name'])
    .where('clinic_id', '=', actor.clinicId)
    .where('user_id', 'in', others)
    .orderBy(({ fn }) => fn('lower', ['last_name']))
    .orderBy(({ fn }) => fn('lower', ['first_name']))
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, first_name, last_name }) => ({ user_id, name: `${first_name} ${last_name}` }));
}
