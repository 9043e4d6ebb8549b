import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { codes, createClinicCode } from '#codes/server';
import { openNote, saveProcedures, signNote } from '#chart/server';
import {
  addOpeningStock,
  dispense,
  findOrders,
  inventory,
  proveStock,
  returnToStock,
  saveItem,
  saveLocation,
  saveProduct,
} from '#inventory/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readCharges } from './charges/charges.sql.ts';
import { createCharges } from './charges/create-charges.ts';
import { proposeCharges } from './charges/propose-charges.ts';
import { readUnposted } from './charges/read-unposted.ts';
import { reverseCharge } from './charges/reverse-charge.ts';
import { postCharges } from './charges/post-charges.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveAndKeep, proveClinic } from './accounts/prove.ts';
import { onDispensed, settleAll } from './settlement/settle-unit.ts';
import { applyPayment } from './payments/apply-credit.ts';
import { readPayments } from './payments/payments.sql.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { voidPayment } from './payments/void-payment.ts';
import { incomeReport } from './reports/income-report.ts';
import { moneyByMonth } from './reports/money-by-month.ts';
import { type BillingClinic, done, makeBillingClinic, errorCode } from './testing/billing-clinic.ts';

const app = useTestApp();
let clinic: BillingClinic;
let manager: RequestContext;
let doctor: RequestContext;
let itemId: string;
const products: Record<string, string> = {};

beforeAll(async () => {
  clinic = await makeBillingClinic(app());
  const all = [...inventory.accessRules, ...codes.accessRules].map(({ id }) => id);
  const may = (ctx: RequestContext): RequestContext => ({
    ...ctx,
    actor: { ...ctx.actor, rules: new Set([...ctx.actor.rules, ...all]) },
  });
  [manager, doctor] = [may(clinic.manager), may(clinic.doctor)];
  const { id: locationId } = done(await saveLocation(manager, { location_name: 'Cupboard' }, null));
  const item = { item_name: 'B12 vial', kind: 'drug', unit: 'vial', cost_cents: 100, cost_units: 1, packs: [] };
  itemId = done(await saveItem(manager, item, null)).id;
  done(
    await addOpeningStock(manager, newId(), {
      item_id: itemId,
      location_id: locationId,
      quantity: 10,
      lot_number: 'L1',
      expires_on: '2027-12-31',
    }),
  );
  const add = async (name: string, input: object): Promise<void> => {
    products[name] = done(await saveProduct(manager, { product_name: name, ...input }, null)).id;
  };
  await add('vial', { kind: 'drug', price_cents: 1000, item_id: itemId, item_quantity: 1, unit: 'vial' });
  await add('injection', { kind: 'service', price_cents: 5000 });
  const part = (name: string) => ({ product_id: products[name]!, quantity: 3 });
  await add('course', { kind: 'package', price_cents: 10_001, parts: [part('vial'), part('injection')] });
});
afterEach(() => app().setClock(new Date('2026-11-23T14:00:00Z')));

const db = () => app().database.kysely;
const balanceOf = (patient: string) => readBalance(db(), clinic.clinicId, patient);
const sell = async (patient: string) => {
  const line = { type: 'Product', description: 'Course', price: 10_001, date_of_charge: '2026-11-23', patient };
  const charge = { ...line, product: products['course'] };
  return done(await createCharges(doctor, newId(), [charge], true))[0]!;
};
const ordersOf = async (patientId: string) =>
  (await findOrders(db(), clinic.clinicId, { patientId, isPrepaid: true }, { skip: 0, take: 10 })).orders;
const draw = async (patientId: string, name: string, quantity: number): Promise<string> => {
  const order = (await ordersOf(patientId)).find(({ product_id }) => product_id === products[name])!;
  const input = { patientId, orderId: order.id, quantity, key: newId() };
  const made = done(await app().database.transaction((tx) => dispense(tx, doctor, input)));
  await publishDispense(made.id, order.id);
  return made.id;
};
const giveBack = async (dispensingId: string, quantity: number): Promise<void> => {
  const input = { dispensingId, quantity, reason: 'wrong', toStock: true, key: newId() };
  const made = done(await app().database.transaction((tx) => returnToStock(tx, doctor, input)));
  await publishDispense(made.id, made.order_id!);
};
const publishDispense = (id: string, orderId: string) =>
  app().database.transaction((tx) =>
    onDispensed(app(), tx, { clinicId: clinic.clinicId, body: { id, order_id: orderId } } as never),
  );
const unitsOf = async (patient: string) => {
  const { rows } = await sql<{ amount: number; state: string; method: string | null; open: number }>`
    select c.amount_of_charge as amount, c.state, y.method,
      (select sum(e.amount) - sum(e.applied) from billing.ledger_entry e where e.charge_id = c.id)::int as open
    from billing.charge c join billing.package_draw w on w.charge_id = c.id left join billing.payment y on y.id = w.payment_id
    where c.patient_id = ${patient} order by c.id`.execute(db());
  return rows;
};
const proved = () => proveClinic(db(), clinic.clinicId);

