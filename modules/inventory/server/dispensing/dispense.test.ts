import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { proveStock } from '../stock/prove-stock.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { moveStock } from '../stock/move-stock.ts';
import { previewSafety } from './check-safety.ts';
import { dispense, type DispenseInput } from './dispense.ts';
import { findOrders } from './dispense-orders.sql.ts';
import { cancelOrder, orderDispensing, type OrderInput } from './order-dispensing.ts';
import { returnToStock } from './return-to-stock.ts';

const app = useTestApp();
let clinic: StockClinic;
let patientId: string;
beforeAll(async () => {
  clinic = await makeStockClinic(app());
  patientId = await clinic.addPatient('Lovelace');
});

const give = (input: Partial<DispenseInput>, by = clinic.nurse) =>
  app().database.transaction((tx) => dispense(tx, by, { patientId, quantity: 1, key: newId(), ...input }));
const order = (input: Partial<OrderInput> & { productId: string }) =>
  app().database.transaction((tx) =>
    orderDispensing(tx, clinic.nurse, { patientId, quantity: 1, key: newId(), ...input }),
  );
const back = (dispensingId: string, more: object = {}) =>
  app().database.transaction((tx) =>
    returnToStock(tx, clinic.nurse, { dispensingId, reason: 'Unopened', toStock: true, key: newId(), ...more }),
  );
const proof = () => proveStock(app().database.kysely, clinic.clinicId);

