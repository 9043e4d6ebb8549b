import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());

async function seenAddress(trustedProxies: readonly string[], remoteAddress: string): Promise<string | null> {
  const behind: App = { ...app(), config: { ...app().config, trustedProxies } };
  const server = await buildHttp(behind, modules, {
    pageDir: null,
    demo: { password: '', accounts: [] },
    version: '0',
  });
  await app().database.pool.query('delete from audit.inbox');
  await server.inject({
    method: 'POST',
    url: '/api/registration',
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.9' },
    payload: { query: 'mutation { login(username: "ada@example.org", password: "wrong", deviceId: "d") { token } }' },
  });
  await server.close();
  const { rows } = await app().database.pool.query('select ip from audit.inbox');
  return rows[0]?.ip ?? null;
}

test('uses the forwarded address of trusted proxies only', async () => {
  const founded = await app().database.transaction((tx) =>
    foundClinic(
      tx,
      { name: 'Harbor', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] },
      [
        {
          first_name: 'Ada',
          last_name: 'Lang',
          username: 'ada@example.org',
          password: 'a long pass phrase',
          role: 'Admin',
          calendarColor: null,
        },
      ],
      modules.flatMap(({ accessRules }) => accessRules),
      app().clock(),
    ),
  );
  expect(isDomainError(founded)).toBe(false);
  expect(await seenAddress([], '127.0.0.1')).toBe('203.0.113.9');
  expect(await seenAddress([], '10.1.2.3')).toBe('10.1.2.3');
  expect(await seenAddress(['10.0.0.0/8'], '10.1.2.3')).toBe('203.0.113.9');
  expect(await seenAddress(['10.0.0.0/8'], '192.0.2.1')).toBe('192.0.2.1');
});
