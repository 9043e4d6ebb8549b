import { addOpeningStock, dispense, takeStock } from '#inventory/server';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { given } from './write-demo-notes.ts';

const DAY_MS = 86_400_000;

/** Adds stock of a public program, of which a child received a test, and gauze that belongs to its vendor. */
export async function writeOwnedStock(
  nurse: (daysAgo: number) => RequestContext,
  ids: { tests: string; test: string; gauze: string; child: string },
  { cabinet, storage }: { cabinet: string; storage: string },
): Promise<void> {
  const { app, actor, now } = nurse(9);
  const expires_on = dayIn(actor.timeZone, new Date(now.getTime() + 300 * DAY_MS));
  const lot = { lot_number: 'VFC-2207', expires_on, owner: 'public', programme: 'VFC', quantity: 10 };
  given(await addOpeningStock(nurse(9), newId(), { item_id: ids.tests, location_id: cabinet, ...lot }));
  const test = { productId: ids.test, patientId: ids.child, quantity: 1, key: newId() };
  const eligible = { stockOwner: 'public', eligibility: 'medicaid' } as const;
  given(await app.database.transaction((tx) => dispense(tx, nurse(6), { ...test, ...eligible })));
  await writeVendorLot(nurse, ids.gauze, storage);
}

// Some was used two months ago and last month, so that a month can be settled.
async function writeVendorLot(
  nurse: (daysAgo: number) => RequestContext,
  itemId: string,
  storage: string,
): Promise<void> {
  const goods = {
    lot_number: 'GZ-C11',
    owner: 'consigned',
    quantity: 400,
    cost_cents: 10_400,
    expires_on: '2029-06-30',
  };
  const [id] = given(await addOpeningStock(nurse(70), newId(), { item_id: itemId, location_id: storage, ...goods }));
  const { app, actor } = nurse(70);
  const movement = await app.database.kysely
    .selectFrom('inventory.movement')
    .select('lot_id')
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', id!)
    .executeTakeFirstOrThrow();
  const of = { lot_id: movement.lot_id, location_id: storage, reason: 'Exam rooms restocked' };
  for (const [daysAgo, quantity] of [
    [62, 60],
    [33, 45],
    [4, 20],
  ] as const)
    given(await takeStock(nurse(daysAgo), newId(), 'use', { ...of, quantity }));
}