describe('dispensing', () => {
  test('takes the earliest expiration first, from as many lots as needed', async () => {
    const { itemId, productId } = await clinic.addItem('Ibuprofen 400 mg', { units: 10 });
    const late = await clinic.addLot(itemId, 'B2', '2027-12-31', 30);
    const soon = await clinic.addLot(itemId, 'A1', '2026-12-31', 15);
    const gone = await clinic.addLot(itemId, 'OLD', '2026-11-22', 100);
    const given = done(await give({ productId, quantity: 2 }));
    expect(given.lots.map(({ lot_id, quantity }) => [lot_id, quantity])).toEqual([
      [soon, 15],
      [late, 5],
    ]);
    expect(given).toMatchObject({ quantity: 2, standing: 2, cost_cents: 200 });
    expect(codeOf(await give({ productId, quantity: 3 }))).toBe('OUT_OF_STOCK');
    expect(codeOf(await give({ itemId, lotId: gone }))).toBe('EXPIRED');
    expect(await clinic.onHand(itemId)).toBe(125);
    expect(await proof()).toBeNull();
  });

  test('a lot can be dispensed on its last day', async () => {
    const { itemId, productId } = await clinic.addItem('Cetirizine 10 mg');
    await clinic.addLot(itemId, 'L', '2026-11-23', 1);
    done(await give({ productId }));
  });

  test('repeating the key returns the same result and moves nothing', async () => {
    const { itemId, productId } = await clinic.addItem('Loratadine 10 mg');
    await clinic.addLot(itemId, 'L', null, 5);
    const key = newId();
    const first = done(await give({ productId, key }));
    const twice = await Promise.all([give({ productId, key }), give({ productId, key })]);
    expect(twice.map((each) => done(each).id)).toEqual([first.id, first.id]);
    expect(await clinic.onHand(itemId)).toBe(4);
  });

  test('ten concurrent calls never take more than is available', async () => {
    const { itemId, productId } = await clinic.addItem('Zinc 50 mg');
    await clinic.addLot(itemId, 'L1', '2027-01-01', 3);
    await clinic.addLot(itemId, 'L2', '2027-02-01', 3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => give({ productId })));
    expect(answers.filter((each) => 'standing' in each)).toHaveLength(6);
    expect(await clinic.onHand(itemId)).toBe(0);
    expect(await proof()).toBeNull();
  });

  test('an allergy on record needs a reason', async () => {
    const other = await clinic.addPatient('Allergic');
    await sql`insert into patients.allergy (clinic_id, id, patient_id, substance, category, created_time)
      values (${clinic.clinicId}, ${newId()}, ${other}, 'Penicillins', 'drug', ${app().clock()})`.execute(
      app().database.kysely,
    );
    const { itemId, productId } = await clinic.addItem('Penicillin V 500 mg');
    await clinic.addLot(itemId, 'L', null, 5);
    expect(codeOf(await give({ productId, patientId: other }))).toBe('SAFETY_WARNING');
    const given = done(await give({ productId, patientId: other, overrideReason: 'Tolerated in 2024' }));
    expect(given.override_reason).toBe('Tolerated in 2024');
  });

  test('severe interactions need a reason, failed checks are reported, and the dose is computed from the days supply', async () => {
    const other = await clinic.addPatient('Anticoagulated');
    const takes = async (...names: string[]) => {
      for (const name of names)
        await sql`insert into patients.medication_record (clinic_id, id, patient_id, drug_name, record_type, created_time, updated_time)
          values (${clinic.clinicId}, ${newId()}, ${other}, ${name}, 'Drug', ${app().clock()}, ${app().clock()})`.execute(
          app().database.kysely,
        );
    };
    await takes('Warfarin 5 mg tablet');
    const { itemId, productId } = await clinic.addItem('Ibuprofen 600 mg tablet');
    await clinic.addLot(itemId, 'L', null, 500);
    const preview = (more: object = {}) =>
      previewSafety(clinic.nurse, {
        patientId: other,
        productId,
        itemId: null,
        quantity: 30,
        daysSupply: null,
        ...more,
      });
    const safety = done(await preview());
    expect(safety).toMatchObject({ outcome: 'alert', needsReason: true });
    expect(safety.alerts).toMatchObject([{ kind: 'interaction', severity: 'severe' }]);
    expect(safety.unchecked).toContain('Allergies: Allergies. Allergies not recorded.');
    expect(codeOf(await give({ productId, patientId: other }))).toBe('SAFETY_WARNING');
    const given = done(await give({ productId, patientId: other, overrideReason: 'INR is watched', daysSupply: 10 }));
    expect(given).toMatchObject({ override_reason: 'INR is watched', safety_outcome: 'alert', days_supply: 10 });
    expect(given.safety_alerts).toEqual([safety.alerts[0]!.title]);
    const kinds = async (daysSupply: number) => done(await preview({ daysSupply })).alerts.map(({ kind }) => kind);
    expect(await kinds(10)).not.toContain('dose');
    expect(await kinds(1)).toContain('dose');
    // Without a finding no reason is recorded, and a refill is not an alert.
    const plain = await clinic.addItem('Warfarin 5 mg tablet');
    await clinic.addLot(plain.itemId, 'L', null, 5);
    const refill = done(await give({ productId: plain.productId, patientId: other, overrideReason: 'Just so' }));
    expect(refill).toMatchObject({ override_reason: null, safety_alerts: [] });
    expect(codeOf(await preview({ patientId: newId() }))).toBe('NOT_FOUND');
    expect(codeOf(await preview({ quantity: 1.5 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await preview({ daysSupply: 0 }))).toBe('BAD_USER_INPUT');
  });

  test('items unknown to the compendium can’t be checked, but can be dispensed', async () => {
    const { itemId, productId } = await clinic.addItem('Herbal mixture of the house');
    await clinic.addLot(itemId, 'L', null, 5);
    expect(done(await give({ productId }))).toMatchObject({ safety_outcome: 'could-not-check', override_reason: null });
  });

  test('public program lots are for its patients only, and consignment lots count as the clinic’s', async () => {
    const { itemId, productId } = await clinic.addItem('Hepatitis B vaccine');
    const [own, theirs, left] = [newId(), newId(), newId()];
    const put = (id: string, lot: string, day: string, owner: string) =>
      sql`insert into inventory.lot (clinic_id, id, item_id, lot_number, expires_on, owner, programme, received_time, created_time)
        values (${clinic.clinicId}, ${id}, ${itemId}, ${lot}, ${day}, ${owner}, ${owner === 'public' ? 'VFC' : ''}, ${app().clock()}, ${app().clock()})`.execute(
        app().database.kysely,
      );
    await put(own, 'OWN', '2027-12-31', 'clinic');
    await put(theirs, 'VFC', '2027-01-31', 'public');
    await put(left, 'LEFT', '2027-06-30', 'consigned');
    for (const lotId of [own, theirs, left])
      await app().database.transaction((tx) =>
        moveStock(tx, clinic.nurse, [
          { kind: 'initial', itemId, lotId, locationId: clinic.locationId, quantity: 2, costCents: 0 },
        ]),
      );
    const lots = async (input: Partial<DispenseInput>) =>
      done(await give({ productId, ...input })).lots.map(({ lot_id }) => lot_id);
    expect(await lots({ quantity: 3 })).toEqual([left, own]);
    const child = await clinic.addPatient('Child');
    await app()
      .database.kysely.updateTable('patients.patient')
      .set({ date_of_birth: '2016-03-01' })
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', child)
      .execute();
    expect(await lots({ stockOwner: 'public', eligibility: 'medicaid', patientId: child })).toEqual([theirs]);
    expect(codeOf(await give({ productId, quantity: 2 }))).toBe('OUT_OF_STOCK');
    expect(codeOf(await give({ productId, quantity: 2, stockOwner: 'public' }))).toBe('OUT_OF_STOCK');
    expect(codeOf(await give({ productId, lotId: theirs }))).toBe('OTHER_OWNER');
    expect(codeOf(await give({ productId, lotId: own, stockOwner: 'public' }))).toBe('OTHER_OWNER');
  });

  test('rejects another clinic’s data, unknown patients and zero quantities', async () => {
    const { itemId, productId } = await clinic.addItem('Iron 65 mg');
    await clinic.addLot(itemId, 'L', null, 5);
    const other = await makeStockClinic(app());
    expect(codeOf(await give({ productId }, other.nurse))).toBe('NOT_FOUND');
    expect(codeOf(await give({ productId, patientId: await other.addPatient('Else') }))).toBe('NOT_FOUND');
    expect(codeOf(await give({ productId, quantity: 0 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await give({ productId, quantity: 1.5 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await give({ productId, orderId: newId() }))).toBe('NOT_FOUND');
    expect(codeOf(await give({}))).toBe('BAD_USER_INPUT');
    expect(await clinic.onHand(itemId)).toBe(5);
  });
});

describe('returns', () => {
  test('return units to the lots that they came from, last one first, and never more', async () => {
    const { itemId, productId } = await clinic.addItem('Magnesium 200 mg');
    const soon = await clinic.addLot(itemId, 'A', '2026-12-31', 3);
    const late = await clinic.addLot(itemId, 'B', '2027-12-31', 3);
    const given = done(await give({ productId, quantity: 5 }));
    expect(done(await back(given.id, { quantity: 1 })).lots).toMatchObject([{ lot_id: late, quantity: -1 }]);
    expect(codeOf(await back(given.id, { quantity: 5 }))).toBe('RETURNED');
    expect(codeOf(await back(given.id, { reason: ' ' }))).toBe('BAD_USER_INPUT');
    expect(done(await back(given.id, { quantity: 2, lotId: soon })).lots).toMatchObject([
      { lot_id: soon, quantity: -2 },
    ]);
    expect(done(await back(given.id, { toStock: false })).quantity).toBe(-2);
    expect(codeOf(await back(given.id))).toBe('RETURNED');
    expect(await clinic.onHand(itemId)).toBe(4);
    expect(await proof()).toBeNull();
  });
});

describe('orders', () => {
  test('are dispensed over time, and the rest can be canceled', async () => {
    const { itemId, productId } = await clinic.addItem('Vitamin C 500 mg');
    await clinic.addLot(itemId, 'L', null, 10);
    const [made] = done(await order({ productId, quantity: 4 }));
    done(await give({ orderId: made!.id, quantity: 3 }));
    expect(codeOf(await give({ orderId: made!.id, quantity: 2 }))).toBe('ORDER_DRAWN');
    const cancelled = done(
      await app().database.transaction((tx) =>
        cancelOrder(tx, clinic.nurse, { id: made!.id, version: null, reason: 'Stopped' }),
      ),
    );
    expect(cancelled).toMatchObject({ dispensed: 3, quantity: 4, cancel_reason: 'Stopped' });
    expect(codeOf(await give({ orderId: made!.id }))).toBe('ORDER_CANCELLED');
  });

  test('a package prepays its items until its last day', async () => {
    const service = newId();
    const bundle = newId();
    await sql`insert into inventory.product (clinic_id, id, kind, product_name, price_cents, valid_days, search_text, created_time) values
      (${clinic.clinicId}, ${service}, 'service', 'Infusion', 9900, null, 'infusion', ${app().clock()}),
      (${clinic.clinicId}, ${bundle}, 'package', 'Six infusions', 49500, 30, 'six infusions', ${app().clock()})`.execute(
      app().database.kysely,
    );
    await sql`insert into inventory.package_part (clinic_id, package_id, product_id, quantity, sort_index)
      values (${clinic.clinicId}, ${bundle}, ${service}, 6, 0)`.execute(app().database.kysely);
    expect(codeOf(await give({ productId: bundle }))).toBe('BAD_USER_INPUT');
    const key = newId();
    const [made] = done(await order({ productId: bundle, key }));
    expect(done(await order({ productId: bundle, key }))[0]!.id).toBe(made!.id);
    expect(made).toMatchObject({
      quantity: 6,
      is_prepaid: true,
      expires_on: '2026-12-23',
      package_name: 'Six infusions',
    });
    const served = done(await give({ orderId: made!.id }));
    expect(served).toMatchObject({ is_prepaid: true, lots: [], product_name: 'Infusion' });
    const page = { skip: 0, take: 10 };
    const open = (day: string) =>
      findOrders(app().database.kysely, clinic.clinicId, { patientId, isPrepaid: true, openOn: day }, page);
    expect((await open('2026-12-23')).orders).toMatchObject([{ dispensed: 1 }]);
    expect((await open('2026-12-24')).count).toBe(0);
  });
});
