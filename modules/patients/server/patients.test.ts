import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createPatient } from './create-patient.ts';
import { patients as module } from './index.ts';
import type { Patient } from './patients.sql.ts';
import { searchPatients, type PatientQuery } from './search/search-patients.ts';
import { updatePatient } from './update-patient.ts';

const app = useTestApp();
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
});

const PERSON = {
  first_name: 'Zoë',
  last_name: 'Núñez-O’Hara',
  gender: 'Female',
  date_of_birth: '1980-02-29',
  mobile: '(617) 555-0143',
};
const ask = (search: string, more: Partial<PatientQuery> = {}): PatientQuery => ({
  where: { search },
  orderBy: null,
  skip: 0,
  take: 20,
  counted: true,
  reading: {},
  ...more,
});

async function created(input: object): Promise<Patient> {
  return must(await createPatient(await clinic.as('Front desk'), input));
}

async function found(search: string): Promise<string[]> {
  const page = must(await searchPatients(await clinic.as('Doctor'), ask(search)));
  return page.patients.map((patient) => patient.last_name);
}

describe('a new patient', () => {
  test('gets the next record number, starting at 100000', async () => {
    const first = await created(PERSON);
    const second = await created({ first_name: 'Adam', last_name: 'Young', gender: 'Male' });
    expect(second.record_number).toBe(first.record_number + 1);
    expect(first).toMatchObject({
      first_name: 'Zoë',
      mobile: '+1 6175550143',
      version: 1,
      date_of_birth: '1980-02-29',
    });
  });

  test('is rejected with an error for each invalid field', async () => {
    const error = (await createPatient(await clinic.as('Front desk'), {
      first_name: ' ',
      last_name: '',
      gender: 'x',
    })) as DomainError;
    expect(error.issues.map(({ path }) => path)).toEqual(['input.first_name', 'input.last_name', 'input.gender']);
    expect(error.issues[1]!.message).toBe('Second Name is Required');
  });

  test.each(['nunez', 'ohara', 'zoe nun', 'hara zo', '5550143', '02/29/1980', '100000'])(
    'is found by %s',
    async (search) => {
      expect(await found(search)).toContain('Núñez-O’Hara');
    },
  );

  test('is not found by another clinic', async () => {
    const other = await makeTestClinic(app(), module.accessRules);
    const page = await searchPatients(await other.as('Doctor'), ask('nunez'));
    expect(page).toMatchObject({ count: 0, patients: [] });
  });
});

