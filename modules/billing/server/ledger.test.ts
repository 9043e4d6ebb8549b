import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { deleteCharge, updateCharges } from './charges/change-charges.ts';
import { readCharges } from './charges/charges.sql.ts';
import { createCharges } from './charges/create-charges.ts';
import { postCharges } from './charges/post-charges.ts';
import { reverseCharge } from './charges/reverse-charge.ts';
import { closeDay } from './days/close-day.ts';
import { readDaySheet } from './days/day-sheet.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveClinic } from './accounts/prove.ts';
import { reverseWriteOff, writeOff } from './charges/write-off.ts';
import { applyCredits, applyPayment } from './payments/apply-credit.ts';
import { readPaymentParts } from './payments/payment-parts.sql.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { takePayment } from './payments/take-payment.ts';
import { voidPayment } from './payments/void-payment.ts';
import { findBalances } from './accounts/find-balances.ts';
import { type BillingClinic, done, makeBillingClinic, errorCode } from './testing/billing-clinic.ts';

const app = useTestApp();
let clinic: BillingClinic;
let other: BillingClinic;
beforeAll(async () => {
  clinic = await makeBillingClinic(app());
  other = await makeBillingClinic(app());
});

const db = () => app().database.kysely;
const balanceOf = (patientId: string) => readBalance(db(), clinic.clinicId, patientId);
const proved = () => proveClinic(db(), clinic.clinicId);

test('computes a charge from quantity, price, discount and tax, and creates one per key', async () => {
  const patient = await clinic.addPatient();
  const line = { type: 'Fee', description: 'Visit', date_of_charge: '2026-11-23', patient };
  const charges = [
    { ...line, quantity: 3, price: 1000, discount: 15, discount_mode: 'Percent', tax: 55 },
    { ...line, price: 999, discount: 99, amount_of_charge: 900 },
  ];
  const key = newId();
  const made = done(await createCharges(clinic.biller, key, charges, false));
  expect(made.map(({ amount_of_charge }) => amount_of_charge)).toEqual([2605, 900]);
  const again = done(await createCharges(clinic.biller, key, charges, true));
  expect(again.map(({ id, state }) => [id, state])).toEqual(made.map(({ id }) => [id, 'draft']));
  expect(await balanceOf(patient)).toBe(0);
  const wrong = { ...line, price: 1000, amount_of_charge: 999 };
  expect(errorCode(await createCharges(clinic.biller, newId(), [wrong], false))).toBe('BAD_USER_INPUT');
  for (const bad of [
    { price: -1 },
    { price: 5, discount: 6 },
    { price: 1, quantity: 0 },
    { price: 1, date_of_charge: '2026-02-30' },
    { price: 1_000_000_00, quantity: 9999 },
    { price: 1, tax: 1_000_000_00 },
  ])
    expect(errorCode(await createCharges(clinic.biller, newId(), [{ ...line, ...bad }], false))).toBe('BAD_USER_INPUT');
  const foreign = { ...line, price: 100, patient: await other.addPatient() };
  expect(errorCode(await createCharges(clinic.biller, newId(), [foreign], false))).toBe('BAD_USER_INPUT');
  const noProvider = { ...line, price: 100, provider: newId() };
  expect(errorCode(await createCharges(clinic.biller, newId(), [noProvider], false))).toBe('BAD_USER_INPUT');
});

