import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Returns the first inconsistent row of a clinic's stock, described without patient data, or null. */
export async function proveStock(db: Queryable, clinicId: string): Promise<string | null> {
  const { rows: sums } = await sql<{ lot_id: string; location_id: string; kept: number; moved: number }>`
    select lot_id, location_id, coalesce(s.quantity, 0) as kept, coalesce(m.moved, 0)::int as moved
    from (select lot_id, location_id, quantity from inventory.stock where clinic_id = ${clinicId}) s
    full join (select lot_id, location_id, sum(quantity) as moved from inventory.movement where clinic_id = ${clinicId}
      group by lot_id, location_id) m using (lot_id, location_id)
    where coalesce(s.quantity, 0) <> coalesce(m.moved, 0) or m.moved < 0 order by 1, 2 limit 1`.execute(db);
  const [sum] = sums;
  if (sum !== undefined)
    return `stock: lot ${sum.lot_id} at ${sum.location_id} says ${sum.kept}, its movements sum to ${sum.moved}`;
  const { rows: given } = await sql<{ id: string; needed: number; moved: number }>`
    select d.id, d.needed, coalesce(sum(m.quantity), 0)::int as moved
    from (select d.clinic_id, d.id, -sign(d.quantity) as needed from inventory.dispensing d
      where d.clinic_id = ${clinicId} and d.item_id is not null) d
    left join inventory.movement m on m.clinic_id = d.clinic_id and m.dispensing_id = d.id and m.kind in ('dispense', 'undispense')
    group by d.id, d.needed having sign(coalesce(sum(m.quantity), 0)) <> d.needed order by 1 limit 1`.execute(db);
  const [dispensing] = given;
  if (dispensing !== undefined) return `dispensing ${dispensing.id}: its movements sum to ${dispensing.moved}`;
  const { rows: over } = await columnsOf({ d: 'inventory.dispensing' }, ['d.id'])
    .select(sql`from inventory.dispensing d
    join (select reverses_id, sum(quantity) as back from inventory.dispensing
      where clinic_id = ${clinicId} and reverses_id is not null group by reverses_id) r on r.reverses_id = d.id
    where d.clinic_id = ${clinicId} and d.quantity + r.back < 0 order by d.id limit 1`)
    .execute(db);
  if (over[0] !== undefined) return `dispensing ${over[0].id}: more was returned than was dispensed`;
  const { rows: drawn } = await sql<{ id: string; quantity: number; drawn: number }>`
    select o.id, o.quantity, sum(d.quantity)::int as drawn from inventory.dispense_order o
    join inventory.dispensing d on d.clinic_id = o.clinic_id and d.order_id = o.id
    where o.clinic_id = ${clinicId} group by o.id, o.quantity having sum(d.quantity) > o.quantity or sum(d.quantity) < 0
    order by 1 limit 1`.execute(db);
  const [order] = drawn;
  return order === undefined ? null : `dispense order ${order.id}: ${order.drawn} drawn of ${order.quantity}`;
}
