import { generate } from 'otplib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addMember } from '#practice/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { addAccount } from '../add-account.ts';
import { authenticate } from '../session/authenticate.ts';
import { choosePractice } from '../sign-in/choose-practice.ts';
import { changePolicy } from '../change-policy.ts';
import { endMemberSessions } from '../session/end-sessions.ts';
import { sessions } from '../index.ts';
import { login } from '../sign-in/login.ts';
import { renewRecoveryCodes } from './remove-factor.ts';
import { beginFactor, finishFactor } from './set-up-factor.ts';
import type { SignInState } from '../sign-in/sign-in-flow.ts';
import { insertStep } from '../records/steps.sql.ts';
import { signStepToken } from '../session/session-token.ts';
import { sendAuthCode, twoFaMethods } from './two-fa-methods.ts';
import { verifyAuthCode } from './verify-auth-code.ts';

const app = useTestApp();
const PASSWORD = 'a long pass phrase';
let clinic: TestClinic;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), sessions.accessRules);
});
// Each test uses its own half hour, so that codes and limits of one don't affect the next.
beforeEach(() => app().setClock(new Date(app().clock().getTime() + 30 * 60_000)));

function from(browser: Record<string, string> = {}): PublicContext {
  const cookies = {
    get: (name: string) => browser[name],
    set: (name: string, value: string | null) => void (browser[name] = value ?? ''),
  };
  return { app: app(), now: app().clock(), id: newId(), ip: '192.0.2.1', device: null, cookies };
}

const enter = async (username: string, browser?: Record<string, string>): Promise<SignInState> =>
  must(await login(from(browser), { username, password: PASSWORD, deviceId: 'd' }));

const codeOf = (answer: unknown): string => (isDomainError(answer) ? answer.code : 'taken');

/** Creates a member with an account, and returns the request context of their session. */
async function member(role: 'Doctor' | 'Nurse' | 'Biller' | 'Front desk', username: string): Promise<RequestContext> {
  const { actor } = await clinic.as(role);
  const account = { clinicId: clinic.clinicId, userId: actor.userId, username, password: PASSWORD };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
  return signedIn((await enter(username)).token);
}

async function signedIn(token: string | null): Promise<RequestContext> {
  const who = await authenticate(app(), token!, app().clock());
  return { ...from(), actor: who!.actor };
}

async function setUpApp(ctx: RequestContext): Promise<{ secret: string; codes: string[] }> {
  const begun = must(await beginFactor(ctx, { kind: 'totp' }));
  const { recovery_codes } = must(
    await finishFactor(ctx, { id: begun.id, code: await appCode(begun.secret!, ctx.now) }),
  );
  return { secret: begun.secret!, codes: recovery_codes };
}
const appCode = (secret: string, now: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
const later = (seconds: number): void => app().setClock(new Date(app().clock().getTime() + seconds * 1000));

test('accepts codes of an app once each, and recovery codes once each', async () => {
  const { secret, codes } = await setUpApp(await member('Doctor', 'app@example.org'));
  expect(codes).toHaveLength(10);
  later(60);
  const first = await enter('app@example.org');
  expect([first.token, first.pre_token]).toEqual([null, null]);
  const code = await appCode(secret, app().clock());
  expect(must(await verifyAuthCode(from(), { token: first.two_fa_token!, code })).token).toBeTruthy();
  const again = await enter('app@example.org');
  expect(codeOf(await verifyAuthCode(from(), { token: again.two_fa_token!, code }))).toBe('CODE_REFUSED');
  const recovered = must(await verifyAuthCode(from(), { token: again.two_fa_token!, code: codes[0]! }));
  expect(recovered.token).toBeTruthy();
  const third = await enter('app@example.org');
  expect(codeOf(await verifyAuthCode(from(), { token: third.two_fa_token!, code: codes[0]! }))).toBe('CODE_REFUSED');
  const { rows: counts } = await app().database.pool.query(
    `select count(*) from deliveries.delivery where key like 'account-changed:%'`,
  );
  expect(counts[0].count).toBeGreaterThan(0);
});

test('an intermediate token gives no access, works once, and expires after ten minutes', async () => {
  const { secret } = await setUpApp(await member('Nurse', 'step@example.org'));
  later(60);
  const { two_fa_token: token } = await enter('step@example.org');
  expect(await authenticate(app(), token!, app().clock())).toBeNull();
  const code = await appCode(secret, app().clock());
  const { token: final } = must(await verifyAuthCode(from(), { token: token!, code }));
  expect(codeOf(await verifyAuthCode(from(), { token: token!, code }))).toBe('STEP_OVER');
  expect(codeOf(await verifyAuthCode(from(), { token: final!, code }))).toBe('STEP_OVER');
  const { two_fa_token: old } = await enter('step@example.org');
  later(601);
  expect(codeOf(await verifyAuthCode(from(), { token: old!, code: '123456' }))).toBe('STEP_OVER');
});

test('wrong codes are counted for a token, and for its owner across tokens', async () => {
  await setUpApp(await member('Biller', 'guess@example.org'));
  const answers: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { two_fa_token: token } = await enter('guess@example.org');
    const attempts = Array.from({ length: 8 }, () => verifyAuthCode(from(), { token: token!, code: 'abcdefghjk' }));
    answers.push(...(await Promise.all(attempts)).map(codeOf));
  }
  expect(answers.filter((code) => code === 'CODE_REFUSED').length).toBeLessThanOrEqual(10);
  expect(answers.at(-1)).toBe('RATE_LIMITED');
});

