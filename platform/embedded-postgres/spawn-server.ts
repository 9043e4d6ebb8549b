import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, serverEnvironment } from './cluster.ts';
import { readPidFile } from './read-pid-file.ts';
import { serverArguments } from './server-settings.ts';

/**
 * The outcome of an attempt to start PostgreSQL: it is running (or recovering), its port is in use, another server or
 * its remains use the cluster, or its last output.
 */
export type SpawnResult = 'started' | 'port taken' | 'cluster held' | { readonly failed: string };

const POLL_MS = 10;
const LOG_LIMIT = 5_000_000;

/**
 * Starts PostgreSQL detached from our terminal and process, so that Ctrl-C reaches only the application and a crash of
 * it loses nothing.
 */
export async function spawnServer(cluster: Cluster, port: number): Promise<SpawnResult> {
  const log = openLog(cluster.logFile);
  const from = statSync(cluster.logFile).size;
  const args = serverArguments(cluster, port);
  if (process.platform === 'win32') return startOnWindows(cluster, args, from, log);

  const child = spawn(path.join(cluster.native, 'bin', 'postgres'), args, {
    ...cluster.user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended ??= signal ? `ended by ${signal}` : `exit code ${code}`));
  child.unref();

  while (ended === undefined) {
    const file = readPidFile(cluster.dir);
    // From here on it is a running server like any other: recovery may take its time.
    if (typeof file === 'object' && file.pid === child.pid && file.status !== undefined) return 'started';
    await sleep(POLL_MS);
  }
  return explainEnd(cluster.logFile, from, ended);
}

/** On Windows, PostgreSQL can't run with an administrator's rights: pg_ctl drops them first. */
function startOnWindows(cluster: Cluster, args: string[], from: number, log: number): SpawnResult {
  closeSync(log);
  const [, , ...options] = args;
  const quoted = options.map((option) => `"${option}"`).join(' ');
  const pgCtl = path.join(cluster.native, 'bin', 'pg_ctl.exe');
  const run = spawnSync(pgCtl, ['start', '-W', '-s', '-D', cluster.dir, '-l', cluster.logFile, '-o', quoted], {
    env: serverEnvironment(),
    stdio: 'ignore',
  });
  return run.status === 0
    ? 'started'
    : explainEnd(cluster.logFile, from, run.error?.message ?? `exit code ${run.status}`);
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function explainEnd(logFile: string, from: number, ended: string): SpawnResult {
  const said = readFileSync(logFile).subarray(from).toString('utf8');
  if (/could not bind|Address already in use/.test(said)) return 'port taken';
  if (/lock file|pre-existing shared memory/.test(said)) return 'cluster held';
  const fatal = said.split('\n').findLast((line) => /FATAL|PANIC|could not|error while loading/.test(line));
  return { failed: fatal?.replace(/^.*?(FATAL|PANIC): +/, '') ?? ended };
}
