import { afterEach, beforeAll, expect, test } from 'vitest';
import { deliveries, queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { writeBackupState } from '#platform/backup/backup-state.ts';
import { addJob } from '#platform/jobs.ts';
import { setModules } from '#platform/modules-of.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '../index.ts';
import { makeTestClinic, type TestClinic } from '../testing/index.ts';
import { checkHealth } from './check-health.ts';
import { readHealth } from './read-health.ts';
import { saveRecipients } from './recipients.ts';

const MINUTE = 60_000;
const modules = [deliveries, practice];
const app = useTestApp(new Date());
let clinic: TestClinic;
let began: Date;
let logged: string[] = [];

beforeAll(async () => {
  setModules(app(), modules);
  clinic = await makeTestClinic(app(), practice.accessRules);
  began = app().clock();
});
afterEach(async () => {
  const { pool, kysely } = app().database;
  app().setClock(began);
  logged = [];
  for (const table of ['deliveries.delivery', 'practice.health_alert', 'practice.health_setting', 'platform.outbox'])
    await pool.query(`delete from ${table}`);
  await pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  await kysely.deleteFrom('platform.backup_state').execute();
});

const after = (minutes: number): Date => new Date(began.getTime() + minutes * MINUTE);

/** The app with other settings. */
function withConfig(config: Partial<App['config']>, more: Partial<App> = {}): App {
  const changed = { ...app(), config: { ...app().config, ...config }, ...more };
  setModules(changed, modules);
  return changed;
}

/** Reads the rows of the page by id, some minutes after the start. */
async function rowsAfter(minutes: number, config: Partial<App['config']> = {}) {
  app().setClock(after(minutes));
  const ctx = await clinic.as('Manager');
  const { rows } = await readHealth({ ...ctx, app: withConfig(config) });
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

const mail = async (key: string, state = 'queued') => {
  await app().database.transaction((tx) =>
    queueDelivery(tx, {
      clinicId: clinic.clinicId,
      key,
      channel: 'email',
      to: 'somebody@example.org',
      text: 'Hello',
      about: { type: 'test', id: key },
    }),
  );
  await app().database.pool.query(
    `update deliveries.delivery set state = $2, created_time = $3, changed_time = $3 where key = $1`,
    [key, state, began],
  );
};

const MAIL = { url: 'smtp://mail.example.org', from: 'clinic@example.org' };
const SET_UP = { mail: MAIL, backup: { kind: 'folder' as const, dir: '/backup' } };

test('everything is in order: each row says so, and partners that are not used have no row', async () => {
  await writeBackupState(app().database.kysely, { good_time: after(0), base_time: after(0) });
  const { disk, ...rows } = await rowsAfter(3, SET_UP);
  expect(disk!.detail).toMatch(/^[\d.]+ [GM]B of [\d.]+ [GM]B are free\.$/);
  expect(Object.keys(rows).toSorted()).toEqual(['backup', 'database', 'email', 'jobs', 'outbox']);
  for (const row of Object.values(rows)) expect(row).toMatchObject({ state: 'ok', advice: null });
  expect(rows['backup']!.detail).toBe('The last good backup is 3 minutes old.');
});

test.each([
  [4, 'ok'],
  [6, 'warning'],
  [16, 'problem'],
])('a job that waits for %i minutes: %s', async (minutes, state) => {
  await addJob(app().database.kysely, 'test.wait', {}, { runAt: began });
  const { jobs } = await rowsAfter(minutes);
  expect(jobs).toMatchObject({ state, detail: `1 job waiting, the oldest for ${minutes} minutes.` });
  expect(jobs!.advice === null).toBe(state === 'ok');
});

test('a job that failed too often is a warning', async () => {
  await addJob(app().database.kysely, 'test.fail', {}, { runAt: began });
  await app().database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  expect((await rowsAfter(60))['jobs']).toMatchObject({
    state: 'warning',
    detail: 'Nothing is waiting. 1 job failed too often and stopped.',
  });
});

test('emails that wait are a warning, then a problem, also where no mail server is set up', async () => {
  await mail('waiting');
  expect((await rowsAfter(5, SET_UP))['email']).toMatchObject({ state: 'ok' });
  expect((await rowsAfter(20, SET_UP))['email']).toMatchObject({ state: 'warning' });
  const { email } = await rowsAfter(70, SET_UP);
  expect(email).toMatchObject({ state: 'problem', detail: '1 message waiting, the oldest for 70 minutes.' });
  expect(email!.advice).toContain('MAIL_URL are right');
  expect((await rowsAfter(70))['email']!.advice).toBe('Set MAIL_URL and MAIL_FROM on the server and restart Salus.');
});

test('one failure is a warning for a day, five in a row are a problem, and a success ends it', async () => {
  await mail('f1', 'failed');
  expect((await rowsAfter(1, SET_UP))['email']).toMatchObject({
    state: 'warning',
    detail: 'Nothing is waiting, 1 failed in the last day.',
    last_failure: began,
    last_success: null,
  });
  expect((await rowsAfter(25 * 60, SET_UP))['email']).toMatchObject({ state: 'ok' });
  for (const key of ['f2', 'f3', 'f4', 'f5']) await mail(key, 'review');
  expect((await rowsAfter(1, SET_UP))['email']).toMatchObject({
    state: 'problem',
    detail: 'Nothing is waiting, 5 failed in the last day, the last 5 in a row.',
  });
  await mail('s1', 'sent');
  await app().database.pool.query(`update deliveries.delivery set changed_time = $1 where key = 's1'`, [after(0.5)]);
  expect((await rowsAfter(1, SET_UP))['email']).toMatchObject({ state: 'warning', last_success: after(0.5) });
});

test('backups: not set up, old, failed, and a failed test restore', async () => {
  const { kysely } = app().database;
  const backup = { backup: SET_UP.backup };
  expect((await rowsAfter(1))['backup']).toMatchObject({ state: 'warning', path: '/settings/backups' });
  expect((await rowsAfter(27 * 60))['backup']).toMatchObject({ state: 'problem', detail: 'Backups are not set up.' });
  await writeBackupState(kysely, { good_time: began, base_time: began });
  expect((await rowsAfter(27 * 60, backup))['backup']).toMatchObject({ state: 'problem' });
  await writeBackupState(kysely, { problem: 'no space' });
  expect((await rowsAfter(60, backup))['backup']).toMatchObject({ state: 'warning' });
  await writeBackupState(kysely, { problem: null, rehearsal_problem: 'balances differ' });
  expect((await rowsAfter(60, backup))['backup']).toMatchObject({ state: 'problem' });
});

/** Runs the job some minutes after the start; returns the subjects and recipients of the new emails. */
async function check(minutes: number): Promise<string[]> {
  app().setClock(after(minutes));
  const error = (_fields: object, text: string): void => void logged.push(text);
  const log = { error, info: () => undefined } as unknown as App['log'];
  // Nothing delivers the events here.
  await app().database.pool.query('delete from platform.outbox');
  const before = new Set((await alertMails()).map(({ key }) => key));
  await checkHealth(withConfig(SET_UP, { log }));
  return (await alertMails()).filter(({ key }) => !before.has(key)).map(({ recipient }) => recipient);
}

const alertMails = () =>
  app()
    .database.kysely.selectFrom('deliveries.delivery')
    .select(['key', 'recipient'])
    .where('about_type', '=', 'health')
    .execute();

test('administrators get one email when a problem begins, one a day while it lasts, and one when it is over', async () => {
  const { kysely } = app().database;
  await clinic.as('Manager');
  await clinic.as('Nurse');
  await writeBackupState(kysely, { good_time: began, base_time: began });
  expect(await check(0)).toEqual([]);
  await addJob(kysely, 'test.wait', {}, { runAt: began });
  expect(await check(20)).toEqual(['tester@example.com']);
  expect(logged).toEqual(['health: a problem']);
  expect(await check(25)).toEqual([]);
  await writeBackupState(kysely, { good_time: after(1460), base_time: after(1460) });
  expect(await check(20 + 24 * 60)).toHaveLength(1);
  await app().database.pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  // It could come back at once: it is over after a quarter of an hour.
  expect(await check(1470)).toEqual([]);
  expect(await check(1480)).toEqual([]);
  expect(await check(1485)).toHaveLength(1);
  expect(await check(1490)).toEqual([]);
});

test('two processes that check at the same time send one email', async () => {
  await clinic.as('Manager');
  await addJob(app().database.kysely, 'test.wait', {}, { runAt: began });
  app().setClock(after(20));
  await Promise.all([checkHealth(app()), checkHealth(app())]);
  expect(await alertMails()).toHaveLength(1);
});

test('chosen recipients alone get emails, and only members who manage the clinic can be chosen', async () => {
  const [ada, sam, nurse] = [
    await clinic.as('Manager', 'Lang'),
    await clinic.as('Admin', 'Okafor'),
    await clinic.as('Nurse'),
  ];
  expect(errorCode(await saveRecipients(ada, 0, [nurse.actor.userId]))).toBe('BAD_USER_INPUT');
  const saved = must(await saveRecipients(ada, 0, [sam.actor.userId]));
  expect(saved).toMatchObject({ recipient_ids: [sam.actor.userId], version: 1 });
  expect(errorCode(await saveRecipients(ada, 0, []))).toBe('STALE_VERSION');
  await addJob(app().database.kysely, 'test.wait', {}, { runAt: began });
  expect(await check(20)).toHaveLength(1);
  const entries = await app()
    .database.kysely.selectFrom('audit.inbox')
    .select(['action', 'user_id'])
    .where('object_type', '=', 'health_recipients')
    .execute();
  expect(entries).toEqual([{ action: 'update', user_id: ada.actor.userId }]);
  must(await saveRecipients(ada, 1, []));
});
