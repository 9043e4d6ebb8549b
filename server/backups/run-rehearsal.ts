import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '#platform/backup/continuous/open-store.ts';
import { openVaultKey } from '#platform/backup/continuous/open-vault.ts';
import { restoreTo } from '#platform/backup/continuous/restore-to.ts';
import { type Database, openDatabase } from '#platform/database.ts';
import { findFreePort } from '#platform/embedded-postgres/ensure-server.ts';
import { readPidFile } from '#platform/embedded-postgres/read-pid-file.ts';
import { StartError } from '#platform/start-error.ts';
import { root } from '../root.ts';
import { proveRestored } from './rehearse-restore.ts';

const PASSPHRASE = 'only for this rehearsal';
const WORK_MS = 150_000;
// The log is closed every minute and stored within seconds.
const MOST_LOST_MS = 120_000;

interface Scratch {
  dataDir: string;
  backups: string;
}

/** A patient whose creation the server acknowledged. */
interface Saved {
  id: string;
  time: Date;
}

/**
 * Shows the worst day from start to end, in a scratch folder: makes the demo clinic, works on it under continuous
 * backup, kills everything in the middle of a write, deletes the data, restores it to the last minute, proves every
 * account, and says what was lost. Throws StartError if it does not come back, or more than two minutes are lost.
 */
export async function runRehearsal(say: (line: string) => void, workMs = WORK_MS): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'salus-rehearsal-'));
  // PostgreSQL's user must be able to enter it.
  await chmod(folder, 0o711);
  const scratch = { dataDir: path.join(folder, 'data'), backups: path.join(folder, 'backups') };
  await mkdir(scratch.backups);
  let clinic: ChildProcess | undefined;
  try {
    say('Making a clinic with continuous backups …');
    const port = await findFreePort();
    clinic = await startClinic(scratch, port);
    say(`Working on it for ${Math.round(workMs / 1000)} seconds …`);
    const saved = await workFor(port, workMs, () => kill(clinic!, scratch.dataDir));
    const killed = new Date();
    say(`Killed at ${clock(killed)} in the middle of a write, after ${saved.length} new patients. Deleting its data …`);
    await rm(scratch.dataDir, { recursive: true, force: true });
    say('Restoring …');
    await restoreAndReport(scratch, { saved, killed }, say);
  } finally {
    if (clinic !== undefined) await kill(clinic, scratch.dataDir);
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreAndReport(
  { dataDir, backups }: Scratch,
  { saved, killed }: { saved: readonly Saved[]; killed: Date },
  say: (line: string) => void,
): Promise<void> {
  const store = openStore({ kind: 'folder', dir: backups });
  const key = await openVaultKey(store, { BACKUP_PASSPHRASE: PASSPHRASE });
  const begun = Date.now();
  const { postgres } = await restoreTo({ store, key, dataDir, to: null });
  const database = openDatabase(postgres.url, { connections: 2 });
  try {
    await proveRestored(database);
    const known = await knownOf(database, saved);
    const lost = saved.filter(({ id }) => !known.has(id));
    const last = saved.findLast(({ id }) => known.has(id));
    if (last === undefined) throw new StartError('None of the new patients were restored.');
    const seconds = Math.round((killed.getTime() - last.time.getTime()) / 1000);
    say(`Restored in ${Math.round((Date.now() - begun) / 1000)} seconds. Every account matches the ledger.`);
    say(`Restored up to ${clock(last.time)}, with ${known.size} of ${saved.length} new patients.`);
    say(
      lost.length === 0
        ? 'Nothing that was saved is lost.'
        : `Lost: the ${lost.length} patients of the last ${seconds} seconds.`,
    );
    if (lost.some(({ time }) => time < last.time)) throw new StartError('A patient from before that time is missing.');
    if (seconds * 1000 > MOST_LOST_MS) throw new StartError('More than two minutes of work are lost.');
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function knownOf({ kysely }: Database, saved: readonly Saved[]): Promise<Set<string>> {
  const ids = saved.map(({ id }) => id);
  // All clinics: the scratch installation has one.
  const rows = await kysely.selectFrom('patients.patient').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

async function startClinic({ dataDir, backups }: Scratch, port: number): Promise<ChildProcess> {
  const { PATH, HOME, SystemRoot, TEMP } = process.env;
  const env = {
    PATH,
    HOME,
    SystemRoot,
    TEMP,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKUP_URL: backups,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  const clinic = spawn(process.execPath, [path.join(root, 'main.ts'), '--no-page'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitFor(createInterface(clinic.stdout), 'Salus is ready');
  return clinic;
}

async function waitFor(lines: AsyncIterable<string>, text: string): Promise<void> {
  for await (const line of lines) if (line.includes(text)) return;
  throw new StartError('The clinic did not start.');
}

/** Creates patients one after the other; kills the clinic when the time is over, and returns what it acknowledged. */
async function workFor(port: number, ms: number, killAll: () => Promise<void>): Promise<Saved[]> {
  const call = async (query: string, token?: string): Promise<Record<string, { id: string; token: string }>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/registration`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? null : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: Record<string, { id: string; token: string }> }).data;
  };
  const who = 'username: "desk@demo.salus", password: "salus-demo", deviceId: "rehearsal"';
  const { token } = (await call(`mutation { login(${who}) { token } }`))['login']!;
  const saved: Saved[] = [];
  const over = sleep(ms).then(killAll);
  for (let number = 1; ; number += 1) {
    const fields = `first_name: "Rehearsal", last_name: "Number ${number}", gender: "Female"`;
    const answer = await call(`mutation { create_patient(input: { ${fields} }) { id } }`, token).catch(() => null);
    if (answer === null) break;
    saved.push({ id: answer['create_patient']!.id, time: new Date() });
    await sleep(50);
  }
  await over;
  return saved;
}

/** Ends the clinic and its database as a power failure would. */
async function kill(clinic: ChildProcess, dataDir: string): Promise<void> {
  const file = readPidFile(path.join(dataDir, 'postgres'));
  if (typeof file === 'object')
    try {
      process.kill(file.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  if (clinic.exitCode !== null || clinic.signalCode !== null) return;
  clinic.kill('SIGKILL');
  await once(clinic, 'exit');
}

const clock = (time: Date): string => time.toLocaleTimeString('en-US');
