import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { PatientStock, ShelfLot, UnitCost } from '../../rules/index.ts';

/** A lot in stock, with its cost and name. */
export interface StockedLot extends ShelfLot, UnitCost {
  lotNumber: string;
  manufacturer: string;
  /** The public program that owns it; empty otherwise. */
  programme: string;
}

const COLUMNS = columnsOf({ l: 'inventory.lot', s: 'inventory.stock' }, [
  'l.id as lotId',
  's.location_id as locationId',
  's.quantity',
  'l.expires_on as expiresOn',
  'l.held_reason as heldReason',
  'l.received_time as receivedTime',
  'l.cost_cents',
  'l.cost_units',
  'l.lot_number as lotNumber',
  'l.manufacturer',
  'l.programme',
]);

/**
 * Returns the stock of an item that a practice can use, locked for the rest of the transaction: at one location, or at
 * all dispensing locations; lots of a public program, or all others.
 */
export async function lockShelves(
  tx: Tx,
  clinicId: string,
  itemId: string,
  where: { locationId: string | null; practiceId: string; owner: PatientStock },
): Promise<StockedLot[]> {
  const { rows } = await COLUMNS.select(sql`from inventory.stock s
    join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
    join inventory.location p on p.clinic_id = s.clinic_id and p.id = s.location_id
    where s.clinic_id = ${clinicId} and s.item_id = ${itemId} and s.quantity > 0 and p.deleted_time is null and (l.owner = 'public') = ${where.owner === 'public'}
      and case when ${where.locationId}::uuid is null
        then p.is_dispensing and (p.practice_id is null or p.practice_id = ${where.practiceId}) else p.id = ${where.locationId}::uuid end
    order by s.lot_id, s.location_id for update of s`).execute(tx);
  return rows;
}

/** Returns the lots of a dispensing record, with the quantities taken and not yet returned. */
export async function readTaken(
  db: Queryable,
  clinicId: string,
  dispensingId: string,
): Promise<(StockedLot & { itemId: string })[]> {
  // Selected by id, since there are few: joining the movements in one statement would read all of a clinic's.
  const returns = await db
    .selectFrom('inventory.dispensing')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('reverses_id', '=', dispensingId)
    .execute();
  const ids = [dispensingId, ...returns.map(({ id }) => id)];
  const { rows } = await sql<StockedLot & { itemId: string }>`
    select l.id as "lotId", m.location_id as "locationId", l.item_id as "itemId", -sum(m.quantity)::int as quantity,
      l.expires_on as "expiresOn", l.held_reason as "heldReason", l.received_time as "receivedTime", l.cost_cents, l.cost_units,
      l.lot_number as "lotNumber", l.manufacturer, l.programme
    from inventory.movement m
    join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
    where m.clinic_id = ${clinicId} and m.kind in ('dispense', 'undispense') and m.dispensing_id = any(${ids}::uuid[])
    group by l.clinic_id, l.id, m.location_id having sum(m.quantity) < 0 order by l.expires_on nulls last, l.id`.execute(
    db,
  );
  return rows;
}
