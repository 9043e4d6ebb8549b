import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createAlert } from '../record/alerts.ts';
import { createPatient } from '../create-patient.ts';
import { comparePatient, dismissDuplicate, findDuplicates, findSimilar, listDuplicates } from './find-duplicates.ts';
import { patients as module } from '../index.ts';
import { mergePatients } from './merge-patients.ts';
import type { Merge } from './merges.sql.ts';
import { readPatients, type Patient } from '../patients.sql.ts';
import { createAllergy, recordNoKnownAllergies } from '../record/save-allergy.ts';
import { searchPatients } from '../search/search-patients.ts';
import { tagPatients } from '../tags/tag-patients.ts';
import { undoMerge } from './undo-merge.ts';
import { updatePatient } from '../update-patient.ts';

const app = useTestApp(new Date('2026-11-21T15:00:00Z'));
let clinic: TestClinic;
beforeAll(async () => {
  const tags = ['VIP', 'Asthma'].map((tag) => ({ tag, color: '#112233' }));
  clinic = await makeTestClinic(app(), module.accessRules, tags);
});

// After any merge or undo, every list shows each patient under the correct name.
afterEach(async () => {
  const { rows } = await app().database.pool.query(
    `select t.tag, t.last_key, p.last_key as name from patients.patient_tag t
     join patients.patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
     where (t.last_key, t.first_key) is distinct from
       (case when p.deleted_time is null then p.last_key end, case when p.deleted_time is null then p.first_key end)`,
  );
  expect(rows).toEqual([]);
});

const address = { address_line1: '1 Main St', city: 'Boston', state_or_provice: 'MA', postal_code: '02110' };
const manager = () => clinic.as('Manager');
const side = ({ id, version }: Patient) => ({ id, version });

async function created(input: object): Promise<Patient> {
  return must(await createPatient(await manager(), { gender: 'Female', ...input }));
}

async function twins(): Promise<[Patient, Patient]> {
  const born = { date_of_birth: '1990-03-04', mailing_address: address };
  const one = await created({ ...born, first_name: 'Ada', last_name: 'Quist' });
  const other = await created({ ...born, first_name: 'Ada', last_name: 'Quits', email: 'ada@example.com' });
  return [one, other];
}

async function merged(one: Patient, other: Patient, take: string[] = []): Promise<Merge> {
  return must(await mergePatients(await manager(), side(one), side(other), take));
}

async function read(id: string): Promise<Patient> {
  const [patient] = await readPatients(app().database.kysely, clinic.clinicId, [id], {
    tags: true,
    addresses: true,
    alerts: true,
  });
  return patient!;
}