test('a draft can be changed and deleted, a posted charge only reversed', async () => {
  const patient = await clinic.addPatient();
  const line = { type: 'Fee', description: 'Visit', price: 5000, date_of_charge: '2026-11-20', patient };
  const [draft] = done(await createCharges(clinic.biller, newId(), [line], false));
  const { id } = draft!;
  const change = { id, version: 1, charge: { ...line, price: 6000 } };
  expect(done(await updateCharges(clinic.biller, [change]))[0]!.amount_of_charge).toBe(6000);
  expect(errorCode(await updateCharges(clinic.biller, [change]))).toBe('STALE_VERSION');
  expect(errorCode(await postCharges(clinic.biller, [{ id, version: 1 }]))).toBe('STALE_VERSION');
  expect(errorCode(await postCharges(other.biller, [{ id, version: 2 }]))).toBe('NOT_FOUND');
  done(await postCharges(clinic.biller, [{ id, version: 2 }]));
  done(await postCharges(clinic.biller, [{ id, version: 2 }]));
  expect(await balanceOf(patient)).toBe(6000);
  expect(errorCode(await deleteCharge(clinic.biller, id))).toBe('CHARGE_POSTED');
  expect(errorCode(await updateCharges(clinic.biller, [{ ...change, version: 3 }]))).toBe('CHARGE_POSTED');
  await clinic.pay(patient, 6000);
  expect(await balanceOf(patient)).toBe(0);
  expect(errorCode(await reverseCharge(clinic.biller, id, { version: 3, reason: ' ', returnStock: false }))).toBe(
    'BAD_USER_INPUT',
  );
  const reversed = done(
    await reverseCharge(clinic.biller, id, { version: 3, reason: 'Wrong patient', returnStock: false }),
  );
  expect([reversed.state, reversed.open]).toEqual(['void', 0]);
  done(await reverseCharge(clinic.biller, id, { version: 3, reason: 'Wrong patient', returnStock: false }));
  expect(await balanceOf(patient)).toBe(-6000);
  expect(await proved()).toBeNull();
  const [gone] = done(await createCharges(clinic.biller, newId(), [line], false));
  expect(await deleteCharge(clinic.biller, gone!.id)).toBe(true);
  expect(await deleteCharge(clinic.biller, gone!.id)).toBe(true);
  expect(errorCode(await deleteCharge(clinic.biller, newId()))).toBe('NOT_FOUND');
});

test('a payment is applied as given or to the oldest charges, the rest is credit, and one key is one payment', async () => {
  const patient = await clinic.addPatient();
  const old = await clinic.charge(patient, 3000, { date_of_charge: '2026-10-01' });
  const young = await clinic.charge(patient, 4000);
  const input = { client_key: newId(), patient, method: 'check', amount: 5000, check_number: '77' };
  const first = done(await takePayment(clinic.desk, input));
  expect(done(await takePayment(clinic.desk, input)).id).toBe(first.id);
  expect((await readCharges(db(), clinic.clinicId, [old.id, young.id])).map(({ open }) => open)).toEqual([0, 2000]);
  const tooMuch = { ...input, client_key: newId(), amount: 9000, applies: [{ charge_id: young.id, amount: 2001 }] };
  expect(errorCode(await takePayment(clinic.desk, tooMuch))).toBe('BAD_USER_INPUT');
  expect(errorCode(await takePayment(clinic.desk, { ...input, client_key: newId(), check_number: null }))).toBe(
    'BAD_USER_INPUT',
  );
  const credit = await clinic.pay(patient, 2500, { applies: [] });
  expect(await balanceOf(patient)).toBe(-500);
  expect(done(await applyCredits(clinic.desk, patient))).toBe(2000);
  expect(done(await applyCredits(clinic.desk, patient))).toBe(0);
  const anew = done(await applyPayment(clinic.desk, credit.id, [{ charge_id: young.id, amount: 1 }]));
  expect(anew.allocated).toBe(1);
  expect(errorCode(await applyPayment(clinic.desk, credit.id, [{ charge_id: young.id, amount: 5000 }]))).toBe(
    'BAD_USER_INPUT',
  );
  const foreign = [{ charge_id: (await clinic.charge(await clinic.addPatient(), 10)).id, amount: 1 }];
  expect(errorCode(await applyPayment(clinic.desk, credit.id, foreign))).toBe('BAD_USER_INPUT');
  expect(await proved()).toBeNull();
});

