import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '../index.ts';
import { saveUserSetting } from './save-user-setting.ts';
import { makeTestClinic, type TestClinic } from '../testing/test-clinic.ts';
import { readUserSettings } from './user-settings.sql.ts';

const app = useTestApp();
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), practice.accessRules);
});

async function settingsOf(role: 'Doctor' | 'Nurse') {
  const { actor } = await clinic.as(role);
  return readUserSettings(app().database.kysely, actor.clinicId, actor.userId);
}

test('stores a setting for its user only, and the last save wins', async () => {
  await saveUserSetting(await clinic.as('Doctor'), 'page_style', { theme: 'teal' });
  const again = await saveUserSetting(await clinic.as('Doctor'), 'page_style', { theme: 'indigo' });
  expect(again).toEqual({ key: 'page_style', value: { theme: 'indigo' }, version: 2 });
  expect(await settingsOf('Doctor')).toEqual([again]);
  expect(await settingsOf('Nurse')).toEqual([]);
});

test('returns values of every type unchanged', async () => {
  for (const value of ['text', 7, true, null, ['a', { b: [] }], '"quoted"']) {
    expect(await saveUserSetting(await clinic.as('Nurse'), 'view.any', value)).toMatchObject({ value });
  }
});

test('rejects an unknown key and a value that is too large', async () => {
  for (const [key, value] of [
    ['elsewhere', 1],
    ['page_style', 'x'.repeat(40_000)],
  ] as const) {
    const answer = await saveUserSetting(await clinic.as('Doctor'), key, value);
    expect(isDomainError(answer) && answer.code).toBe('BAD_USER_INPUT');
  }
});

test('allows at most three hundred keys', async () => {
  const doctor = await clinic.as('Biller');
  for (let at = 0; at < 300; at += 1) await saveUserSetting(doctor, `view.v${at}`, at);
  expect(await saveUserSetting(doctor, 'view.one-more', 1)).toMatchObject({ code: 'TOO_MANY' });
  expect(await saveUserSetting(doctor, 'view.v0', 'changed')).toMatchObject({ value: 'changed', version: 2 });
});
