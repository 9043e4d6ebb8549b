import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());
const DEMO = { password: 'x', accounts: [] };
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;

beforeAll(async () => {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const founder = {
    first_name: 'Ada',
    last_name: 'Lang',
    username: 'Ada@Example.org',
    password: PASSWORD,
    role: 'Admin' as const,
    calendarColor: null,
  };
  must(
    await app().database.transaction((tx) =>
      foundClinic(
        tx,
        { name: 'Harbor', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] },
        [founder],
        rules,
        app().clock(),
      ),
    ),
  );
  server = await buildHttp(app(), modules, { pageDir: null, demo: DEMO, version: '0' });
});
afterAll(() => server.close());

async function call(service: string, query: string, variables: object = {}, token?: string) {
  const response = await server.inject({
    method: 'POST',
    url: `/api/${service}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const LOGIN =
  'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token two_fa_token pre_token practices { id practice_name } } }';
const signIn = async (u = 'ada@example.org', p = PASSWORD) => call('registration', LOGIN, { u, p });
const tokenOf = async (): Promise<string> => (await signIn()).body.data.login.token;
const ME = '{ current_user { name username access_rules } }';

describe('signing in', () => {
  test('returns exactly one token, whatever the case of the name', async () => {
    const { body } = await signIn(' ADA@example.ORG ');
    expect(body.data.login).toMatchObject({
      two_fa_token: null,
      pre_token: null,
      practices: [{ practice_name: 'Main' }],
    });
    const me = await call('registration', ME, {}, body.data.login.token);
    expect(me.body.data.current_user).toMatchObject({ name: 'Ada Lang', username: 'ada@example.org' });
  });

  test('refuses an unknown name and a wrong password with the same error', async () => {
    const [unknown, wrong] = [await signIn('nobody@example.org'), await signIn('ada@example.org', 'wrong')];
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.body.errors[0].extensions.code).toBe('SIGN_IN_REFUSED');
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    const timeOf = async (name: string): Promise<number> => {
      const begun = performance.now();
      await signIn(name, 'wrong');
      return performance.now() - begun;
    };
    // Both run argon2id, which takes tens of milliseconds; without it the response takes one or two.
    expect(await timeOf('nobody2@example.org')).toBeGreaterThan(8);
  });

  test('pauses after ten failures for one name, and says so', async () => {
    for (let n = 0; n < 10; n += 1) await signIn('guessed@example.org', String(n));
    expect((await signIn('guessed@example.org', 'x')).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await signIn()).body.data.login.token).toBeTruthy();
  });
});

describe('a session', () => {
  test('ends on the server at logout', async () => {
    const token = await tokenOf();
    expect((await call('registration', 'mutation { logout { ok } }', {}, token)).body.data.logout.ok).toBe(true);
    const after = await call('registration', ME, {}, token);
    expect(after.status).toBe(401);
    expect(after.body.errors[0].message).toBe('Logged out due to long inactivity.');
  });

  test('expires after 15 minutes without use, and is renewed by use, but not by background requests', async () => {
    const token = await tokenOf();
    const start = app().clock();
    const at = (minutes: number): void => app().setClock(new Date(start.getTime() + minutes * 60_000));
    at(5);
    expect((await call('registration', ME, {}, token)).headers['x-salus-token']).toBeUndefined();
    at(10);
    const renewed = (await call('registration', ME, {}, token)).headers['x-salus-token'] as string;
    expect(renewed).toBeTruthy();
    at(22);
    expect((await call('registration', ME, {}, token)).status).toBe(401);
    expect((await call('registration', ME, {}, renewed)).status).toBe(200);
    app().setClock(start);
  });

  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiYyI6IngiLCJleHAiOjk5OTk5OTk5OTl9.'])(
    'is not opened by the token "%s"',
    async (token) => {
      expect((await call('registration', ME, {}, token)).status).toBe(401);
    },
  );
});

describe('the gateway', () => {
  test.each([
    ['no body', undefined],
    ['an array', []],
    ['no query', {}],
    ['a number for a query', { query: 3 }],
    ['variables that are text', { query: ME, variables: 'x' }],
    ['a long query', { query: `{ a${'a'.repeat(30_000)} }` }],
    ['a syntax error', { query: '{' }],
    ['a deep query', { query: `{ ${'a { '.repeat(20)}b${' }'.repeat(20)} }` }],
    [
      'a wide query',
      { query: `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: current_user { name }`).join(' ')} }` },
    ],
  ])('reports %s as bad input', async (_name, payload) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/registration',
      payload: payload as object,
      headers: { authorization: `Bearer ${await tokenOf()}` },
    });
    const body = response.json();
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].extensions.issues[0].path).toBeTruthy();
  });

  test('rejects a body that is not JSON, or too large', async () => {
    const headers = { 'content-type': 'application/json' };
    const wrong = await server.inject({ method: 'POST', url: '/api/registration', headers, payload: '{"query": ' });
    expect([wrong.statusCode, wrong.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    const large = await server.inject({
      method: 'POST',
      url: '/api/registration',
      headers,
      payload: `{"query":"${'x'.repeat(3_000_000)}"}`,
    });
    expect([large.statusCode, large.json().errors[0].extensions.code]).toEqual([413, 'BAD_USER_INPUT']);
  });

  test('counts calls with forged tokens by their address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 700 }, async (_, n) => {
        const headers = { authorization: `Bearer made.up.${n}` };
        return (await server.inject({ url: '/api/about', remoteAddress: '203.0.113.9', headers })).statusCode;
      }),
    );
    expect(codes.filter((code) => code === 429)).toHaveLength(100);
    expect((await server.inject({ url: '/api/about' })).statusCode).toBe(200);
  });

  test('ignores forwarded addresses that are invalid', async () => {
    const headers = { 'x-forwarded-for': 'x'.repeat(500) };
    await server.inject({
      method: 'POST',
      url: '/api/registration',
      headers,
      payload: { query: LOGIN, variables: { u: 'ada@example.org', p: PASSWORD } },
    });
    const { rows } = await app().database.pool.query(
      `select count(*) as n from sessions.session where length(ip) > 45`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('rejects an id with trailing text', async () => {
    const { body } = await call(
      'registration',
      'query ($id: ID) { search_patients(where: { id: { equals: $id } }) { count } }',
      { id: '01a1fdd1-2543-753a-bc05-1b1eff99a840--2026-01-01T00:00:00Z' },
      await tokenOf(),
    );
    expect(body.errors[0].extensions.issues[0]).toEqual({ path: 'id', message: 'An id is expected.' });
  });

  test('names the field of a null character, a lone surrogate and an invalid id', async () => {
    const token = await tokenOf();
    const create = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
    for (const first_name of ['a\0b', 'a\ud83d']) {
      const { body } = await call(
        'registration',
        create,
        { input: { first_name, last_name: 'x', gender: 'Male' } },
        token,
      );
      expect(body.errors[0].extensions.issues[0].path).toBe('input.first_name');
    }
    const { body } = await call(
      'registration',
      'query ($id: ID) { search_patients(where: { id: { equals: $id } }) { count } }',
      { id: 'x' },
      token,
    );
    expect(body.errors[0].extensions.issues[0]).toEqual({ path: 'id', message: 'An id is expected.' });
  });

  test.each([
    ['a null character', ['a\0b']],
    ['half a character', { 'a\ud83d': 1 }],
    ['200,000 levels', JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown],
  ])('rejects JSON with %s, both where any JSON is stored and where a route reads it', async (what, value) => {
    const token = await tokenOf();
    const save = 'mutation ($value: JSON) { save_user_setting(key: "page_style", value: $value) { version } }';
    const levels = '['.repeat(200_000) + ']'.repeat(200_000);
    const variables = what === '200,000 levels' ? levels : JSON.stringify(value);
    const send = (url: string, payload: string) =>
      server.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
    const setting = await send('/api/setting', `{"query":${JSON.stringify(save)},"variables":{"value":${variables}}}`);
    expect(setting.json().errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const route = await send('/api/portal/link', `{"token":"x","more":${variables}}`);
    expect([route.statusCode, route.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('sends the security headers and prevents caching of responses', async () => {
    const response = await server.inject({ url: '/api/about' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.json()).toMatchObject({ product: 'Salus', version: '0', demo: null, mail: false });
  });

  test('sends a browser with a malformed address to a page', async () => {
    const at = async (url: string) => {
      const { statusCode, headers } = await server.inject({ url });
      return [statusCode, headers['location']];
    };
    expect(await at('//patients/index')).toEqual([302, '/patients/index']);
    expect(await at('///evil.example/x')).toEqual([302, '/evil.example/x']);
    expect(await at('/%zz')).toEqual([302, '/404']);
    expect(await at('/api/%zz')).toEqual([400, undefined]);
  });

  test('is healthy and ready', async () => {
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});
