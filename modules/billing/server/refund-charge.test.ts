import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventory, saveProduct } from '#inventory/server';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { proveClinic } from './accounts/prove.ts';
import { beginCardPayment } from './cards/begin-card-payment.ts';
import { readCharges } from './charges/charges.sql.ts';
import { previewChargeRefund, refundCharge } from './charges/refund-charge.ts';
import { writeOff } from './charges/write-off.ts';
import { readDaySheet } from './days/day-sheet.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { readPayments } from './payments/payments.sql.ts';
import { posterOf } from './poster.ts';
import { type CardClinic, makeCardClinic } from './testing/card-clinic.ts';
import { done, errorCode } from './testing/billing-clinic.ts';

const bare = useTestApp();
let clinic: CardClinic;
beforeAll(async () => {
  clinic = await makeCardClinic(bare());
});
afterAll(() => clinic.stripe.close());

const db = () => clinic.app.database.kysely;
const balanceOf = (patientId: string) => readBalance(db(), clinic.clinicId, patientId);
const proved = () => proveClinic(db(), clinic.clinicId);
const refund = (chargeId: string, version: number, amount: number, more: object = {}) => ({
  client_key: newId(),
  charge_id: chargeId,
  version,
  amount,
  reason_code: 'not_rendered',
  reason: '',
  ...more,
});
const read = async (id: string) => (await readCharges(db(), clinic.clinicId, [id]))[0]!;

test('refunds a charge paid twice as one act, and the balance after is the one that was shown', async () => {
  const patient = await clinic.addPatient();
  const other = await clinic.charge(patient, 700);
  const charge = await clinic.charge(patient, 10_000);
  const applies = (amount: number) => ({ applies: [{ charge_id: charge.id, amount }] });
  const cash = await clinic.pay(patient, 6000, applies(6000));
  const check = await clinic.pay(patient, 4000, { method: 'check', check_number: '7', ...applies(3000) });
  const preview = done(await previewChargeRefund(clinic.biller, charge.id));
  expect(preview).toMatchObject({ refundable: 9000, suggested: 9000, balance: 700, stock_quantity: 0 });
  expect(preview.payments.map(({ payment_id, amount }) => [payment_id, amount])).toEqual([
    [cash.id, 6000],
    [check.id, 3000],
  ]);
  const { version } = await read(charge.id);
  expect(errorCode(await refundCharge(clinic.biller, refund(charge.id, version, 9001)))).toBe('REFUND_TOO_MUCH');
  expect(errorCode(await refundCharge(clinic.biller, refund(charge.id, version, 0)))).toBe('BAD_USER_INPUT');
  expect(errorCode(await refundCharge(clinic.biller, refund(charge.id, version + 1, 1)))).toBe('STALE_VERSION');
  expect(errorCode(await refundCharge(clinic.biller, refund(newId(), 1, 1)))).toBe('NOT_FOUND');
  expect(errorCode(await refundCharge(clinic.biller, refund(charge.id, version, 1, { reason_code: 'other' })))).toBe(
    'BAD_USER_INPUT',
  );
  const noCharges = { ...clinic.biller, actor: { ...clinic.biller.actor, rules: new Set(['billing.refund']) } };
  expect(errorCode(await refundCharge(noCharges, refund(charge.id, version, 1)))).toBe('FORBIDDEN');
  expect((await read(charge.id)).state).toBe('posted');

  const input = refund(charge.id, version, 9000);
  expect(done(await refundCharge(clinic.biller, input)).state).toBe('void');
  expect(done(await refundCharge(clinic.biller, input)).state).toBe('void');
  expect(await balanceOf(patient)).toBe(preview.balance_before_refund + 9000);
  const after = await readPayments(db(), clinic.clinicId, [cash.id, check.id]);
  expect(after.map(({ refunded }) => refunded).toSorted((a, b) => a - b)).toEqual([3000, 6000]);
  expect((await read(other.id)).open).toBe(700);
  expect(await proved()).toBeNull();
});

test('a refund of less leaves the rest as credit, and a written-off part is not returned', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 5000);
  const kind = { reason_code: 'contractual', reason: '', kind: 'adjustment' as const };
  done(await writeOff(clinic.biller, { charge_id: charge.id, amount: -1000, ...kind }));
  await clinic.pay(patient, 4000);
  const preview = done(await previewChargeRefund(clinic.biller, charge.id));
  expect(preview).toMatchObject({ refundable: 4000, balance: 0, balance_before_refund: -4000 });
  const { version } = await read(charge.id);
  done(await refundCharge(clinic.biller, refund(charge.id, version, 1500)));
  expect(await balanceOf(patient)).toBe(-2500);
  expect(await proved()).toBeNull();
});

test('sums write-offs and adjustments of a day by kind', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 5000);
  const of = { charge_id: charge.id, reason: '' };
  const before = (await readDaySheet(db(), clinic.clinicId, '2026-11-23')).adjustments;
  const sumOf = (rows: typeof before, kind: string) => rows.find((row) => row.reason_code === kind)?.amount ?? 0;
  done(await writeOff(clinic.biller, { ...of, amount: -300, reason_code: 'prompt_pay', kind: 'adjustment' }));
  done(await writeOff(clinic.biller, { ...of, amount: 200, reason_code: 'uncollectible', kind: 'write_off' }));
  const { adjustments, writtenOff } = await readDaySheet(db(), clinic.clinicId, '2026-11-23');
  expect(sumOf(adjustments, 'prompt_pay') - sumOf(before, 'prompt_pay')).toBe(300);
  expect(sumOf(adjustments, 'uncollectible') - sumOf(before, 'uncollectible')).toBe(200);
  expect(adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(writtenOff);
});

test('returns the stock of a refunded product, and a card is refunded at the processor', async () => {
  const rules = new Set([...clinic.manager.actor.rules, ...inventory.accessRules.map(({ id }) => id)]);
  const manager = { ...clinic.manager, actor: { ...clinic.manager.actor, rules } };
  const fields = { kind: 'supplement', product_name: `Zinc ${newId()}`, price_cents: 1250, valid_days: null };
  const product = done(await saveProduct(manager, fields, null));
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 1250, {
    type: 'Product',
    product: product.id,
    quantity: 2,
    dispensed_quantity: 2,
  });
  const cardId = await clinic.keepCard(patient, '4242424242424242');
  const paid = done(
    await beginCardPayment(posterOf(clinic.desk), {
      key: newId(),
      patientId: patient,
      practiceId: clinic.desk.actor.practiceId,
      amount: 2500,
      method: 'card',
      manualCapture: false,
      cardId,
      isOffSession: false,
      saveCard: false,
      applies: null,
      note: '',
    }),
  );
  const dispensed = async (): Promise<number> => {
    const { rows } = await clinic.app.database.pool.query<{ quantity: number }>(
      'select coalesce(sum(quantity), 0)::int as quantity from inventory.dispensing where patient_id = $1',
      [patient],
    );
    return rows[0]!.quantity;
  };
  const preview = done(await previewChargeRefund(clinic.biller, charge.id));
  expect(preview).toMatchObject({ refundable: 2500, stock_quantity: await dispensed(), balance: 0 });
  const { version } = await read(charge.id);
  done(await refundCharge(clinic.biller, refund(charge.id, version, 2500, { return_stock: true })));
  const [payment] = await readPayments(db(), clinic.clinicId, [paid.payment.id]);
  expect(payment!.refunded + payment!.refunding).toBe(2500);
  expect(await dispensed()).toBe(0);
  expect(await proved()).toBeNull();
});
