// Longer than 300 lines: all attacks share one app and its users.
import type { FastifyInstance } from 'fastify';
import { createDecipheriv } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// HTTP attacks, written from the attacker's side; docs/security.md lists the requirement that each of them proves.
const app = useTestApp(new Date());
const PASSWORD = 'a long pass phrase';
const EVIL = 'https://evil.example';
let server: FastifyInstance;
let clinicId: string;

beforeAll(async () => {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const person = { last_name: 'Lang', password: PASSWORD, calendarColor: null };
  const founded = must(
    await app().database.transaction((tx) =>
      foundClinic(
        tx,
        { name: 'Harbor', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] },
        [
          { ...person, first_name: 'Ada', username: 'ada@example.org', role: 'Admin' },
          { ...person, first_name: 'Max', username: 'manager@example.org', role: 'Manager' },
          { ...person, first_name: 'Guessed', username: 'guessed@example.org', role: 'Doctor' },
        ],
        rules,
        app().clock(),
      ),
    ),
  );
  clinicId = founded.clinicId;
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: 'x', accounts: [] }, version: '0' });
});
afterAll(() => server.close());

interface CallOptions {
  headers?: Record<string, string>;
  from?: string;
}

async function call(query: string, variables: object = {}, { headers = {}, from }: CallOptions = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/api/registration',
    headers,
    payload: { query, variables },
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  const body = response.json();
  return { status: response.statusCode, headers: response.headers, body, code: body.errors?.[0]?.extensions?.code };
}

const LOGIN =
  'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token two_fa_token pre_token } }';
const ME = '{ current_user { user_id access_rules } }';
const signIn = (u = 'ada@example.org', p = PASSWORD, sent: CallOptions = {}) => call(LOGIN, { u, p }, sent);
const authHeader = async (u?: string) => ({ authorization: `Bearer ${(await signIn(u)).body.data.login.token}` });

