import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { keepStopWord, readStopWord, stoppedSince } from './stop-words.ts';

const app = useTestApp();

test('distinguishes carriers’ keywords from sentences', () => {
  const texts = ['STOP', ' Stop. ', 'start', 'YES', 'please stop calling', ''];
  expect(texts.map(readStopWord)).toEqual(['stop', 'stop', 'start', 'start', null, null]);
});

test('a phone that opted out has done so at every clinic, until it opts in again', async () => {
  const clinicId = newId();
  const { pool, kysely } = app().database;
  await pool.query(
    `insert into practice.clinic (clinic_id, clinic_name, time_zone, created_time) values ($1, 'Test', 'America/New_York', now())`,
    [clinicId],
  );
  await keepStopWord(app(), '+16175559001', 'stop');
  await keepStopWord(app(), '+16175559001', 'stop');
  await keepStopWord(app(), 'nobody', 'stop');
  expect(await stoppedSince(kysely, clinicId, '+1 6175559001')).not.toBeNull();
  expect(await stoppedSince(kysely, clinicId, '+1 6175559002')).toBeNull();
  await keepStopWord(app(), '+16175559001', 'start');
  expect(await stoppedSince(kysely, clinicId, '+1 6175559001')).toBeNull();
});
