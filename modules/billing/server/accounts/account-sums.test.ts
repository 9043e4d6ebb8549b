import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mergePatients, removeRehearsal, startRehearsal, undoMerge } from '#patients/server';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type BillingClinic, done, makeBillingClinic } from '../testing/billing-clinic.ts';
import { keepAccountSums } from './account-sums.ts';
import { findBalances } from './find-balances.ts';
import { proveClinic } from './prove.ts';

const app = useTestApp();
const HOUR = 3_600_000;
let clinic: BillingClinic;
beforeAll(async () => {
  clinic = await makeBillingClinic(app());
});

const db = () => app().database.kysely;
/** Makes sums of any number of entries, that many hours from now. */
const keep = (hours: number, most = 0) =>
  keepAccountSums(app(), clinic.clinicId, new Date(app().clock().getTime() + hours * HOUR), most);

/** The accounts from the sums, which must be the same as those from the ledger alone. */
async function accounts() {
  const read = (hasSums: boolean) =>
    findBalances(
      db(),
      clinic.clinicId,
      { view: 'All', least: 0, keyword: '', today: '2026-11-23', hasSums },
      { skip: 0, take: 100 },
    );
  const [bySums, byLedger] = [await read(true), await read(false)];
  expect(bySums).toEqual(byLedger);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
  return new Map(bySums.balances.map(({ patient_id, balance }) => [patient_id, balance]));
}

const stored = async () => {
  const { rows } = await sql<{ account_id: string; balance: number }>`
    select account_id, balance from billing.account_sum where clinic_id = ${clinic.clinicId}`.execute(db());
  return new Map(rows.map(({ account_id, balance }) => [account_id, balance]));
};

test('balances are the sums of the day before and the entries since', async () => {
  const [ada, bo] = [await clinic.addPatient(), await clinic.addPatient()];
  await clinic.charge(ada, 5000);
  await clinic.pay(ada, 2000);
  await clinic.charge(bo, 700);
  // A clinic with few entries needs no sums.
  expect(await keep(30, 100)).toBe(false);
  expect(await accounts()).toEqual(
    new Map([
      [ada, 3000],
      [bo, 700],
    ]),
  );
  // Sums of the entries before now, by two readers at once.
  expect(await Promise.all([keep(30), keep(30)])).toContain(true);
  expect(await stored()).toEqual(
    new Map([
      [ada, 3000],
      [bo, 700],
    ]),
  );
  expect(await accounts()).toEqual(
    new Map([
      [ada, 3000],
      [bo, 700],
    ]),
  );

  // Entries of the last day are not in the sums yet: a long job may still write some.
  app().setClock(new Date(app().clock().getTime() + 10 * HOUR));
  const cy = await clinic.addPatient();
  await clinic.charge(bo, 300);
  await clinic.pay(ada, 4000);
  await clinic.charge(cy, 100);
  const all = new Map([
    [ada, -1000],
    [bo, 1000],
    [cy, 100],
  ]);
  expect(await accounts()).toEqual(all);
  expect((await stored()).size).toBe(2);
  expect(await keep(21)).toBe(true);
  expect((await stored()).size).toBe(2);
  expect(await keep(70)).toBe(true);
  expect(await stored()).toEqual(all);
});

test('after a merge and its undoing, the ledger is read again', async () => {
  const advance = (hours: number) => app().setClock(new Date(app().clock().getTime() + hours * HOUR));
  advance(100);
  const [ada, bo] = [await clinic.addPatient(), await clinic.addPatient()];
  await clinic.charge(ada, 400);
  await clinic.charge(bo, 30);
  advance(100);
  expect(await keep(0)).toBe(true);
  expect((await stored()).get(bo)).toBe(30);
  advance(1);
  const ctx = { ...clinic.manager, now: app().clock() };
  const merge = done(await mergePatients(ctx, { id: ada, version: 1 }, { id: bo, version: 1 }, []));
  expect((await accounts()).get(ada)).toBe(430);
  // Sums made within minutes of a merge are not trusted, and not made again for each reader.
  expect(await keep(0)).toBe(false);
  expect((await stored()).get(ada)).toBe(430);
  expect((await accounts()).get(ada)).toBe(430);
  expect(await keep(0)).toBe(false);

  advance(1);
  expect(await keep(0)).toBe(true);
  advance(1);
  done(await undoMerge({ ...ctx, now: app().clock() }, merge.id));
  expect((await stored()).get(ada)).toBe(430);
  expect((await accounts()).get(ada)).toBe(400);
});

test('after a rehearsal was removed, its account is in no sum', async () => {
  const advance = (hours: number) => app().setClock(new Date(app().clock().getTime() + hours * HOUR));
  const manager = () => ({ ...clinic.manager, now: app().clock() });
  const { patient_id: rehearsed } = done(await startRehearsal(manager()));
  await clinic.charge(rehearsed!, 900);
  advance(200);
  expect(await keep(0)).toBe(true);
  expect((await stored()).get(rehearsed!)).toBe(900);
  advance(1);
  done(await removeRehearsal(manager(), rehearsed!));
  expect((await accounts()).has(rehearsed!)).toBe(false);
  advance(1);
  expect(await keep(0)).toBe(true);
  expect((await stored()).has(rehearsed!)).toBe(false);
  await accounts();
});
