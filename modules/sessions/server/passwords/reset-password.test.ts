import { createDecipheriv } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { addAccount } from '../add-account.ts';
import { authenticate } from '../session/authenticate.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endOwnSession } from '../session/end-sessions.ts';
import { sessions } from '../index.ts';
import { login } from '../sign-in/login.ts';
import { logout } from '../session/logout.ts';
import { endWords } from '../../rules/index.ts';
import { readHistory } from '../read-security.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import { insertStep, readStep } from '../records/steps.sql.ts';

const app = useTestApp();
const PASSWORD = 'a long pass phrase';
const FRESH = 'seven purple otters waltzing';
const NAME = 'owner@example.org';
let clinic: TestClinic;
let password = PASSWORD;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), sessions.accessRules);
  const { actor } = await clinic.as('Doctor');
  const account = { clinicId: clinic.clinicId, userId: actor.userId, username: NAME, password: PASSWORD };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
});
beforeEach(() => app().setClock(new Date(app().clock().getTime() + 30 * 60_000)));

const anybody = (): PublicContext => ({
  app: app(),
  now: app().clock(),
  id: newId(),
  ip: '192.0.2.1',
  device: null,
});
const codeOf = (answer: unknown): string => (isDomainError(answer) ? answer.code : 'done');

async function enter(): Promise<{ token: string; ctx: RequestContext }> {
  const answer = must(await login(anybody(), { username: NAME, password, deviceId: 'd' }));
  const who = await authenticate(app(), answer.token!, app().clock());
  return { token: answer.token!, ctx: { ...anybody(), actor: who!.actor } };
}

async function mailedLink(): Promise<{ code: string; token: string }> {
  const { rows } = await app().database.pool.query(
    `select key, content from deliveries.delivery where key like 'password-reset:%' order by id desc limit 1`,
  );
  // Decrypted as deliveries are: a nonce, a tag, and content bound to its row.
  const sealed = rows[0].content as Buffer;
  const cipher = createDecipheriv('aes-256-gcm', await app().keys.secret('deliveries'), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(`${clinic.clinicId} ${rows[0].key}`));
  cipher.setAuthTag(sealed.subarray(12, 28));
  const { text } = JSON.parse(cipher.update(sealed.subarray(28)).toString() + cipher.final().toString());
  const { hash, origin } = new URL(/https?:\S+/.exec(text)![0]);
  expect(origin).toBe(app().config.publicUrl);
  const link = new URLSearchParams(hash.slice(1));
  return { code: link.get('code')!, token: link.get('token')! };
}
const countMails = async (): Promise<number> =>
  (await app().database.pool.query(`select count(*) from deliveries.delivery`)).rows[0].count;

test('known and unknown addresses get the same response after the same time, and only the known one an email', async () => {
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
  expect(await authenticate(app(), session, app().clock())).toBeNull();
  expect(codeOf(await login(anybody(), { username: NAME, password, deviceId: 'd' }))).toBe('SIGN_IN_REFUSED');
  password = FRESH;
  await enter();
});

test('a link expires after half an hour, and with the next one', async () => {
  await sendResetLink(anybody(), NAME);
  const first = await mailedLink();
  await sendResetLink(anybody(), NAME);
  const second = await mailedLink();
  const next = 'nine silver harbours humming';
  expect(codeOf(await resetPassword(anybody(), { ...first, password: next }))).toBe('RESET_REFUSED');
  app().setClock(new Date(app().clock().getTime() + 31 * 60_000));
  expect(codeOf(await resetPassword(anybody(), { ...second, password: next }))).toBe('RESET_REFUSED');
});

test('changing the password requires the current one, and ends all other sessions', async () => {
  const { token: other } = await enter();
  const { token, ctx } = await enter();
  const next = 'twelve copper lanterns asleep';
  expect(codeOf(await changePassword(ctx, { current_password: 'wrong', password: next }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await changePassword(ctx, { current_password: password, password: next }))).toBe('done');
  password = next;
  expect(await authenticate(app(), other, app().clock())).toBeNull();
  expect(await authenticate(app(), token, app().clock())).not.toBeNull();
});

test('each sign-in is a separate session, ended alone or with the others; a token is invalid after logout', async () => {
  const { token: first, ctx: there } = await enter();
  const { token: second } = await enter();
  const { token: here, ctx } = await enter();
  expect(new Set([first, second, here]).size).toBe(3);
  expect(codeOf(await endOwnSession(ctx, ctx.actor.sessionId))).toBe('USE_LOGOUT');
  expect(codeOf(await endOwnSession(await clinic.as('Admin'), there.actor.sessionId))).toBe('NOT_FOUND');
  expect(codeOf(await endOwnSession(ctx, there.actor.sessionId))).toBe('done');
  expect(await authenticate(app(), first, app().clock())).toBeNull();
  await endOtherSessions(ctx);
  expect(await authenticate(app(), second, app().clock())).toBeNull();
  await logout(ctx);
  expect(await authenticate(app(), here, app().clock())).toBeNull();
  const history = await readHistory(ctx, 0, 20);
  expect(history.map(({ end_reason }) => endWords(end_reason))).toContain('Signed out from another device');
  expect(history.some(({ kind }) => kind === 'failed')).toBe(true);
});

test('a password change also ends a sign-in that waits for its practice, and an emailed link', async () => {
  const { ctx } = await enter();
  const { clinicId, userId } = ctx.actor;
  const step = { clinic_id: clinicId, id: newId(), user_id: userId, purpose: 'practice' as const };
  const { kysely } = app().database;
  const now = app().clock();
  const later = new Date(now.getTime() + 600_000);
  await insertStep(kysely, { ...step, method: 'password', device_id: null, user_agent: null, ip: null }, now, later);
  await sendResetLink(anybody(), NAME);
  const link = await mailedLink();
  const next = 'fourteen velvet badgers rowing';
  expect(codeOf(await changePassword(ctx, { current_password: password, password: next }))).toBe('done');
  password = next;
  expect(await readStep(kysely, clinicId, step.id, 'practice', now)).toBeNull();
  expect(codeOf(await resetPassword(anybody(), { ...link, password: 'sixteen wooden comets at tea' }))).toBe(
    'RESET_REFUSED',
  );
});
