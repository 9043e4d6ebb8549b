import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { howMany } from '#values/testing/how-many.ts';
import { dispense } from '../dispensing/dispense.ts';
import { returnToStock } from '../dispensing/return-to-stock.ts';
import { saveLocation } from '../locations/save-location.ts';
import { done, makeStockClinic } from '../testing/stock-clinic.ts';
import { addOpeningStock, adjustStock, transferStock } from './change-stock.ts';
import { proveStock } from './prove-stock.ts';

const app = useTestApp();
// 100,000 for the full run: STOCK_MOVEMENTS=100000.
const MOVEMENTS = Number(process.env['STOCK_MOVEMENTS'] ?? howMany(250, 800));
const SEED = Number(process.env['STOCK_SEED'] ?? 20_261_122);
const USERS = 10;
const ITEMS = 6;

/** Seeded random numbers, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An app that may crash just before a transaction commits, or just after it, before the caller gets an answer. */
function mortal(real: App, roll: (below: number) => number): App {
  const { database } = real;
  return {
    ...real,
    database: {
      ...database,
      kysely: database.kysely,
      transaction: async (work) => {
        const dies = roll(12);
        const answer = await database.transaction(async (tx) => {
          const result = await work(tx);
          if (dies === 0) throw new Error('died before the commit');
          return result;
        });
        if (dies === 1) throw new Error('died after the commit');
        return answer;
      },
    },
  };
}

test(
  'ten concurrent users with crashes and repeated calls: every sum is right and nothing is negative',
  { timeout: 300_000 + MOVEMENTS * 600 },
  async () => {
    const clinic = await makeStockClinic(app());
    const other = done(await saveLocation(clinic.manager, { location_name: 'Second shelf' }, null)).id;
    const patients = await Promise.all(Array.from({ length: 4 }, (_, n) => clinic.addPatient(`Random${n}`)));
    const items: { itemId: string; productId: string }[] = [];
    for (let n = 0; n < ITEMS; n += 1) items.push(await clinic.addItem(`Random thing ${n}`, { units: 1 + (n % 3) }));
    const known: string[] = [];
    let [calls, moved] = [0, 0];
    /** Returns the number of movements. */
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from inventory.movement where clinic_id = ${clinic.clinicId}`.execute(
        app().database.kysely,
      );
      return rows[0]!.count;
    };
    const user = async (number: number): Promise<void> => {
      const roll = dice(SEED + number);
      const doctor = number % 2 === 0 ? clinic.nurse : clinic.doctor;
      const ctx = { ...doctor, app: mortal(app(), roll) };
      while (moved < MOVEMENTS) {
        calls += 1;
        if (calls % 50 === 0) moved = await count();
        const { itemId, productId } = items[roll(ITEMS)]!;
        const [quantity, key] = [1 + roll(6), newId()];
        const what = roll(10);
        const lots = await lotsOf(clinic.clinicId, itemId);
        const lot = lots[roll(Math.max(1, lots.length))];
        const call = (): Promise<unknown> => {
          if (what < 2 || lot === undefined) {
            const lotNumber = `L${roll(5)}`;
            const expires = ['2026-11-20', '2026-12-24', '2027-03-01'][roll(3)]!;
            return addOpeningStock(ctx, key, {
              item_id: itemId,
              location_id: clinic.locationId,
              quantity: quantity * 4,
              lot_number: lotNumber,
              expires_on: expires,
            });
          }
          const where = { lot_id: lot.lot_id, location_id: lot.location_id };
          if (what === 2) return adjustStock(ctx, key, { ...where, quantity: -quantity, reason: 'Random' });
          if (what === 3) {
            const to = lot.location_id === other ? clinic.locationId : other;
            return transferStock(ctx, key, { ...where, to_location_id: to, quantity });
          }
          if (what === 4 && known.length > 0) {
            const dispensingId = known[roll(known.length)]!;
            return ctx.app.database.transaction((tx) =>
              returnToStock(tx, ctx, { dispensingId, quantity: 1, reason: 'Random', toStock: roll(2) === 0, key }),
            );
          }
          return ctx.app.database.transaction((tx) =>
            dispense(tx, ctx, { patientId: patients[roll(4)]!, productId, quantity, key }),
          );
        };
        // A caller without an answer retries with the same key.
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const answer = await call().catch((error: unknown) => error);
          if (answer instanceof Error && !isDomainError(answer)) {
            if (!answer.message.startsWith('died')) throw answer;
            continue;
          }
          const given = answer as { id?: string; quantity?: number };
          if (what > 4 && given.id !== undefined && (given.quantity ?? 0) > 0) known.push(given.id);
          break;
        }
      }
    };
    await Promise.all(Array.from({ length: USERS }, (_, n) => user(n)));

    expect(await count()).toBeGreaterThanOrEqual(MOVEMENTS);
    const db = app().database.kysely;
    expect(await proveStock(db, clinic.clinicId)).toBeNull();
    const { rows } =
      await sql`select 1 from inventory.stock where clinic_id = ${clinic.clinicId} and quantity < 0`.execute(db);
    expect(rows).toEqual([]);
    const { rows: late } = await sql`
      select 1 from inventory.movement m join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
      where m.clinic_id = ${clinic.clinicId} and m.kind = 'dispense' and l.expires_on < '2026-11-23'`.execute(db);
    expect(late, 'handed out of an expired lot').toEqual([]);
    const { rows: twice } = await sql`
      select client_key from inventory.stock_call where clinic_id = ${clinic.clinicId} group by client_key having count(*) > 1`.execute(
      db,
    );
    expect(twice).toEqual([]);
  },
);

async function lotsOf(clinicId: string, itemId: string): Promise<{ lot_id: string; location_id: string }[]> {
  const { rows } = await sql<{ lot_id: string; location_id: string }>`
    select lot_id, location_id from inventory.stock where clinic_id = ${clinicId} and item_id = ${itemId} order by lot_id, location_id`.execute(
    app().database.kysely,
  );
  return rows;
}