test('refunds a payment up to its refundable amount, and reopens what it had paid', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 10_000);
  const payment = await clinic.pay(patient, 10_000);
  const refund = { client_key: newId(), payment_id: payment.id, amount: 4000, reason_code: 'requested', reason: '' };
  const begun = done(await refundPayment(clinic.biller, refund));
  expect(done(await refundPayment(clinic.biller, refund)).id).toBe(begun.id);
  expect((await readCharges(db(), clinic.clinicId, [charge.id]))[0]!.open).toBe(4000);
  expect(await balanceOf(patient)).toBe(4000);
  expect(errorCode(await refundPayment(clinic.biller, { ...refund, client_key: newId(), amount: 6001 }))).toBe(
    'REFUND_TOO_MUCH',
  );
  expect(errorCode(await refundPayment(clinic.biller, { ...refund, client_key: newId(), reason_code: 'nope' }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(errorCode(await refundPayment(other.biller, { ...refund, client_key: newId() }))).toBe('NOT_FOUND');
  expect(errorCode(await voidPayment(clinic.biller, payment.id, { version: 1, reason: 'typed twice' }))).toBe(
    'HAS_REFUNDS',
  );
  const { applies, refunds } = await readPaymentParts(db(), clinic.clinicId, payment.id);
  expect([applies.map(({ amount }) => amount), refunds.map(({ amount }) => amount)]).toEqual([[6000], [4000]]);
  const { rows } = await sql<{ number: number }>`select number from billing.receipt
    where clinic_id = ${clinic.clinicId} and payment_id = ${payment.id}`.execute(db());
  expect(rows).toHaveLength(2);
  const wrong = await clinic.pay(patient, 50, { applies: [] });
  const voided = done(await voidPayment(clinic.biller, wrong.id, { version: 1, reason: 'typed twice' }));
  expect(voided.status).toBe('void');
  expect(await balanceOf(patient)).toBe(4000);
  expect(await proved()).toBeNull();
});

test('writes off up to the open amount with a reason, and reverses it', async () => {
  const patient = await clinic.addPatient('Debtor');
  const { id } = await clinic.charge(patient, 1000);
  const input = { charge_id: id, amount: 400, reason_code: 'courtesy', reason: '', kind: 'write_off' as const };
  expect(done(await writeOff(clinic.biller, input)).open).toBe(600);
  expect(errorCode(await writeOff(clinic.biller, { ...input, amount: 601 }))).toBe('WRITE_OFF_TOO_MUCH');
  expect(errorCode(await writeOff(clinic.biller, { ...input, reason_code: '' }))).toBe('BAD_USER_INPUT');
  expect(errorCode(await writeOff(other.biller, input))).toBe('NOT_FOUND');
  expect(done(await reverseWriteOff(clinic.biller, id, 'by mistake')).open).toBe(1000);
  done(await writeOff(clinic.biller, { ...input, kind: 'adjustment', amount: -50 }));
  expect(await balanceOf(patient)).toBe(950);
  const found = await findBalances(
    db(),
    clinic.clinicId,
    { view: 'Owing', least: 900, keyword: 'debtor', today: '2026-11-23' },
    { skip: 0, take: 10 },
  );
  expect(found.balances).toMatchObject([{ patient_id: patient, balance: 950, days_30: 950, credit: 0 }]);
  expect(await proved()).toBeNull();
});

test.each([
  ['write_off', 0],
  ['write_off', -400],
  ['adjustment', 0],
  ['adjustment', 1000],
  ['adjustment', 1],
  ['write_off', 2_000_000_000],
  ['adjustment', -2_000_000_000],
  ['write_off', 1001],
  ['adjustment', -1001],
] as const)('rejects a %s of %d with a field error, and the balance stays', async (kind, amount) => {
  const patient = await clinic.addPatient();
  const { id } = await clinic.charge(patient, 1000);
  const input = { charge_id: id, amount, reason_code: 'courtesy', reason: '', kind };
  const answer = await writeOff(clinic.biller, input);
  expect(isDomainError(answer) && answer.issues).toMatchObject([{ path: 'input.amount' }]);
  expect(await balanceOf(patient)).toBe(1000);
  expect(await proved()).toBeNull();
});

test('rejects a refund that is zero, negative or above the refundable amount with a field error', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 1000);
  const payment = await clinic.pay(patient, 1000);
  for (const amount of [0, -500, 1001]) {
    const refund = { client_key: newId(), payment_id: payment.id, amount, reason_code: 'requested', reason: '' };
    const answer = await refundPayment(clinic.biller, refund);
    expect(isDomainError(answer) && answer.issues).toMatchObject([{ path: 'input.amount' }]);
  }
  expect(await balanceOf(patient)).toBe(0);
});

