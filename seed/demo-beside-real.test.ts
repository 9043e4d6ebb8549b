import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemoClinic } from './seed-demo-clinic.ts';
import { foundClinic } from '#server/found-clinic.ts';
import { buildHttp } from '#server/http.ts';
import { modules } from '#server/modules.gen.ts';
import { removeDemoClinic } from '#server/remove-demo-clinic.ts';

// The credentials of the demo accounts are public: once a real clinic exists, they must not work.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;

beforeAll(async () => {
  await seedDemoClinic(app(), modules, () => undefined);
  server = await buildHttp(app(), modules, { pageDir: null, demo: demoAccounts, version: '0' });
});
afterAll(() => server.close());

async function call(at: FastifyInstance, query: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await at.inject({ method: 'POST', url: '/api/registration', headers, payload: { query } });
  return answer.json();
}
const signIn = (username: string, password: string, at = server) =>
  call(at, `mutation { login(username: "${username}", password: "${password}", deviceId: "d") { token pre_token } }`);
const DEMO = ['doctor@demo.salus', demoAccounts.password] as const;
const ME = '{ current_user { user_id } }';

test('the demo closes with the first real clinic, its sessions end, and a setting reopens it', async () => {
  await expect(removeDemoClinic(app())).rejects.toThrow('create-clinic');
  const { token } = (await signIn(...DEMO)).data.login;
  expect((await call(server, ME, token)).errors).toBeUndefined();
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }] };
  const person = { first_name: 'A', last_name: 'B', password: PASSWORD, role: 'Admin' as const, calendarColor: null };
  must(
    await app().database.transaction((tx) =>
      foundClinic(tx, clinic, [{ ...person, username: 'a@home.example' }], rules, app().clock()),
    ),
  );
  for (const { username } of demoAccounts.accounts)
    expect((await signIn(username, demoAccounts.password)).errors[0].extensions.code).toBe('DEMO_CLOSED');
  // A process caches sessions for half a minute.
  app().setClock(new Date(app().clock().getTime() + 31_000));
  expect((await call(server, ME, token)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await signIn('a@home.example', PASSWORD)).data.login.token).toEqual(expect.any(String));
  const open = { ...app(), config: { ...app().config, demoOpen: true } };
  const beside = await buildHttp(open, modules, { pageDir: null, demo: demoAccounts, version: '0' });
  expect((await signIn(...DEMO, beside)).data.login.token).toEqual(expect.any(String));
  await beside.close();
});

test('a command deletes the demo completely, and nothing else', async () => {
  const { pool } = app().database;
  const { rows: clinics } = await pool.query('select clinic_id, is_demo from practice.clinic');
  const demo = clinics.find(({ is_demo }) => is_demo).clinic_id as string;
  const own = clinics.find(({ is_demo }) => !is_demo).clinic_id as string;
  const folder = join(app().config.dataDir, 'files', demo, 'aa');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'x'), 'x');
  const { rows: tables } = await pool.query(
    `select table_schema || '.' || table_name as name from information_schema.columns
     where column_name = 'clinic_id' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`,
  );
  const count = async (clinicId: string): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await pool.query(`select count(*) as n from ${name} where clinic_id = $1`, [clinicId]);
      if (rows[0].n > 0) counts[name] = rows[0].n;
    }
    return counts;
  };
  const before = await count(own);
  expect(Object.keys(await count(demo)).length).toBeGreaterThan(20);
  expect(await removeDemoClinic(app())).toContain('deleted');
  expect(await count(demo)).toEqual({});
  expect(await count(own)).toEqual(before);
  await expect(access(folder)).rejects.toThrow();
  await expect(removeDemoClinic(app())).rejects.toThrow('There is no demo clinic');
});
