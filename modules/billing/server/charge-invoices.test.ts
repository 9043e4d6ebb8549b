import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { saveDetails } from './accounts/account-details.ts';
import { proveClinic } from './accounts/prove.ts';
import { chargeInvoices } from './cards/charge-invoices.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { makeInvoice } from './papers/make-invoice.ts';
import { type CardClinic, makeCardClinic } from './testing/card-clinic.ts';
import { done, errorCode } from './testing/billing-clinic.ts';

const bare = useTestApp();
let clinic: CardClinic;
beforeAll(async () => {
  clinic = await makeCardClinic(bare());
});
afterAll(() => clinic.stripe.close());
afterEach(() => bare().setClock(new Date('2026-11-23T14:00:00Z')));

const on = async (day: string): Promise<void> => {
  bare().setClock(new Date(`${day}T15:00:00Z`));
  await chargeInvoices(clinic.app);
};
const balanceOf = (patient: string) => readBalance(clinic.app.database.kysely, clinic.clinicId, patient);
const triesOf = async (patient: string): Promise<string[]> => {
  const { rows } = await clinic.app.database.pool.query(
    'select status from billing.payment where patient_id = $1 order by created_time, id',
    [patient],
  );
  return rows.map(({ status }: { status: string }) => status);
};
const invoiced = async (cents: number) => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, cents);
  const fields = { recipient: '', notes: '', dueDay: '2026-11-25' };
  const input = { key: newId(), patientId: patient, chargeIds: [charge.id], ...fields };
  done(await makeInvoice(clinic.biller, input));
  return patient;
};

test('charges a due invoice once to the card on file, and only with consent', async () => {
  const patient = await invoiced(5000);
  // Not on the invoice: it stays open.
  await clinic.charge(patient, 700);
  const card = await clinic.keepCard(patient, '4242424242424242');
  expect(errorCode(await saveDetails(clinic.biller, patient, 0, { autopay_card_id: card }))).toBe('BAD_USER_INPUT');
  const foreign = await clinic.keepCard(await clinic.addPatient(), '4242424242424242');
  const consent = { autopay_consent_day: '2026-11-24' };
  expect(errorCode(await saveDetails(clinic.biller, patient, 0, { ...consent, autopay_card_id: foreign }))).toBe(
    'BAD_USER_INPUT',
  );
  await on('2026-11-25');
  expect(await triesOf(patient)).toEqual([]);
  done(await saveDetails(clinic.biller, patient, 0, { ...consent, autopay_card_id: card }));
  await on('2026-11-23');
  expect(await triesOf(patient)).toEqual([]);
  await on('2026-11-25');
  await on('2026-11-25');
  expect(await triesOf(patient)).toEqual(['succeeded']);
  expect(await balanceOf(patient)).toBe(700);
  expect(await proveClinic(clinic.app.database.kysely, clinic.clinicId)).toBeNull();
});

test('a declined card is tried again after 1, 3 and 5 days, and then no more', async () => {
  const patient = await invoiced(5000);
  const card = await clinic.keepCard(patient, '4000000000000002');
  const autopay = { autopay_card_id: card, autopay_consent_day: '2026-11-23' };
  done(await saveDetails(clinic.biller, patient, 0, autopay));
  for (const [day, tries] of [
    ['2026-11-25', 1],
    ['2026-11-26', 2],
    ['2026-11-27', 2],
    ['2026-11-29', 3],
    ['2026-12-03', 3],
    ['2026-12-04', 4],
    ['2026-12-30', 4],
  ] as const) {
    await on(day);
    expect(await triesOf(patient)).toEqual(Array.from({ length: tries }, () => 'failed'));
  }
  expect(await balanceOf(patient)).toBe(5000);
});

test('charges no more than the patient owes', async () => {
  const patient = await invoiced(5000);
  await clinic.pay(patient, 2000, { applies: [] });
  const card = await clinic.keepCard(patient, '4242424242424242');
  const autopay = { autopay_card_id: card, autopay_consent_day: '2026-11-23' };
  done(await saveDetails(clinic.biller, patient, 0, autopay));
  await on('2026-11-26');
  expect(await balanceOf(patient)).toBe(0);
});
