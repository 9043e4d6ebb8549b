import { beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { deleteLicense, licensesOf, readLicenses, saveLicense } from './licenses.ts';

const fixture = useTestApp(new Date());
let app: App;
let clinic: PrescribingClinic;
beforeAll(async () => {
  app = fixture();
  clinic = await makePrescribingClinic(app);
});

test('a prescriber has one license of a kind and state; a deleted one makes room for another', async () => {
  const { doctor } = clinic;
  const { userId } = doctor.actor;
  const input = { user_id: userId, kind: 'state', state: 'MA', number: '123456', expiry_date: '2028-01-31' };
  const license = must(await saveLicense(doctor, input, null));
  expect(license).toMatchObject({ number: '123456', expiry_date: '2028-01-31', prescriber_name: expect.any(String) });
  expect(errorCode(await saveLicense(doctor, input, null))).toBe('LICENSE_TAKEN');
  must(await saveLicense(doctor, { ...input, kind: 'dea', number: 'ab1234563' }, null));
  expect((await licensesOf(app.database.kysely, doctor.actor, userId)).map(({ number }) => number)).toEqual([
    '123456',
    'AB1234563',
  ]);
  const changed = must(await saveLicense(doctor, { ...input, number: '9' }, { id: license.id, version: 1 }));
  expect(changed.version).toBe(2);
  expect(errorCode(await saveLicense(doctor, input, { id: license.id, version: 1 }))).toBe('STALE_VERSION');
  must(await deleteLicense(doctor, license.id));
  expect((await readLicenses(doctor)).map(({ number }) => number)).toEqual(['AB1234563']);
  must(await saveLicense(doctor, input, null));
});

test('a license of no member or with an invalid number is rejected', async () => {
  const input = { user_id: clinic.doctor.actor.userId, kind: 'dea', state: 'NH', number: 'AB1234564' };
  expect(errorCode(await saveLicense(clinic.doctor, input, null))).toBe('BAD_USER_INPUT');
  const stranger = { ...input, number: 'AB1234563', user_id: clinic.clinicId };
  expect(errorCode(await saveLicense(clinic.doctor, stranger, null))).toBe('BAD_USER_INPUT');
});
