import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peopleAsCsv } from './people-as-csv.ts';

const THOUSANDS = 3000;

/** Starts the server with an empty folder, and imports thousands of patients; stops and removes it afterward. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-journeys-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [fileURLToPath(new URL('../bin/salus.mjs', import.meta.url)), 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      // A connection guard violation fails the test instead of being counted.
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await ready(origin);
  await importPeople(origin);
  process.env['SALUS_URL'] = origin;
  process.env['SALUS_DATA'] = folder;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

export async function ready(origin: string): Promise<void> {
  const until = Date.now() + 600_000;
  while (Date.now() < until) {
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Salus did not become ready');
}

async function importPeople(origin: string): Promise<void> {
  const call = async <Data>(query: string): Promise<Data> => {
    const answer = await fetch(`${origin}/api/registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { login } = await call<{ login: { pre_token: string; practices: { id: string }[] } }>(
    'mutation { login(username: "admin@demo.salus", password: "salus-demo", deviceId: "journeys") { pre_token practices { id } } }',
  );
  const { get_final_token } = await call<{ get_final_token: { token: string } }>(
    `mutation { get_final_token(practice_id: "${login.practices[0]!.id}", pre_token: "${login.pre_token}") { token } }`,
  );
  const authorization = `Bearer ${get_final_token.token}`;
  const form = new FormData();
  form.append('file', new Blob([peopleAsCsv(THOUSANDS)], { type: 'text/csv' }), 'people.csv');
  const preview = await fetch(`${origin}/api/import/patients/preview`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { upload_id } = (await preview.json()) as { upload_id: string };
  const run = await fetch(`${origin}/api/import/patients/run`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ upload_id, mapping: {} }),
  });
  const last = (await run.text()).trim().split('\n').at(-1)!;
  if (!last.includes('"created"')) throw new Error(`the import failed: ${last}`);
}

// Below the ephemeral ports, so that neither the server's other sockets nor other tests take it.
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
