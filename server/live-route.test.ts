import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());
const rules = modules.flatMap(({ accessRules }) => accessRules);
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let url: string;
const clinics: { clinicId: string; username: string }[] = [];

beforeAll(async () => {
  for (const name of ['Harbor', 'Hill']) {
    const username = `${name}@example.org`.toLowerCase();
    const founder = { first_name: 'Ada', last_name: 'Lang', username, password: PASSWORD, calendarColor: null };
    const clinic = { name, timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] };
    const founded = must(
      await app().database.transaction((tx) =>
        foundClinic(tx, clinic, [{ ...founder, role: 'Admin' }], rules, app().clock()),
      ),
    );
    clinics.push({ clinicId: founded.clinicId, username });
  }
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function signIn(username: string): Promise<string> {
  const query = `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
  const answer = await server.inject({ method: 'POST', url: '/api/registration', payload: { query } });
  return answer.json().data.login.token;
}

/** Opens a stream; `text()` returns the data received so far, `ended()` whether the server has closed it. */
async function listen(token: string) {
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  let text = '';
  let ended = false;
  const decoder = new TextDecoder();
  void answer
    .body!.pipeTo(new WritableStream({ write: (chunk) => void (text += decoder.decode(chunk, { stream: true })) }))
    .catch(() => undefined)
    .finally(() => (ended = true));
  return { headers: answer.headers, text: () => text, ended: () => ended };
}

test('streams a clinic’s own events only, with the standard headers', async () => {
  const [here, there] = clinics;
  const [mine, theirs] = [await listen(await signIn(here!.username)), await listen(await signIn(there!.username))];
  const id = newId();
  await app().live.publish({ clinicId: here!.clinicId, topic: 'x.changed', body: { id } });
  await app().live.publish({ clinicId: there!.clinicId, topic: 'x.changed', body: { id: 'other' } });
  await vi.waitFor(() =>
    expect([mine.text(), theirs.text()]).toEqual([expect.stringContaining(id), expect.stringContaining('other')]),
  );
  expect(mine.text()).not.toContain('other');
  expect(theirs.text()).not.toContain(id);
  expect(mine.headers.get('x-content-type-options')).toBe('nosniff');
  expect(mine.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('closes with its session', async () => {
  const token = await signIn(clinics[0]!.username);
  const stream = await listen(token);
  const headers = { authorization: `Bearer ${token}` };
  await server.inject({
    method: 'POST',
    url: '/api/registration',
    headers,
    payload: { query: 'mutation { logout { ok } }' },
  });
  await vi.waitFor(() => expect(stream.ended()).toBe(true));
});

test('limits the number of open streams of one session', async () => {
  const token = await signIn(clinics[0]!.username);
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let n = 0; n < 25; n += 1) streams.push(await listen(token));
  await vi.waitFor(() => expect(streams.filter((stream) => stream.ended())).toHaveLength(5));
  expect(streams.slice(0, 5).every((stream) => stream.ended())).toBe(true);
});