describe('a merge', () => {
  test('moves all rows, applies the chosen fields, and redirects the old link to the merge target', async () => {
    const [one, other] = await twins();
    const ctx = await manager();
    await tagPatients(ctx, [one.id, other.id], 'VIP', '#112233');
    await tagPatients(ctx, [other.id], 'Asthma', '#112233');
    await createAlert(ctx, other.id, { alert_text: 'Fall risk', severity: 'critical' });
    const merge = await merged(one, other, ['email']);
    // A tag that both have is not moved.
    expect(merge.moved).toBe(3);
    const mergeTarget = await read(one.id);
    expect(mergeTarget).toMatchObject({ last_name: 'Quist', email: 'ada@example.com', version: 2 });
    expect(mergeTarget.tags!.map(({ tag }) => tag)).toEqual(['Asthma', 'VIP']);
    expect(mergeTarget.alerts).toHaveLength(1);
    expect(mergeTarget.addresses!.map(({ is_default }) => is_default)).toEqual([true, false]);
    expect(await read(other.id)).toBeUndefined();
    const page = await searchPatients(ctx, {
      where: { id: { equals: other.id } },
      orderBy: null,
      skip: 0,
      take: 1,
      counted: false,
      reading: {},
    });
    expect(page).toMatchObject({ patients: [{ id: one.id }] });
    const { rows } = await app().database.pool.query(
      `select patient_id from audit.inbox where object_type = 'patient_merge' and object_id = $1`,
      [merge.id],
    );
    expect(rows.map(({ patient_id }) => patient_id).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('is undone row by row; later additions stay, and fields changed since are reported', async () => {
    const [one, other] = await twins();
    const before = [await read(one.id), await read(other.id)];
    const ctx = await manager();
    await tagPatients(ctx, [other.id], 'Asthma', '#112233');
    const merge = await merged(one, other, ['email', 'last_name']);
    await createAlert(ctx, one.id, { alert_text: 'Since', severity: 'info' });
    await updatePatient(ctx, one.id, 2, { email: 'new@example.com' });
    const undone = await undoMerge(ctx, merge.id);
    expect(undone).toMatchObject({ kept_fields: ['email'] });
    const [mergeTarget, back] = [await read(one.id), await read(other.id)];
    expect(mergeTarget).toMatchObject({ last_name: 'Quist', email: 'new@example.com', tags: [] });
    expect(mergeTarget.alerts).toHaveLength(1);
    expect(mergeTarget.addresses).toEqual(before[0]!.addresses);
    expect(back.addresses).toEqual(before[1]!.addresses);
    expect(back.tags!.map(({ tag }) => tag)).toEqual(['Asthma']);
    expect(((await undoMerge(ctx, merge.id)) as DomainError).code).toBe('MERGE_UNDONE');
  });

  test('carries over a death and clears "no known allergies"; an undo restores both', async () => {
    const [one, other] = await twins();
    const ctx = await manager();
    await recordNoKnownAllergies(ctx, one.id, true);
    await createAllergy(ctx, other.id, { allergy_substance: 'Penicillin', allergy_category: 'drug' });
    await app().database.pool.query(`update patients.patient set deceased_date = '2026-11-20' where id = $1`, [
      other.id,
    ]);
    const merge = await merged(one, other);
    expect(await read(one.id)).toMatchObject({ no_allergies_time: null, deceased_date: '2026-11-20' });
    expect(isDomainError(await undoMerge(ctx, merge.id))).toBe(false);
    expect(await read(one.id)).toMatchObject({ no_allergies_time: ctx.now, deceased_date: null });
    expect(await read(other.id)).toMatchObject({ deceased_date: '2026-11-20' });
  });

  test('run concurrently: one succeeds, the other gets the version conflict', async () => {
    const [one, other] = await twins();
    const ctx = await manager();
    const answers = await Promise.all([
      mergePatients(ctx, side(one), side(other), []),
      mergePatients(ctx, side(other), side(one), []),
    ]);
    expect(answers.filter((answer) => isDomainError(answer))).toHaveLength(1);
  });

  test('is rejected for changed records, a record with itself, and another clinic’s records', async () => {
    const [one, other] = await twins();
    const ctx = await manager();
    await updatePatient(ctx, other.id, 1, { note1: 'changed' });
    const code = async (a: object, b: object, take: string[] = []): Promise<string> =>
      ((await mergePatients(ctx, a as never, b as never, take)) as DomainError).code;
    expect(await code(side(one), side(other))).toBe('STALE_VERSION');
    expect(await code(side(one), side(one))).toBe('BAD_USER_INPUT');
    expect(await code(side(one), { id: other.id, version: 2 }, ['clinic_id'])).toBe('BAD_USER_INPUT');
    const otherClinic = await makeTestClinic(app(), module.accessRules);
    const foreign = await mergePatients(await otherClinic.as('Manager'), side(one), { id: other.id, version: 2 }, []);
    expect((foreign as DomainError).code).toBe('NOT_FOUND');
  });

  test('can be undone for 30 days, the later of two first', async () => {
    const [one, other] = await twins();
    const third = await created({ first_name: 'Ada', last_name: 'Third' });
    const first = await merged(one, other);
    const second = await merged(third, { ...one, version: 2 });
    const ctx = await manager();
    const code = async (id: string, now = ctx.now): Promise<string> =>
      ((await undoMerge({ ...ctx, now }, id)) as DomainError).code;
    expect(await code(first.id)).toBe('MERGED_AGAIN');
    expect(await code(second.id, new Date('2026-12-22T15:00:01Z'))).toBe('MERGE_TOO_OLD');
    expect(isDomainError(await undoMerge(ctx, second.id))).toBe(false);
    expect(isDomainError(await undoMerge(ctx, first.id))).toBe(false);
  });
});

describe('likely duplicates', () => {
  test('are found by the job, and dismissed ones stay dismissed', async () => {
    const other = await makeTestClinic(app(), module.accessRules);
    clinic = other;
    const [one, two] = await twins();
    const ctx = await manager();
    const pairs = async () => {
      return must(await listDuplicates(ctx, { skip: 0, take: 20 }, {}));
    };
    await findDuplicates(app(), { clinicId: clinic.clinicId });
    expect(await pairs()).toMatchObject({ count: 1, pairs: [{ reasons: ['similar name', 'same date of birth'] }] });
    expect(await dismissDuplicate(ctx, two.id, one.id)).toBe(true);
    await findDuplicates(app(), { clinicId: clinic.clinicId });
    await comparePatient(app().database.kysely, clinic.clinicId, one.id, ctx.now);
    expect((await pairs()).count).toBe(0);
    const third = await created({ first_name: 'Ada', last_name: 'Quist', date_of_birth: '1990-03-04' });
    await comparePatient(app().database.kysely, clinic.clinicId, third.id, ctx.now);
    expect((await pairs()).count).toBe(2);
  });

  test('are shown while a patient is being entered', async () => {
    const found = must(
      await findSimilar(
        await manager(),
        { first_name: 'Quist', last_name: 'Ada', date_of_birth: '1990-03-04', mobile: null },
        {},
      ),
    );
    expect(found[0]).toMatchObject({ reasons: ['first and last name swapped', 'same date of birth'] });
  });
});
