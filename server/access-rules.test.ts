import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_MEMBER, PRESETS } from '#practice/rules';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const rules = modules.flatMap(({ accessRules }) => accessRules);
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
});
afterAll(() => server.close());

async function call(service: string, query: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const remoteAddress = '100.64.90.1';
  return (
    await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query }, remoteAddress })
  ).json();
}

test('a member whose only role grants one right signs in, and reads and changes their own account', async () => {
  const clinic = {
    name: 'Small',
    timeZone: 'America/New_York',
    isDemo: false,
    practices: [{ practice_name: 'Small' }],
  };
  const person = { first_name: 'A', password: PASSWORD, calendarColor: null };
  const people = [
    { ...person, last_name: 'Admin', username: 'admin@small.example', role: 'Admin' as const },
    { ...person, last_name: 'Clerk', username: 'clerk@small.example', role: 'Read-only' as const },
  ];
  const { clinicId } = must(
    await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())),
  );
  await app().database.pool.query(
    `delete from practice.role_rule rr using practice.role r where rr.clinic_id = $1 and r.clinic_id = rr.clinic_id
      and r.id = rr.role_id and r.role_name = 'Read-only' and rr.access_rule <> 'patients.view'`,
    [clinicId],
  );
  const login = `mutation { login(username: "clerk@small.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
  const { token } = (await call('registration', login)).data.login;
  const me = await call(
    'registration',
    '{ current_user { name access_rules } my_profile { name } my_security { password_changed_time } }',
    token,
  );
  expect(me.errors).toBeUndefined();
  expect(me.data.current_user.access_rules).toEqual(['patients.view', ...EVERY_MEMBER]);
  expect((await call('setting', '{ user_settings { key } }', token)).errors).toBeUndefined();
  expect((await call('calendar', '{ calendars { id } }', token)).errors).toBeDefined();
});

test('every member has only rights that are declared, grantable for the whole clinic and not administrative', () => {
  for (const id of EVERY_MEMBER) {
    const rule = rules.find((one) => one.id === id);
    expect(rule, id).toBeDefined();
    expect(rule!.scopes ?? [], id).toEqual([]);
    expect(rule!.administrative ?? false, id).toBe(false);
  }
});

test('each right needs only declared rights, and each preset has what its rights need', () => {
  const ids = new Set(rules.map(({ id }) => id));
  for (const { id, presets, needs = [] } of rules)
    for (const need of needs) {
      expect(ids, `${id} needs ${need}`).toContain(need);
      const granted = rules.find((rule) => rule.id === need)!.presets;
      for (const { name } of PRESETS)
        if (presets.includes(name) && name !== 'Admin') expect(granted, `${name}: ${id} needs ${need}`).toContain(name);
    }
});