test('charges each package unit with its share of the revenue, covered by the package, to the last cent', async () => {
  const patient = await clinic.addPatient();
  await sell(patient);
  await clinic.pay(patient, 10_001);
  const first = await draw(patient, 'injection', 1);
  await publishDispense(first, (await ordersOf(patient))[0]!.id);
  expect(await balanceOf(patient)).toBe(0);
  await draw(patient, 'injection', 2);
  await draw(patient, 'vial', 3);
  const units = await unitsOf(patient);
  expect(units.map(({ method, open, state }) => [method, open, state])).toEqual(
    Array.from({ length: 3 }, () => ['prepaid', 0, 'posted']),
  );
  expect(units.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_001);
  expect(await balanceOf(patient)).toBe(0);
  expect(await proved()).toBeNull();
  const input = reportInput({
    clinicId: clinic.clinicId,
    from: '2026-11-01',
    to: '2026-11-30',
    timeZone: 'America/New_York',
    now: app().clock(),
    filters: {},
  });
  expect(await checkReport(moneyByMonth, db(), input)).toMatchObject([{ charges: 10_001, payments: 10_001 }]);
  expect(await checkReport(incomeReport, db(), input)).toMatchObject([
    { name: 'Course', net: 10_001, collected: 10_001 },
  ]);
});

test('returns go back to the package, whichever way they are made', async () => {
  const patient = await clinic.addPatient();
  await sell(patient);
  const drawn = await draw(patient, 'injection', 2);
  const whole = (await unitsOf(patient))[0]!.amount;
  await giveBack(drawn, 1);
  const [half] = await unitsOf(patient);
  expect(Math.abs(whole / 2 - half!.amount)).toBeLessThan(1);
  await giveBack(drawn, 1);
  expect(await unitsOf(patient)).toHaveLength(0);
  await draw(patient, 'vial', 1);
  const { rows } = await sql<{ id: string; payment_id: string }>`select c.id, w.payment_id from billing.charge c
    join billing.package_draw w on w.charge_id = c.id where c.patient_id = ${patient}`.execute(db());
  const { id, payment_id: paymentId } = rows[0]!;
  const refund = { client_key: newId(), payment_id: paymentId, amount: 1, reason_code: 'requested', reason: '' };
  expect(errorCode(await refundPayment(clinic.biller, refund))).toBe('PREPAID');
  expect(errorCode(await voidPayment(clinic.biller, paymentId, { version: 1, reason: 'x' }))).toBe('NOT_VOIDABLE');
  expect(errorCode(await applyPayment(clinic.biller, paymentId, []))).toBe('PREPAID');
  const [unit] = await readCharges(db(), clinic.clinicId, [id]);
  done(await reverseCharge(doctor, id, { version: unit!.version, reason: 'not given', returnStock: true }));
  expect((await readPayments(db(), clinic.clinicId, [paymentId]))[0]!.status).toBe('void');
  const vials = (await ordersOf(patient)).find(({ product_id }) => product_id === products['vial'])!;
  expect(vials.dispensed).toBe(0);
  await settleAll(app(), clinic.clinicId);
  expect(await unitsOf(patient)).toHaveLength(0);
  expect(await balanceOf(patient)).toBe(10_001);
  expect(await proved()).toBeNull();
});

test('reversing a package leaves its used units to be paid', async () => {
  const patient = await clinic.addPatient();
  const sold = await sell(patient);
  await draw(patient, 'injection', 1);
  const [unit] = await unitsOf(patient);
  const { version } = (await readCharges(db(), clinic.clinicId, [sold.id]))[0]!;
  done(await reverseCharge(doctor, sold.id, { version, reason: 'stops', returnStock: false }));
  expect(await balanceOf(patient)).toBe(unit!.amount);
  expect(await unitsOf(patient)).toMatchObject([{ method: null, open: unit!.amount }]);
  expect(await proved()).toBeNull();
});

test('the account check settles earlier dispensing, and reports a planted row', async () => {
  app().setClock(new Date('2026-11-20T14:00:00Z'));
  const patient = await clinic.addPatient();
  await sell(patient);
  const [order] = await ordersOf(patient);
  const input = { patientId: patient, orderId: order!.id, quantity: 1, key: newId() };
  const { id } = done(
    await app().database.transaction((tx) => dispense(tx, { ...doctor, now: new Date('2026-11-20T14:00:00Z') }, input)),
  );
  expect(await proved()).toMatchObject({ rowId: id });
  expect(await proveAndKeep(app(), clinic.clinicId)).toBeNull();
  expect(await unitsOf(patient)).toHaveLength(1);
  await sql`update billing.package_share set amount = 1 where order_id = ${order!.id}`.execute(db());
  expect((await proved())?.finding).toMatch(/A package covers more/);
  await sql`update billing.package_share set amount = 9999 where order_id = ${order!.id}`.execute(db());
  expect(await proved()).toBeNull();
});