describe('signing in', () => {
  test('forged client addresses give no additional sign-in attempts', async () => {
    const guess = (n: number, p: string) =>
      signIn('guessed@example.org', p, { from: '203.0.113.7', headers: { 'x-forwarded-for': `198.51.100.${n}` } });
    for (let n = 0; n < 10; n += 1) expect((await guess(n, `wrong ${n}`)).code).toBe('SIGN_IN_REFUSED');
    // Even the correct password is no longer checked.
    expect((await guess(11, PASSWORD)).code).toBe('RATE_LIMITED');
  });

  test('one call can’t contain many guesses', async () => {
    const guesses = Array.from(
      { length: 12 },
      (_, n) => `a${n}: login(username: "ada@example.org", password: "${n}", deviceId: "d") { token }`,
    );
    // It exceeds the limit for callers without a token.
    expect((await call(`mutation { ${guesses.join(' ')} }`)).code).toBe('UNAUTHENTICATED');
  });

  test('the API refuses introspection', async () => {
    const { body } = await call('{ __schema { types { name } } }');
    expect(JSON.stringify(body)).not.toContain('CurrentUser');
    expect(body.data ?? null).toBeNull();
  });

  test('a session that was planted before is not the one that signing in creates', async () => {
    const planted = await authHeader();
    const cookie = `salus-session=${planted.authorization.slice(7)}; salus-device=${'a'.repeat(43)}`;
    const { body, headers } = await signIn('manager@example.org', PASSWORD, { headers: { ...planted, cookie } });
    const fresh = body.data.login.token;
    expect(`Bearer ${fresh}`).not.toBe(planted.authorization);
    expect(headers['set-cookie']).toBeUndefined();
    const [mine, theirs] = await Promise.all([
      call(ME, {}, { headers: { authorization: `Bearer ${fresh}` } }),
      call(ME, {}, { headers: planted }),
    ]);
    expect(mine.body.data.current_user.user_id).not.toBe(theirs.body.data.current_user.user_id);
  });

  test('a token is invalid after logout, also when it was renewed or kept alive', async () => {
    const headers = await authHeader();
    const answer = await call('mutation { keep_session { token } }', {}, { headers });
    const renewed = { authorization: `Bearer ${answer.body.data.keep_session.token}` };
    await call('mutation { logout { ok } }', {}, { headers });
    for (const replayed of [headers, renewed]) {
      expect((await call(ME, {}, { headers: replayed })).status).toBe(401);
      expect((await call('mutation { keep_session { token } }', {}, { headers: replayed })).status).toBe(401);
    }
  });

  test('a session can’t be extended beyond its maximum', async () => {
    const start = app().clock();
    let headers = await authHeader();
    let hours = 0;
    for (; hours < 48; hours += 0.2) {
      app().setClock(new Date(start.getTime() + hours * 3_600_000));
      const { status, body } = await call('mutation { keep_session { token } }', {}, { headers });
      if (status === 401) break;
      headers = { authorization: `Bearer ${body.data.keep_session.token}` };
    }
    app().setClock(start);
    expect(hours).toBeGreaterThan(4);
    expect(hours).toBeLessThan(25);
  });

  test('a response with a token is not compressed, so that its length reveals nothing', async () => {
    const { headers } = await signIn('ada@example.org', PASSWORD, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  test('links in emails use our host, whatever host the call named', async () => {
    await call(
      'mutation { send_reset_password_link(email: "ada@example.org") { ok } }',
      {},
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: EVIL, referer: EVIL } },
    );
    const mailed = await lastMail();
    expect(mailed).toContain(app().config.publicUrl);
    expect(mailed).not.toContain('evil.example');
  });
});

describe('rights', () => {
  test('users can’t assign themselves a role, or add rights to their own role', async () => {
    const headers = await authHeader('manager@example.org');
    const me = (await call(ME, {}, { headers })).body.data.current_user;
    expect(me.access_rules).not.toContain('practice.roles');
    const { rows } = await app().database.pool.query(
      `select r.id from practice.role r where r.clinic_id = $1 and r.preset in ('Admin', 'Manager') order by r.preset`,
      [clinicId],
    );
    const [admin, manager] = rows as [{ id: string }, { id: string }];
    const before = await grants();
    const { rows: practices } = await app().database.pool.query(
      'select id from practice.practice where clinic_id = $1',
      [clinicId],
    );
    const attempts = [
      await call(
        `mutation ($user: ID!, $practice: ID!, $role: ID!) {
          member_update(user_id: $user, version: 1, practice_list: [$practice], role_list: [$role]) { user_id } }`,
        { user: me.user_id, practice: practices[0].id, role: admin.id },
        { headers },
      ),
      await call('mutation ($id: ID!) { role_delete(id: $id, version: 1) { ok } }', { id: manager.id }, { headers }),
    ];
    expect(attempts.map(({ code }) => code)).toEqual(['OWN_ROLES', 'FORBIDDEN']);
    expect(await grants()).toEqual(before);
  });

  test('an input rejects fields that are not in the contract', async () => {
    const headers = await authHeader();
    const person = { first_name: 'A', last_name: 'B', gender: 'Male' };
    for (const extra of [{ clinic_id: newId() }, { id: newId() }, { version: 9 }, { ['__proto__x']: 1 }]) {
      const create = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
      expect((await call(create, { input: { ...person, ...extra } }, { headers })).code).toBe('BAD_USER_INPUT');
    }
  });

  test('a refused route is in the audit log', async () => {
    const headers = await authHeader('manager@example.org');
    const answer = await server.inject({ method: 'POST', url: '/api/audit_logs/export', headers, payload: {} });
    expect([answer.statusCode, answer.body.includes('time,user')]).toEqual([403, false]);
    const { rows } = await app().database.pool.query(
      `select object_type, reason from audit.inbox where outcome = 'refused' and reason = 'audit.export'`,
    );
    expect(rows).toEqual([{ object_type: 'audit_logs/export', reason: 'audit.export' }]);
  });
});

describe('cross-site requests', () => {
  test('change nothing with credentials that a browser sends automatically', async () => {
    const { authorization } = await authHeader();
    const cookie = `token=${authorization.slice(7)}; salus-device=${'b'.repeat(43)}`;
    // The content types that a cross-site page can send without a preflight.
    const forms = [
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ];
    const payload = JSON.stringify({ query: 'mutation { logout { ok } }' });
    for (const type of forms) {
      const headers = { ...type, cookie, origin: EVIL };
      const answer = await server.inject({ method: 'POST', url: '/api/registration', headers, payload });
      expect(answer.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    const read = await server.inject({ url: `/api/registration?query=${encodeURIComponent(ME)}`, headers: { cookie } });
    expect(read.statusCode).toBe(404);
    expect((await call(ME, {}, { headers: { cookie } })).status).toBe(401);
    expect((await call(ME, {}, { headers: { authorization } })).status).toBe(200);
  });

  test('get no permission to read responses', async () => {
    const preflight = { origin: EVIL, 'access-control-request-method': 'POST' };
    const answers = await Promise.all([
      server.inject({ method: 'OPTIONS', url: '/api/registration', headers: preflight }),
      server.inject({ url: '/api/about', headers: { origin: EVIL } }),
    ]);
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(['/api/about', '/healthz', '/nowhere', '/api/nowhere'])(
    'can neither frame %s nor have it sniffed',
    async (url) => {
      const { headers } = await server.inject({ url });
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );
});

describe('malicious input', () => {
  test('adds no header to a response', async () => {
    const raw = await speak('GET /%0d%0aset-cookie:%20a=b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(raw.toLowerCase()).not.toMatch(/^set-cookie/m);
    const smuggled = await speak(
      'POST /api/registration HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
    );
    expect(smuggled).toMatch(/^HTTP\/1\.1 400/);
    expect(smuggled).not.toContain('"ok":true');
  });

  test('adds no line to the log', async () => {
    const forged = 'ada@example.org\n{"level":30,"msg":"all is well"}\r\nXylographer';
    await signIn(forged, 'Xylographer\n', { headers: { 'user-agent': 'Xylographer <script>' } });
    await signIn('ada@example.org', 'wrong', { headers: { 'user-agent': 'Xylographer <script>' } });
    const { rows } = await app().database.pool.query(
      `select i::text as entry from audit.inbox i union all select e::text from audit.entry e`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ entry }) => entry.includes('Xylographer'))).toEqual([]);
  });

  test.each([
    '{"query":"{ __typename }","__proto__":{"admin":true}}',
    '{"query":"{ __typename }","constructor":{"prototype":{"admin":true}}}',
  ])('changes no object of the server: %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    await server.inject({ method: 'POST', url: '/api/registration', headers, payload });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test.each([
    '/api/files/shared/patient/..%2f..%2fkeys/avatar',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ])('reads no file outside of the folder: %s', async (url) => {
    const { statusCode, body } = await server.inject({ url, headers: await authHeader() });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('"name": "salus"');
  });

  test('is rejected if it is too large or too slow', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = `{"query":"${'x'.repeat(3_000_000)}"}`;
    expect((await server.inject({ method: 'POST', url: '/api/registration', headers, payload })).statusCode).toBe(413);
    expect(server.server.requestTimeout).toBe(60_000);
    expect(server.server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.server.maxHeadersCount ?? 2000).toBeLessThanOrEqual(2000);
  });

  test('that is refused early is not read as the beginning of the next call', async () => {
    // A file instead of the uploads folder causes an error before the upload is read, like a full disk.
    await writeFile(join(app().config.dataDir, 'uploads'), 'no folder');
    const { authorization } = await authHeader();
    const begun = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nfirst_name\r\n';
    const said = await speak(
      [
        'POST /api/import/patients/preview HTTP/1.1',
        'host: localhost',
        `authorization: ${authorization}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 5000',
        `\r\n${begun}GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      ].join('\r\n'),
    );
    expect(said).toMatch(/^HTTP\/1.1 500 /);
    expect(said.toLowerCase()).toContain('connection: close');
    expect(said).not.toContain('{"ok":true}');
    await rm(join(app().config.dataDir, 'uploads'));
  });
});

async function grants(): Promise<unknown> {
  const { rows } = await app().database.pool.query(
    `select count(*) filter (where true) as n, (select count(*) from practice.role_rule) as rules from practice.member_role`,
  );
  return rows[0];
}

/** Sends raw bytes to the server, as a misbehaving client does; returns the response. */
async function speak(text: string): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return new Promise((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (part) => (said += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
    setTimeout(() => socket.destroy(), 1500);
  });
}

async function lastMail(): Promise<string> {
  const { rows } = await app().database.pool.query(
    `select clinic_id, key, content from deliveries.delivery where key like 'password-reset:%' order by id desc limit 1`,
  );
  // Decrypted as deliveries are: a nonce, a tag, and content bound to its row.
  const sealed = rows[0].content as Buffer;
  const cipher = createDecipheriv('aes-256-gcm', await app().keys.secret('deliveries'), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(`${rows[0].clinic_id} ${rows[0].key}`));
  cipher.setAuthTag(sealed.subarray(12, 28));
  return cipher.update(sealed.subarray(28)).toString() + cipher.final().toString();
}