test('a code by email is sent on request, and bound to its sign-in', async () => {
  const ctx = await member('Front desk', 'mail@example.org');
  const begun = must(await beginFactor(ctx, { kind: 'email', address: 'own@example.org' }));
  expect(begun.sent_to).toBe('o…@example.org');
  expect(codeOf(await finishFactor(ctx, { id: begun.id, code: '00000x' }))).toBe('BAD_USER_INPUT');
  await confirmAnyway(begun.id);
  later(60);
  const { two_fa_token: token } = await enter('mail@example.org');
  const methods = must(await twoFaMethods(from(), token!));
  expect(methods.map(({ kind, two_fa_display }) => [kind, two_fa_display])).toEqual([['email', 'o…@example.org']]);
  expect(codeOf(await sendAuthCode(from(), { token: token!, method_id: begun.id }))).toBe('taken');
  expect(codeOf(await sendAuthCode(from(), { token: token!, method_id: begun.id }))).toBe('RATE_LIMITED');
  expect(must(await twoFaMethods(from(), token!))[0]?.used).toBe(true);
  const stored = await app().database.pool.query('select code_hash from sessions.sent_code');
  for (const { code_hash } of stored.rows) expect(code_hash).not.toMatch(/^\d{6}$/);
});

test('a remembered device needs only the password, and works for no other member', async () => {
  const { secret } = await setUpApp(await memberOf('remember@example.org'));
  later(60);
  const browser: Record<string, string> = {};
  const { two_fa_token: token } = await enter('remember@example.org', browser);
  const code = await appCode(secret, app().clock());
  must(await verifyAuthCode(from(browser), { token: token!, code, remember_device: true }));
  expect((await enter('remember@example.org', browser)).token).toBeTruthy();
  expect((await enter('remember@example.org')).two_fa_token).toBeTruthy();
  await setUpApp(await memberOf('other@example.org'));
  expect((await enter('other@example.org', browser)).two_fa_token).toBeTruthy();
  later(31 * 86_400);
  expect((await enter('remember@example.org', browser)).two_fa_token).toBeTruthy();
});

test('security settings can be changed only soon after a confirmation of identity', async () => {
  const ctx = await memberOf('stale@example.org');
  await setUpApp(ctx);
  later(11 * 60);
  const now = { ...ctx, now: app().clock() };
  expect(codeOf(await beginFactor(now, { kind: 'totp' }))).toBe('CONFIRM_PASSWORD');
  expect(codeOf(await renewRecoveryCodes(now))).toBe('CONFIRM_PASSWORD');
});