describe('a change', () => {
  test('is audited with before and after', async () => {
    const patient = await created({ ...PERSON, first_name: 'Before' });
    const changed = await updatePatient(await clinic.as('Nurse'), patient.id, 1, {
      first_name: 'After',
      mailing_address: {
        address_line1: '1 Main St',
        city: 'Boston',
        state_or_provice: 'Massachusetts',
        postal_code: '02110',
      },
    });
    expect(changed).toMatchObject({ first_name: 'After', version: 2, addresses: [{ state: 'MA', is_default: true }] });
    const { rows } = await app().database.pool.query(
      'select changes from audit.inbox where object_id = $1 and action = $2',
      [patient.id, 'update'],
    );
    expect(rows[0].changes.first_name).toEqual({ before: 'Before', after: 'After' });
    expect(rows[0].changes.mailing_address.before).toBeNull();
  });

  test('of the preferred language is kept, logged, emptied, and rejected in a language that Salus does not write', async () => {
    const patient = await created({ ...PERSON, first_name: 'Lucia', preferred_language: 'es' });
    expect(patient).toMatchObject({ preferred_language: 'es' });
    const nurse = await clinic.as('Nurse');
    expect(await updatePatient(nurse, patient.id, 1, { preferred_language: 'fr' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ path: 'input.preferred_language' }],
    });
    expect(await updatePatient(nurse, patient.id, 1, { preferred_language: 'en' })).toMatchObject({
      preferred_language: 'en',
    });
    expect(await updatePatient(nurse, patient.id, 2, { preferred_language: null })).toMatchObject({
      preferred_language: null,
    });
    const { rows } = await app().database.pool.query(
      `select changes::json -> 'preferred_language' ->> 'before' as before from audit.inbox
      where object_id = $1 and action = 'update' order by id`,
      [patient.id],
    );
    expect(rows).toEqual([{ before: 'es' }, { before: 'en' }]);
  });

  test('with an old version is a version conflict and writes nothing', async () => {
    const patient = await created({ ...PERSON, first_name: 'Stale' });
    await updatePatient(await clinic.as('Nurse'), patient.id, 1, { note1: 'first' });
    const second = await updatePatient(await clinic.as('Nurse'), patient.id, 1, { note1: 'second' });
    expect(second).toMatchObject({ code: 'STALE_VERSION' });
  });

  test('records and undoes a death with audit entries; an impossible date is reported on the changed field', async () => {
    const patient = await created({ ...PERSON, first_name: 'Last' });
    const nurse = await clinic.as('Nurse');
    const change = (version: number, patch: object) => updatePatient(nurse, patient.id, version, patch);
    const issue = (path: string, message: string) => ({ code: 'BAD_USER_INPUT', issues: [{ path, message }] });
    const early = "Date of death can't be before the date of birth";
    expect(await change(1, { deceased_date: '1980-02-28' })).toMatchObject(issue('input.deceased_date', early));
    expect(await change(1, { deceased_date: '2999-01-01' })).toMatchObject(
      issue('input.deceased_date', "Date of death can't be in the future"),
    );
    expect(await change(1, { deceased_date: '2020-05-01' })).toMatchObject({ deceased_date: '2020-05-01', version: 2 });
    expect(await change(2, { date_of_birth: '2020-05-02' })).toMatchObject(issue('input.date_of_birth', early));
    expect(await change(2, { note1: 'In peace' })).toMatchObject({ deceased_date: '2020-05-01', version: 3 });
    expect(await change(2, { deceased_date: null })).toMatchObject({ code: 'STALE_VERSION' });
    expect(await change(3, { deceased_date: null })).toMatchObject({ deceased_date: null, version: 4 });
    const { rows } = await app().database.pool.query(
      `select changes::json -> 'deceased_date' ->> 'after' as after from audit.inbox
      where object_id = $1 and changes::json -> 'deceased_date' is not null order by id`,
      [patient.id],
    );
    expect(rows).toEqual([{ after: '2020-05-01' }, { after: null }]);
    const { rows: events } = await app().database.pool.query(
      `select 1 from platform.outbox where topic = 'patients.death-recorded' and body ->> 'id' = $1`,
      [patient.id],
    );
    expect(events).toHaveLength(1);
  });

  test('by two users concurrently: one succeeds, the other gets the version conflict', async () => {
    const patient = await created({ ...PERSON, first_name: 'Race' });
    const ctx = await clinic.as('Nurse');
    const answers = await Promise.all([1, 2, 3].map((n) => updatePatient(ctx, patient.id, 1, { note1: `by ${n}` })));
    expect(answers.filter((answer) => isDomainError(answer))).toHaveLength(2);
  });
});

test('a two-letter search matches word starts in names, last names first', async () => {
  for (const [first_name, last_name] of [
    ['Luz Qama', 'Restrepo'],
    ['Omar', 'al-Qamasri'],
    ['Iqam', 'Unlike'],
    ['Zed', 'Qabel'],
  ])
    await created({ first_name, last_name, gender: 'Female' });
  expect(await found('qa')).toEqual(['Qabel', 'al-Qamasri', 'Restrepo']);
  const page = await searchPatients(await clinic.as('Doctor'), ask('qa', { counted: true }));
  expect(isDomainError(page) ? null : page.count).toBe(3);
  expect(await found('q')).toEqual(['Qabel']);
});
