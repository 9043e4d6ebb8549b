import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { setModules } from '#platform/modules-of.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createPatient } from './create-patient.ts';
import { deletePatient, restorePatient } from './delete-patient.ts';
import { patients as module } from './index.ts';
import type { Patient } from './patients.sql.ts';
import { searchPatients } from './search/search-patients.ts';
import { updateOfPatient } from './update-of-patient.ts';
import { updatePatient } from './update-patient.ts';

const app = useTestApp();
let clinic: TestClinic;
let open = 0;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  const openWork = [{ count: async () => open, words: (count: number) => `${count} things to do` }];
  setModules(app(), [{ name: 'higher', accessRules: [], resolvers: {}, openWork }]);
});

async function created(last_name: string): Promise<Patient> {
  return must(
    await createPatient(await clinic.as('Front desk'), {
      first_name: 'Ida',
      last_name,
      gender: 'Female',
    }),
  );
}

async function found(search: string): Promise<string[]> {
  const page = { orderBy: null, skip: 0, take: 20, counted: false, reading: {} };
  const answer = await searchPatients(await clinic.as('Doctor'), { ...page, where: { search } });
  return isDomainError(answer) ? [] : answer.patients.map(({ id }) => id);
}

test('a patient is removed from lists, logged, and restored', async () => {
  const { id } = await created('Deletable');
  const manager = await clinic.as('Manager');
  expect(await deletePatient(manager, id, 1)).toMatchObject({ id, version: 2, deleted_time: expect.any(Date) });
  expect(await found('Deletable')).toEqual([]);
  expect(await updatePatient(manager, id, 2, { first_name: 'Ada' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deletePatient(manager, id, 2)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await restorePatient(manager, id, 1)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await restorePatient(manager, id, 2)).toMatchObject({ id, version: 3, deleted_time: null });
  expect(await found('Deletable')).toEqual([id]);
  const { rows } = await app().database.pool.query(
    `select action from audit.inbox where object_id = $1 and object_type = 'patient' and action <> 'read' order by time, id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete', 'update']);
});

test('rejects deletion with open work, with an old version, and from another clinic', async () => {
  const { id } = await created('Busy');
  const manager = await clinic.as('Manager');
  open = 2;
  const answer = await deletePatient(manager, id, 1);
  expect(answer).toMatchObject({ code: 'STILL_OPEN', message: 'This patient still has: 2 things to do.' });
  open = 0;
  expect(await deletePatient(manager, id, 9)).toMatchObject({ code: 'STALE_VERSION' });
  const other = await makeTestClinic(app(), module.accessRules);
  expect(await deletePatient(await other.as('Manager'), id, 1)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await found('Busy')).toEqual([id]);
});

test('the specification’s short mutation changes the given fields, by its field names', async () => {
  const { id } = await created('Short');
  const desk = await clinic.as('Front desk');
  const changed = await updateOfPatient(desk, { id, mail: 'ida@example.org', birthday: '1990-01-02' });
  expect(changed).toMatchObject({
    email: 'ida@example.org',
    date_of_birth: '1990-01-02',
    last_name: 'Short',
    version: 2,
  });
  expect(await updateOfPatient(desk, { id, version: 1, gender: 'Male' })).toMatchObject({ code: 'STALE_VERSION' });
  expect(await updateOfPatient(desk, { id, gender: '' })).toMatchObject({ issues: [{ path: 'input.gender' }] });
});

test('stores the source and the page layout; rejects a layout that is too large', async () => {
  const { id } = await created('Arranged');
  const desk = await clinic.as('Front desk');
  const layout = [{ id: 'notes', x: 0 }];
  expect(await updatePatient(desk, id, 1, { source: 'Referral', layout })).toMatchObject({
    source: 'Referral',
    layout,
  });
  const long = await updatePatient(desk, id, 2, { layout: 'x'.repeat(40_000) });
  expect(long).toMatchObject({ issues: [{ path: 'input.layout' }] });
  expect(await updatePatient(desk, id, 2, { layout: null })).toMatchObject({ source: 'Referral', layout: null });
});