test('counts and closes a day; later corrections go to the next open day and name it', async () => {
  const own = await makeBillingClinic(app());
  const patient = await own.addPatient();
  const charge = await own.charge(patient, 5000);
  const payment = await own.pay(patient, 5000);
  const day = '2026-11-23';
  const sheet = await readDaySheet(db(), own.clinicId, day);
  expect(sheet).toMatchObject({
    charged: 5000,
    collected: 5000,
    lines: [{ method: 'cash', expected: 5000, payments: 1 }],
  });
  const counted = [{ method: 'cash', amount: 4900 }];
  expect(errorCode(await closeDay(own.biller, day, counted, ''))).toBe('BAD_USER_INPUT');
  expect(errorCode(await closeDay(own.biller, '2026-11-24', [], ''))).toBe('BAD_USER_INPUT');
  const close = done(await closeDay(own.biller, day, counted, 'A bill was torn'));
  expect(close).toMatchObject({ difference: -100, slip_number: 1 });
  expect(errorCode(await closeDay(own.biller, day, counted, 'again'))).toBe('DAY_CLOSED');
  done(await voidPayment(own.biller, payment.id, { version: 1, reason: 'bounced' }));
  expect((await readDaySheet(db(), own.clinicId, day)).collected).toBe(5000);
  const next = await readDaySheet(db(), own.clinicId, '2026-11-24');
  expect(next.collected).toBe(-5000);
  expect(next.late.map(({ for_day }) => for_day)).toContain(day);
  expect((await readCharges(db(), own.clinicId, [charge.id]))[0]!.open).toBe(5000);
  expect(await proveClinic(db(), own.clinicId)).toBeNull();
  app().setClock(new Date('2026-11-26T14:00:00Z'));
  const later = { ...own.biller, now: app().clock() };
  expect(errorCode(await closeDay(later, '2026-11-26', [], ''))).toBe('EARLIER_DAY_OPEN');
  app().setClock(new Date('2026-11-23T14:00:00Z'));
});

test('reports a planted row', async () => {
  const own = await makeBillingClinic(app());
  const patient = await own.addPatient();
  const charge = await own.charge(patient, 5000);
  await own.pay(patient, 2000);
  expect(await proveClinic(db(), own.clinicId)).toBeNull();
  const plant = async (columns: object): Promise<string> => {
    const id = newId();
    await db()
      .insertInto('billing.ledger_entry')
      .values({
        clinic_id: own.clinicId,
        id,
        patient_id: patient,
        entry_type: 'write_off',
        amount: 0,
        book_day: '2026-11-23',
        created_time: app().clock(),
        ...columns,
      })
      .execute();
    return id;
  };
  const planted = await plant({ entry_type: 'write_off', amount: 700, charge_id: charge.id });
  expect(await proveClinic(db(), own.clinicId)).toMatchObject({ rowId: planted });
  await sql`delete from billing.ledger_entry where id = ${planted}`.execute(db());
  const { rows } = await sql<{ id: string }>`update billing.ledger_entry set amount = amount - 1
    where clinic_id = ${own.clinicId} and entry_type = 'payment' returning id`.execute(db());
  expect(await proveClinic(db(), own.clinicId)).toMatchObject({ rowId: rows[0]!.id });
});
