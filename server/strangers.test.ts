import { Readable } from 'node:stream';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildServices } from './graphql.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';
import { root } from './root.ts';
import { everyRootField } from './testing/every-field.ts';

// Unauthenticated callers can cause only little work on the server, whatever they send.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let token: string;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Open', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Open' }] };
  const name = { first_name: 'A', last_name: 'B', username: 'a@open.example' };
  const admin = { ...name, password: PASSWORD, role: 'Admin' as const, calendarColor: null };
  must(await app().database.transaction((tx) => foundClinic(tx, clinic, [admin], rules, app().clock())));
  const login = `mutation { login(username: "a@open.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
  token = (await send('registration', login, '100.64.80.1')).json().data.login.token;
});
afterAll(() => server.close());

function send(service: string, query: string, remoteAddress: string, bearer?: string, variables: object = {}) {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  return server.inject({
    method: 'POST',
    url: `/api/${service}`,
    headers,
    payload: { query, variables },
    remoteAddress,
  });
}
const codeOf = (answer: { json(): { errors?: { extensions: { code: string } }[] } }) =>
  answer.json().errors?.[0]?.extensions.code;

describe('documents', () => {
  const fragments = Array.from({ length: 200 }, (_, n) => `fragment F${n} on LoginResult { token }`).join(' ');
  const spread = `mutation { login(username: "x", password: "y", deviceId: "d") { ...F0 } } ${fragments}`;

  test('with fragments, or longer than any that the page sends before sign-in, are refused before validation', async () => {
    expect(codeOf(await send('registration', spread, '100.64.80.2'))).toBe('UNAUTHENTICATED');
    const small = 'query { ...A } fragment A on Query { current_user { name } }';
    expect(codeOf(await send('registration', small, '100.64.80.2'))).toBe('UNAUTHENTICATED');
    const long = `{ ${Array.from({ length: 201 }, (_, n) => `a${n}: current_user { name }`).join(' ')} }`;
    expect(codeOf(await send('registration', long, '100.64.80.2'))).toBe('UNAUTHENTICATED');
  });

  test('that are new are charged to their address only; known ones, valid or not, cost one call', async () => {
    const fresh = (n: number) => `query Q${n} { current_user { name${n} } }`;
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await send('registration', fresh(n), '100.64.80.3')).statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(8);
    expect(statuses.slice(0, 25)).not.toContain(429);
    expect((await send('registration', fresh(1000), '100.64.80.4')).statusCode).toBe(200);
    for (let n = 0; n < 100; n += 1)
      expect((await send('registration', fresh(1000), '100.64.80.5')).statusCode).toBe(200);
  });

  test('of the page before sign-in are all within these limits', async () => {
    const fields = everyRootField(await buildServices(root, modules, async () => undefined));
    const open = new Set(fields.filter(({ access }) => access.public).map(({ name }) => name));
    const files = execFileSync('git', ['ls-files', '*.operations.graphql'], { cwd: root, encoding: 'utf8' });
    const sent = files
      .trim()
      .split('\n')
      .flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions)
      .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
      .filter(({ selectionSet: { selections } }) =>
        selections.some((node) => node.kind === Kind.FIELD && open.has(node.name.value)),
      );
    expect(sent.length).toBeGreaterThan(12);
    for (const operation of sent) {
      expect(() => parse(print(operation), { maxLexicalTokens: 200 })).not.toThrow();
      expect(print(operation)).not.toContain('...');
    }
  });
});

describe('JSON', () => {
  const body = (kilobytes: number) =>
    JSON.stringify({ query: '{ current_user { name } }', variables: { x: 'x'.repeat(kilobytes * 1024) } });
  const post = (payload: string | Readable, headers: Record<string, string> = {}, url = '/api/registration') =>
    server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: '100.64.80.6',
    });

  test('over 64 kB is refused to callers without a valid token, whether or not its length is declared', async () => {
    expect((await post(body(65))).statusCode).toBe(413);
    expect((await post(Readable.from([body(40), body(40)]))).statusCode).toBe(413);
    expect((await post(body(65), { authorization: 'Bearer made.up.token' })).statusCode).toBe(413);
    expect(
      (
        await post(
          body(65),
          { cookie: `salus_portal=${'a'.repeat(43)}` },
          '/api/portal/operations/questionnaires.upload',
        )
      ).statusCode,
    ).toBe(413);
    expect((await post(body(60))).statusCode).toBe(401);
  });

  test('of a member is accepted up to 2 MB', async () => {
    const answer = await post(body(1900), { authorization: `Bearer ${token}` });
    expect(answer.json().data.current_user.name).toBe('A B');
    expect((await post(body(2100), { authorization: `Bearer ${token}` })).statusCode).toBe(413);
  });
});