test('a product’s charge, ledger entry and stock deduction are one transaction', async () => {
  const patient = await clinic.addPatient();
  const line = { type: 'Product', description: 'Vial', price: 1000, date_of_charge: '2026-11-23', patient };
  const charges = [{ ...line, product: products['vial'], quantity: 2 }];
  const onHand = async (): Promise<number> => {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(quantity), 0)::int as sum from inventory.stock
      where clinic_id = ${clinic.clinicId} and item_id = ${itemId}`.execute(db());
    return rows[0]!.sum;
  };
  const before = await onHand();
  const transaction: App['database']['transaction'] = (work) =>
    app().database.transaction(async (tx) => {
      await work(tx);
      throw new Error('broken off');
    });
  const broken = { ...doctor, app: { ...app(), database: { ...app().database, transaction } } };
  const key = newId();
  await expect(createCharges(broken, key, charges, true)).rejects.toThrow('broken off');
  expect([await onHand(), await balanceOf(patient)]).toEqual([before, 0]);
  const [made] = done(await createCharges(doctor, key, charges, true));
  done(await createCharges(doctor, key, charges, true));
  expect(made).toMatchObject({ state: 'posted', dispensed_quantity: 2 });
  expect([await onHand(), await balanceOf(patient)]).toEqual([before - 2, 2000]);
  // A missing quantity is charged, and listed as to be dispensed.
  const [short] = done(await createCharges(doctor, newId(), [{ ...charges[0]!, quantity: 500 }], true));
  expect(short).toMatchObject({ state: 'posted', dispensed_quantity: 0 });
  expect(await onHand()).toBe(before - 2);
  done(await reverseCharge(doctor, made!.id, { version: made!.version, reason: 'wrong', returnStock: true }));
  expect([await onHand(), await balanceOf(patient)]).toEqual([before, 500_000]);
  expect(await proveStock(db(), clinic.clinicId)).toBeNull();
});

test('a signed note proposes its procedures once, however often the event is delivered, and each is posted once', async () => {
  const code = { code: '90001', code_type: 'Custom', official_name: 'Visit', price_cents: 12_000 };
  const rest = { long_description: null, pmh_display_name: null, access_level: 'clinic' };
  done((await createClinicCode(manager, 'procedure', { ...code, ...rest } as never, null)) as never);
  const patient = await clinic.addPatient();
  const note = done(await openNote(clinic.doctor, { clinic_patient_id: patient, note: '<p>Well.</p>' })) as unknown as {
    id: string;
    version: number;
  };
  expect(await saveProcedures(clinic.doctor, note.id, null, [{ id: newId(), cpt_code: '90001', units: 2 }])).toBeNull();
  const publishSigned = () =>
    app().database.transaction((tx) =>
      proposeCharges(app(), tx, { clinicId: clinic.clinicId, body: { id: note.id, signed: true } } as never),
    );
  await publishSigned();
  const proposed = async () => {
    const { rows } = await sql<{ id: string }>`select id from billing.charge where encounter_id = ${note.id}`.execute(
      db(),
    );
    return readCharges(
      db(),
      clinic.clinicId,
      rows.map(({ id }) => id),
    );
  };
  expect(await proposed()).toHaveLength(0);
  const { rows: now } = await sql<{
    version: number;
  }>`select version from chart.chart_note where id = ${note.id}`.execute(db());
  done((await signNote(clinic.doctor, note.id, now[0]!.version)) as never);
  await publishSigned();
  await Promise.all([publishSigned(), publishSigned()]);
  const [charge, ...others] = await proposed();
  expect(others).toHaveLength(0);
  expect(charge).toMatchObject({ state: 'draft', code: '90001', quantity: 2, amount_of_charge: 24_000 });
  expect(await readUnposted(db(), clinic.clinicId, app().clock(), 5)).toMatchObject({ count: 0, notes: [] });
  const dayLater = new Date(app().clock().getTime() + 25 * 3_600_000);
  expect(await readUnposted(db(), clinic.clinicId, dayLater, 5)).toMatchObject({
    count: 1,
    total: 24_000,
    notes: [{ count: 1 }],
  });
  const named = [{ id: charge!.id, version: charge!.version }];
  await Promise.all([postCharges(clinic.biller, named), postCharges(clinic.desk, named)]);
  await publishSigned();
  expect(await balanceOf(patient)).toBe(24_000);
  expect(await proposed()).toHaveLength(1);
  expect((await readUnposted(db(), clinic.clinicId, dayLater, 5)).count).toBe(0);
});