test('if the clinic requires a second factor, nothing else is accessible until one is set up', async () => {
  const admin = await clinic.as('Admin');
  must(await changePolicy(admin, { idle_minutes: 20, require_two_fa: true, version: 0 }));
  expect(codeOf(await changePolicy(admin, { idle_minutes: 20, require_two_fa: false, version: 0 }))).toBe(
    'STALE_VERSION',
  );
  const ctx = await memberOf('must@example.org');
  expect([...ctx.actor.rules]).toEqual(['sessions.own']);
  const { secret } = await setUpApp(ctx);
  later(60);
  const { two_fa_token: token } = await enter('must@example.org');
  const final = must(await verifyAuthCode(from(), { token: token!, code: await appCode(secret, app().clock()) }));
  expect((await signedIn(final.token)).actor.rules.size).toBeGreaterThan(1);
});

let count = 0;
/** Creates another member of the same clinic. */
async function memberOf(username: string): Promise<RequestContext> {
  const { rows } = await app().database.pool.query(
    `select id from practice.role where clinic_id = $1 and role_name = 'Admin'`,
    [clinic.clinicId],
  );
  const person = { first_name: 'Some', last_name: `Body ${(count += 1)}`, email: username };
  await app().database.transaction(async (tx) => {
    const { clinicId, practiceId } = clinic;
    const now = app().clock();
    const userId = await addMember(
      tx,
      { ...person, clinicId, practiceIds: [practiceId], roleIds: [rows[0].id as string] },
      now,
    );
    return addAccount(tx, { clinicId, userId, username, password: PASSWORD }, now);
  });
  return signedIn((await enter(username)).token);
}

async function confirmAnyway(id: string): Promise<void> {
  await app().database.pool.query(
    'update sessions.factor set confirmed_time = now(), is_default = true where id = $1',
    [id],
  );
}

test('a pending choice of practice after the password ends when a second factor is added', async () => {
  const { actor } = await clinic.as('Doctor');
  const owner = await addMemberWithAccount('waiting@example.org');
  const waiting = async (): Promise<string> => {
    const id = newId();
    const now = app().clock();
    const step = { clinic_id: clinic.clinicId, id, user_id: owner.actor.userId, purpose: 'practice' as const };
    const by = { method: 'password', device_id: null, user_agent: null, ip: null };
    await insertStep(app().database.kysely, { ...step, ...by }, now, new Date(now.getTime() + 600_000));
    return signStepToken(app(), 'practice', { id, clinicId: clinic.clinicId }, now);
  };
  const before = await waiting();
  const chosen = { practice_id: actor.practiceId, pre_token: await waiting() };
  expect(codeOf(await choosePractice(from(), chosen))).toBe('taken');
  await setUpApp(owner);
  expect(codeOf(await choosePractice(from(), { ...chosen, pre_token: before }))).toBe('STEP_OVER');
});

test('a manager can end a doctor’s sessions but not an administrator’s', async () => {
  const power: AccessRule = { id: 'other.power', title: 'Power', presets: ['Admin'], administrative: true };
  const rules = [...sessions.accessRules, power];
  setModules(app(), [{ ...sessions, accessRules: rules }]);
  const other = await makeTestClinic(app(), rules);
  const [admin, manager, doctor] = [await other.as('Admin'), await other.as('Manager'), await other.as('Doctor')];
  expect(codeOf(await endMemberSessions(manager, admin.actor.userId))).toBe('MORE_RIGHTS');
  expect(codeOf(await endMemberSessions(manager, doctor.actor.userId))).toBe('taken');
  expect(codeOf(await endMemberSessions(admin, manager.actor.userId))).toBe('taken');
});

/** Creates another doctor with an account, and returns the request context of their session. */
async function addMemberWithAccount(username: string): Promise<RequestContext> {
  const { rows } = await app().database.pool.query(
    `select id from practice.role where clinic_id = $1 and role_name = 'Doctor'`,
    [clinic.clinicId],
  );
  const person = { first_name: 'Una', last_name: 'Roe', email: username };
  const places = { practiceIds: [clinic.practiceId], roleIds: [rows[0].id as string] };
  await app().database.transaction(async (tx) => {
    const userId = await addMember(tx, { ...person, ...places, clinicId: clinic.clinicId }, app().clock());
    await addAccount(tx, { clinicId: clinic.clinicId, userId, username, password: PASSWORD }, app().clock());
  });
  return signedIn((await enter(username)).token);
}
