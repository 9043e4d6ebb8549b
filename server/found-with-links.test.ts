import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { findOwner, makeFirstLink } from '#sessions/server';
import { foundWithLinks } from './found-with-links.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'seven purple otters waltzing';
const HOUR = 3_600_000;

test('the founder chooses a password by a link, once and within a day', async () => {
  const server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const call = async (query: string, variables: object) =>
    (await server.inject({ method: 'POST', url: '/api/registration', payload: { query, variables } })).json();
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const person = { last_name: 'Lang', role: 'Admin' as const, calendarColor: null };
  const links = must(
    await foundWithLinks(
      app(),
      { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }] },
      [
        { ...person, first_name: 'Ada', username: 'ada@example.org' },
        { ...person, first_name: 'Bo', username: 'bo@example.org' },
      ],
      rules,
    ),
  );
  const choose = (link: string) => {
    const { code, token } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
    const query =
      'mutation ($c: String!, $t: String!, $p: String!) { reset_password(code: $c, token: $t, password: $p) { ok } }';
    return call(query, { c: code, t: token, p: PASSWORD });
  };
  const look = (link: string) => {
    const { code, token } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
    const query = `query ($c: String!, $t: String!) {
      password_link_verify(code: $c, token: $t) { name username clinic_name is_first } }`;
    return call(query, { c: code, t: token });
  };
  const start = app().clock();
  expect((await look(links[0]!)).data.password_link_verify).toEqual({
    name: 'Ada Lang',
    username: 'ada@example.org',
    clinic_name: 'Home',
    is_first: true,
  });
  expect((await look(`${links[0]!}x`)).errors[0].extensions.code).toBe('RESET_REFUSED');
  app().setClock(new Date(start.getTime() + 23 * HOUR));
  expect((await choose(links[0]!)).data.reset_password.ok).toBe(true);
  expect((await choose(links[0]!)).errors[0].extensions.code).toBe('RESET_REFUSED');
  const login = 'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token } }';
  expect((await call(login, { u: 'ada@example.org', p: PASSWORD })).data.login.token).toEqual(expect.any(String));
  expect((await look(links[0]!)).errors[0].extensions.code).toBe('RESET_REFUSED');
  const owner = (await findOwner(app(), 'ada@example.org'))!;
  const again = await app().database.transaction((tx) => makeFirstLink(tx, app(), owner, app().clock()));
  expect((await look(again)).data.password_link_verify).toMatchObject({ clinic_name: 'Home', is_first: false });
  app().setClock(new Date(start.getTime() + 25 * HOUR));
  expect((await choose(links[1]!)).errors[0].extensions.code).toBe('RESET_REFUSED');
  await server.close();
});
