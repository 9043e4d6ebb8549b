import { beforeAll, expect, test } from 'vitest';
import { dispense, inventory, returnToStock, saveProduct } from '#inventory/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { chart } from '#chart/server';
import { billing } from '../index.ts';
import { readBalance } from '../ledger/ledger.sql.ts';
import { must } from '#platform/testing/must.ts';
import { insertPatientsInBulk } from '#patients/server';
import { postCharges } from './post-charges.ts';
import { proposeProduct } from './propose-product.ts';

const app = useTestApp();
let clinicId: string;
let manager: RequestContext;
let biller: RequestContext;
let doctor: RequestContext;
let patientId: string;
beforeAll(async () => {
  const made = await makeTestClinic(app(), [...billing.accessRules, ...chart.accessRules, ...inventory.accessRules]);
  clinicId = made.clinicId;
  [manager, biller, doctor] = (await Promise.all(
    (['Manager', 'Biller', 'Doctor'] as const).map((role) => made.as(role)),
  )) as [RequestContext, RequestContext, RequestContext];
  const person = { first_name: 'Ada', last_name: 'Shelf', gender: 'Female', date_of_birth: '1980-05-01' };
  const [id] = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinicId,
      [{ ...person, deceased_date: null, mailing_address: null, tags: [] } as never],
      app().clock(),
    ),
  );
  patientId = id!;
});

/** Delivers a domain event like the outbox does. */
const publishProduct = (id: string): Promise<void> =>
  app().database.transaction((tx) => proposeProduct(app(), tx, { clinicId, body: { id } } as never));

const charges = async () =>
  (
    await app().database.pool.query(
      `select id, version, quantity, amount_of_charge::int as amount, state, dispensed_quantity, deleted_time is not null as gone
       from billing.charge where patient_id = $1 order by created_time, id`,
      [patientId],
    )
  ).rows;

const hand = async (quantity: number, priceCents = 1250): Promise<string> => {
  const product = must(
    await saveProduct(
      manager,
      { kind: 'supplement', product_name: `Zinc ${newId()}`, price_cents: priceCents, valid_days: null },
      null,
    ),
  );
  const given = must(
    await app().database.transaction((tx) =>
      dispense(tx, doctor, { patientId, productId: product.id, quantity, key: newId() }),
    ),
  );
  return given.id;
};

test('proposes a product dispensed without a charge once, and posting it deducts no more stock', async () => {
  const id = await hand(3);
  await publishProduct(id);
  await publishProduct(id);
  const [draft, ...others] = await charges();
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ quantity: 3, amount: 3750, state: 'draft', dispensed_quantity: 3 });
  must(await postCharges(biller, [{ id: draft.id, version: draft.version }]));
  expect(await readBalance(app().database.kysely, clinicId, patientId)).toBe(3750);
  const { rows } = await app().database.pool.query(
    'select sum(quantity)::int as out from inventory.dispensing where patient_id = $1',
    [patientId],
  );
  expect(rows[0].out).toBe(3);
  const open = await app().database.pool.query('select 1 from inventory.dispense_order where patient_id = $1', [
    patientId,
  ]);
  expect(open.rowCount).toBe(0);
});

test('a return deletes its draft, and free or prepaid products have none', async () => {
  const before = (await charges()).length;
  const id = await hand(2);
  await publishProduct(id);
  const back = async (quantity: number) =>
    must(
      await app().database.transaction((tx) =>
        returnToStock(tx, doctor, { dispensingId: id, quantity, reason: 'Wrong', toStock: true, key: newId() }),
      ),
    ).id;
  await publishProduct(await back(1));
  expect((await charges()).at(-1)).toMatchObject({ quantity: 1, amount: 1250, gone: false });
  await publishProduct(await back(1));
  expect((await charges()).at(-1)).toMatchObject({ gone: true });
  await publishProduct(await hand(1, 0));
  expect(await charges()).toHaveLength(before + 1);
});
