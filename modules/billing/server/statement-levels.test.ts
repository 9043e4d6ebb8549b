import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { mailPaperJob } from './papers/mail-paper.ts';
import { makeStatement } from './papers/run-statements.ts';
import { markPrinted } from './papers/statement-level.ts';
import { type BillingClinic, done, makeBillingClinic } from './testing/billing-clinic.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
let clinic: BillingClinic;
let patient: string;

beforeEach(async () => {
  clinic = await makeBillingClinic(app());
  patient = await clinic.addPatient();
});

const on = (daysLater: number) => ({
  ...clinic.biller,
  now: new Date(clinic.biller.now.getTime() + daysLater * DAY_MS),
});
const query = (text: string, ...values: unknown[]) => app().database.pool.query(text, [clinic.clinicId, ...values]);

/** Creates a statement after the given number of days and returns its id and level. */
async function statement(daysLater: number): Promise<{ id: string; notice: number }> {
  const id = done(await makeStatement(on(daysLater), patient));
  const { rows } = await query('select notice from billing.statement where clinic_id = $1 and id = $2', id);
  return { id, notice: (rows as { notice: number }[])[0]!.notice };
}

/** Mails a statement; `state` is the outcome of the mail. */
async function mail(id: string, state: 'sent' | 'failed' | 'queued' = 'sent'): Promise<void> {
  await mailPaperJob(app(), { clinicId: clinic.clinicId, kind: 'statement', id });
  await query('update deliveries.delivery set state = $2 where clinic_id = $1 and about_id = $3', state, id);
}

test('the first statement is a first statement, however old the balance is', async () => {
  await clinic.charge(patient, 5000, { date_of_charge: '2025-01-10' });
  expect((await statement(0)).notice).toBe(1);
});

test('the level follows the statements that were sent, up to the final notice', async () => {
  await clinic.charge(patient, 5000);
  for (const [daysLater, notice] of [
    [0, 1],
    [30, 2],
    [60, 3],
    [90, 3],
  ] as const) {
    const made = await statement(daysLater);
    expect(made.notice).toBe(notice);
    await mail(made.id);
  }
});

test.each(['failed', 'queued'] as const)('a statement whose mail is %s does not raise the level', async (state) => {
  await clinic.charge(patient, 5000);
  await mail((await statement(0)).id, state);
  expect((await statement(31)).notice).toBe(1);
});

test('a statement raises the level only once it is printed', async () => {
  await clinic.charge(patient, 5000);
  const { id } = await statement(0);
  expect((await statement(31)).notice).toBe(1);
  await app().database.transaction((tx) => markPrinted(tx, clinic.clinicId, id, clinic.biller.now));
  expect((await statement(62)).notice).toBe(2);
});

test('several statements of one day count once, and one that is not due yet does not count', async () => {
  await clinic.charge(patient, 5000);
  for (const { id } of [await statement(0), await statement(0)]) await mail(id);
  expect((await statement(10)).notice).toBe(1);
  expect((await statement(31)).notice).toBe(2);
});

test('a new balance starts with a first statement', async () => {
  await clinic.charge(patient, 5000);
  await mail((await statement(0)).id);
  await clinic.pay(patient, 5000);
  await clinic.charge(patient, 700);
  expect((await statement(31)).notice).toBe(1);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from billing.statement
    where clinic_id = ${clinic.clinicId}`.execute(app().database.kysely);
  expect(rows[0]!.count).toBe(2);
});
