import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.ts';

// Twenty times, server or database or both are killed at a random moment while people write. Whatever was acknowledged must be there
// afterwards, whatever was not may be, and the audit log must hold and tell of each.
const ROUNDS = 20;
const WRITERS = 4;
const main = join(root, 'main.ts');
// As `npm start` does: of twenty-one starts, twenty need not compile.
const compiled = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
let running: Server | null = null;
let folder = '';

afterAll(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

interface Server {
  process: ChildProcess;
  port: number;
  ended: Promise<void>;
}

test('twenty kills under load lose no acknowledged write', { timeout: 900_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-crash-'));
  await chmod(folder, 0o755);
  const acknowledged = new Map<string, { note1: string; version: number }>();
  let kills = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    running = await start();
    const token = await signIn(running.port);
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(running!.port, token, `${round}-${index}`, acknowledged),
    );
    await pause(200 + Math.random() * 500);
    const victims = ['server', 'database', 'both'][round % 3]!;
    if (victims !== 'server') process.kill(await databasePid(), 'SIGKILL');
    if (victims !== 'database') running.process.kill('SIGKILL');
    else setTimeout(() => running!.process.kill('SIGTERM'), 300);
    kills += 1;
    await Promise.all(writers);
    await running.ended;
  }
  expect(kills).toBe(ROUNDS);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 2);

  running = await start();
  const token = await signIn(running.port, 'admin@demo.salus');
  const lost: string[] = [];
  for (const [id, expected] of acknowledged) {
    const { data } = await call(
      running.port,
      'registration',
      'query ($id: ID) { search_patients(where: { id: { equals: $id } }) { patient_list { note1 version } } }',
      { id },
      token,
    );
    const [patient] = (data as { search_patients: { patient_list: { note1: string; version: number }[] } })
      .search_patients.patient_list;
    if (patient === undefined || patient.version < expected.version) lost.push(id);
    if (patient?.version === expected.version && patient.note1 !== expected.note1) lost.push(`${id}: another text`);
  }
  expect(lost).toEqual([]);
  const { data } = await call(
    running.port,
    'audit_logs',
    '{ audit_log_verify { ok checked first_broken { seq kind } } }',
    {},
    token,
  );
  expect(data).toMatchObject({ audit_log_verify: { ok: true, first_broken: null } });
});

/** Creates patients and changes them, one after the other, until the server does not answer any more. */
async function write(
  port: number,
  token: string,
  name: string,
  acknowledged: Map<string, { note1: string; version: number }>,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    try {
      const input = { first_name: 'Crash', last_name: `Round ${name} ${n}`, gender: 'Female', note1: 'new' };
      const made = await call(
        port,
        'registration',
        'mutation ($input: PatientInput!) { create_patient(input: $input) { id version } }',
        { input },
        token,
      );
      const { id, version } = (made.data as { create_patient: { id: string; version: number } }).create_patient;
      acknowledged.set(id, { note1: 'new', version });
      const changed = await call(
        port,
        'registration',
        'mutation ($id: ID!, $v: Int!, $input: PatientPatch!) { update_patient_with_id(id: $id, version: $v, input: $input) { version } }',
        { id, v: version, input: { note1: name } },
        token,
      );
      acknowledged.set(id, {
        note1: name,
        version: (changed.data as { update_patient_with_id: { version: number } }).update_patient_with_id.version,
      });
    } catch {
      return;
    }
  }
}

async function call(
  port: number,
  service: string,
  query: string,
  variables: object,
  token?: string,
): Promise<{ data: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${service}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(5000),
  });
  const body = (await response.json()) as { data: unknown; errors?: unknown };
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body;
}

async function signIn(port: number, username = 'desk@demo.salus'): Promise<string> {
  const { data } = await call(
    port,
    'registration',
    'mutation ($u: String!) { login(username: $u, password: "salus-demo", deviceId: "d") { token pre_token practices { id } } }',
    { u: username },
  );
  const { login } = data as { login: { token: string | null; pre_token: string; practices: { id: string }[] } };
  if (login.token !== null) return login.token;
  const chosen = await call(
    port,
    'registration',
    'mutation ($id: ID!, $t: String!) { get_final_token(practice_id: $id, pre_token: $t) { token } }',
    { id: login.practices[0]!.id, t: login.pre_token },
  );
  return (chosen.data as { get_final_token: { token: string } }).get_final_token.token;
}

async function start(): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, '--no-page'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SALUS_QUIET: '1',
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let over = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => ((over = true), resolve())));
  for (;;) {
    if (over) throw new Error(`the server ended before it was ready: ${said}`);
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { process: child, port, ended };
    await pause(30);
  }
}

/** The postmaster that serves this folder, wherever the supervisor put the cluster. */
async function databasePid(): Promise<number> {
  const cluster = await realpath(join(folder, 'postgres'));
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// Below the ports that a system gives out by itself: what Salus starts beside it, and other tests, must not take it meanwhile.
function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
