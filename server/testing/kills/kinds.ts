import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { callServer, databasePid, type RunningServer, signIn } from '../running-server.ts';

/** The installation under attack. */
export interface Target {
  dataDir: string;
  clockFile: string;
  processes: number;
  running: RunningServer;
}

/** Does its damage at once and resolves when it is over; the program then recovers by itself or is started again. */
export type Kill = (target: Target) => Promise<void>;

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const MINUTE = 60_000;

/** What can happen to a server; each is one kill. */
export const KILLS: Readonly<Record<string, Kill>> = {
  async server({ running, processes }) {
    const workers = processes > 1 ? childrenOf(running.process.pid!) : [];
    const victim = workers[Math.floor(between(0, workers.length * 1.25))];
    // Sometimes the process that keeps the others.
    if (victim === undefined) running.process.kill('SIGKILL');
    else kill(victim, 'SIGKILL');
  },
  // A file that is no longer wanted ends the thread that writes it.
  async 'worker thread'({ running: { port } }) {
    const token = await signIn(port, 'admin@demo.salus').catch(() => undefined);
    if (token === undefined) return;
    const found = await callServer(port, 'registration', '{ search_patients { patient_list { id } } }', {}, { token })
      .then(
        ({ data }) => (data as { search_patients: { patient_list: { id: string }[] } }).search_patients.patient_list,
      )
      .catch(() => []);
    const patient = found[Math.floor(between(0, found.length))];
    if (patient === undefined) return;
    await fetch(`http://127.0.0.1:${port}/api/patients/${patient.id}/record.pdf`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(Math.round(between(20, 400))),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  },
  async database({ dataDir }) {
    kill(databasePid(dataDir), 'SIGKILL');
  },
  // The system refuses to let any file of the database grow, as on a full disk.
  async 'disk full'({ dataDir }) {
    const postmaster = databasePid(dataDir);
    limitFiles(postmaster, String(Math.floor(between(8, 2000)) * 1024));
    await sleep(between(500, 2000));
    limitFiles(postmaster, 'unlimited');
  },
  async 'clock jump'({ clockFile }) {
    writeFileSync(clockFile, String(Math.round(between(-10 * MINUTE, 10 * MINUTE))));
    await sleep(400);
  },
  // Nothing is lost or closed, it just doesn't arrive.
  async 'frozen network'({ dataDir }) {
    const postmaster = databasePid(dataDir);
    const stopped = [postmaster, ...childrenOf(postmaster)];
    for (const pid of stopped) kill(pid, 'SIGSTOP');
    await sleep(between(500, 4000));
    for (const pid of stopped) kill(pid, 'SIGCONT');
  },
};

/** Returns the kinds that this machine allows. */
export function possibleKinds(): string[] {
  const hasLimits = spawnSync('prlimit', ['--version']).status === 0;
  return Object.keys(KILLS).filter((kind) => kind !== 'disk full' || hasLimits);
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

function limitFiles(postmaster: number, bytes: string): void {
  for (const pid of [postmaster, ...childrenOf(postmaster)])
    try {
      // Only the soft limit, so that it can be raised again.
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
    } catch {
      // It has already ended.
    }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}
