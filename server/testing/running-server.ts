import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readLastPort, readPidFile } from '#platform/embedded-postgres/read-pid-file.ts';
import { root } from '../root.ts';

// Uses the compile cache as `npm start` does, so that only the first start has to compile.
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** The real program, as `npm start` runs it but without the page. */
export interface RunningServer {
  process: ChildProcess;
  port: number;
  /** Everything that it printed. */
  said(): string;
  ended: Promise<void>;
}

/** Starts the program on a data folder; resolves when it serves calls. */
export async function startServer(
  dataDir: string,
  { port, ...env }: { port?: number } & Readonly<Record<string, string | number | undefined>> = {},
): Promise<RunningServer> {
  const own = port ?? (await freePort());
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'main.ts'), '--no-page'], {
    env: {
      ...process.env,
      PORT: String(own),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SALUS_QUIET: '1',
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: compiled,
      ...(env as NodeJS.ProcessEnv),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let over = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => ((over = true), resolve())));
  while (!said.includes('Salus is ready') || !(await isReady(own))) {
    if (over) throw new Error(`the server ended before it was ready: ${said}`);
    await sleep(30);
  }
  return { process: child, port: own, said: () => said, ended };
}

/** Returns whether a server answers calls there, and its database too. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(30_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

/** Calls a service of the API; throws if it answers with errors. */
export async function callServer(
  port: number,
  service: string,
  query: string,
  variables: object,
  { token, key }: { token?: string | undefined; key?: string } = {},
): Promise<{ data: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${service}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query, variables }),
    // A killed server closes its connections: only one that hangs takes this long.
    signal: AbortSignal.timeout(60_000),
  });
  const body = (await response.json()) as { data: unknown; errors?: unknown };
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body;
}

/** Signs a demo account in and returns its token; tries again while the database is not reachable. */
export async function signIn(port: number, username = 'desk@demo.salus'): Promise<string> {
  for (;;) {
    try {
      return await signInOnce(port, username);
    } catch (error) {
      if (!(error instanceof Error) || !/"(?:DATABASE_)?UNAVAILABLE"/.test(error.message)) throw error;
      await sleep(500);
    }
  }
}

async function signInOnce(port: number, username: string): Promise<string> {
  const { data } = await callServer(
    port,
    'registration',
    'mutation ($u: String!) { login(username: $u, password: "salus-demo", deviceId: "d") { token pre_token practices { id } } }',
    { u: username },
  );
  const { login } = data as { login: { token: string | null; pre_token: string; practices: { id: string }[] } };
  if (login.token !== null) return login.token;
  const chosen = await callServer(
    port,
    'registration',
    'mutation ($id: ID!, $t: String!) { get_final_token(practice_id: $id, pre_token: $t) { token } }',
    { id: login.practices[0]!.id, t: login.pre_token },
  );
  return (chosen.data as { get_final_token: { token: string } }).get_final_token.token;
}

/** Returns the URL of the running database of a data folder. */
export function urlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://salus:${password}@127.0.0.1:${readLastPort(join(dataDir, 'postgres'))}/salus`;
}

/** Returns the pid of the postmaster that serves this folder, wherever the supervisor put the cluster. */
export function databasePid(dataDir: string): number {
  const file = readPidFile(realpathSync(join(dataDir, 'postgres')));
  if (typeof file === 'string') throw new Error(`the database's pid file is ${file}`);
  return file.pid;
}

/** Returns a free port below the ephemeral ones, so that neither the server's other sockets nor other tests take it. */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
