import { createDecipheriv } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { PublicRequest, Request } from '#platform/request.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic, type TestClinic } from '#practice/server';
import { addAccount } from './add-account.ts';
import { authenticate } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endOwnSession } from './end-sessions.ts';
import { sessions } from './index.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readHistory } from './read-security.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import { insertStep, readStep } from './steps.sql.ts';

const house = useTestHouse();
const PASSWORD = 'a long pass phrase';
const FRESH = 'seven purple otters waltzing';
const NAME = 'owner@example.org';
let clinic: TestClinic;
let password = PASSWORD;

beforeAll(async () => {
  clinic = await makeTestClinic(house(), sessions.accessRules);
  const { actor } = await clinic.as('Doctor');
  const account = { clinicId: clinic.clinicId, userId: actor.userId, username: NAME, password: PASSWORD };
  await house().database.transaction((tx) => addAccount(tx, account, house().clock()));
});
beforeEach(() => house().setClock(new Date(house().clock().getTime() + 30 * 60_000)));

const anybody = (): PublicRequest => ({
  house: house(),
  now: house().clock(),
  id: newId(),
  ip: '192.0.2.1',
  device: null,
});
const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.code : 'done');

async function enter(): Promise<{ token: string; request: Request }> {
  const answer = await login(anybody(), { username: NAME, password, deviceId: 'd' });
  if (isRefusal(answer)) throw new Error(answer.message);
  const who = await authenticate(house(), answer.token!, house().clock());
  return { token: answer.token!, request: { ...anybody(), actor: who!.actor } };
}

async function mailedLink(): Promise<{ code: string; token: string }> {
  const { rows } = await house().database.pool.query(
    `select key, content from deliveries.delivery where key like 'password-reset:%' order by id desc limit 1`,
  );
  // Opened as the deliveries do: a nonce, a tag, and what is sealed to its place.
  const sealed = rows[0].content as Buffer;
  const cipher = createDecipheriv('aes-256-gcm', await house().keys.secret('deliveries'), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(`${clinic.clinicId} ${rows[0].key}`));
  cipher.setAuthTag(sealed.subarray(12, 28));
  const { text } = JSON.parse(cipher.update(sealed.subarray(28)).toString() + cipher.final().toString());
  const { hash, origin } = new URL(/https?:\S+/.exec(text)![0]);
  expect(origin).toBe(house().config.publicUrl);
  const link = new URLSearchParams(hash.slice(1));
  return { code: link.get('code')!, token: link.get('token')! };
}
const countMails = async (): Promise<number> =>
  (await house().database.pool.query(`select count(*) from deliveries.delivery`)).rows[0].count;

test('a known and an unknown address get one answer, equally late, and only one of them a mail', async () => {
  const before = await countMails();
  const start = performance.now();
  expect(await sendResetLink(anybody(), 'nobody@example.org')).toEqual({ ok: true });
  expect(performance.now() - start).toBeGreaterThan(240);
  expect(await countMails()).toBe(before);
  expect(await sendResetLink(anybody(), ` ${NAME.toUpperCase()}`)).toEqual({ ok: true });
  expect(await countMails()).toBe(before + 1);
});

test('a link sets a strong password once, and ends every session', async () => {
  const { token: session } = await enter();
  await sendResetLink(anybody(), NAME);
  const link = await mailedLink();
  for (const weak of ['short', 'password12345', 'owner@example.org', 'qwertyuiopas', 'aaaaaaaaaaaaaaaa', PASSWORD])
    expect(codeOf(await resetPassword(anybody(), { ...link, password: weak })), weak).toBe('BAD_USER_INPUT');
  expect(codeOf(await resetPassword(anybody(), { ...link, code: 'x', password: FRESH }))).toBe('RESET_REFUSED');
  expect(codeOf(await resetPassword(anybody(), { ...link, token: session, password: FRESH }))).toBe('RESET_REFUSED');
  expect(codeOf(await resetPassword(anybody(), { ...link, password: FRESH }))).toBe('done');
  expect(codeOf(await resetPassword(anybody(), { ...link, password: 'eleven amber kites landing' }))).toBe(
    'RESET_REFUSED',
  );
  expect(await authenticate(house(), session, house().clock())).toBeNull();
  expect(codeOf(await login(anybody(), { username: NAME, password, deviceId: 'd' }))).toBe('SIGN_IN_REFUSED');
  password = FRESH;
  await enter();
});

test('a link is over after half an hour, and with the next one', async () => {
  await sendResetLink(anybody(), NAME);
  const first = await mailedLink();
  await sendResetLink(anybody(), NAME);
  const second = await mailedLink();
  const next = 'nine silver harbours humming';
  expect(codeOf(await resetPassword(anybody(), { ...first, password: next }))).toBe('RESET_REFUSED');
  house().setClock(new Date(house().clock().getTime() + 31 * 60_000));
  expect(codeOf(await resetPassword(anybody(), { ...second, password: next }))).toBe('RESET_REFUSED');
});

test('changing the password wants the current one, and leaves only this session', async () => {
  const { token: other } = await enter();
  const { token, request } = await enter();
  const next = 'twelve copper lanterns asleep';
  expect(codeOf(await changePassword(request, { current_password: 'wrong', password: next }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await changePassword(request, { current_password: password, password: next }))).toBe('done');
  password = next;
  expect(await authenticate(house(), other, house().clock())).toBeNull();
  expect(await authenticate(house(), token, house().clock())).not.toBeNull();
});

test('each sign-in is a session of its own, ended alone or with the others; a token is worth nothing after logout', async () => {
  const { token: first, request: there } = await enter();
  const { token: second } = await enter();
  const { token: here, request } = await enter();
  expect(new Set([first, second, here]).size).toBe(3);
  expect(codeOf(await endOwnSession(request, request.actor.sessionId))).toBe('USE_LOGOUT');
  expect(codeOf(await endOwnSession(await clinic.as('Admin'), there.actor.sessionId))).toBe('NOT_FOUND');
  expect(codeOf(await endOwnSession(request, there.actor.sessionId))).toBe('done');
  expect(await authenticate(house(), first, house().clock())).toBeNull();
  await endOtherSessions(request);
  expect(await authenticate(house(), second, house().clock())).toBeNull();
  await logout(request);
  expect(await authenticate(house(), here, house().clock())).toBeNull();
  const history = await readHistory(request, 0, 20);
  expect(history.map(({ end_reason }) => end_reason)).toContain('Signed out from another device');
  expect(history.some(({ kind }) => kind === 'failed')).toBe(true);
});

test('with the password ends what was half done: a sign-in that waits for its practice, and a mailed link', async () => {
  const { request } = await enter();
  const { clinicId, userId } = request.actor;
  const step = { clinic_id: clinicId, id: newId(), user_id: userId, purpose: 'practice' as const };
  const { kysely } = house().database;
  const now = house().clock();
  const later = new Date(now.getTime() + 600_000);
  await insertStep(kysely, { ...step, method: 'password', device_id: null, user_agent: null, ip: null }, now, later);
  await sendResetLink(anybody(), NAME);
  const link = await mailedLink();
  const next = 'fourteen velvet badgers rowing';
  expect(codeOf(await changePassword(request, { current_password: password, password: next }))).toBe('done');
  password = next;
  expect(await readStep(kysely, clinicId, step.id, 'practice', now)).toBeNull();
  expect(codeOf(await resetPassword(anybody(), { ...link, password: 'sixteen wooden comets at tea' }))).toBe(
    'RESET_REFUSED',
  );
});
