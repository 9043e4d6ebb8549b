import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { newId } from '#platform/id.ts';
import { callNetwork } from './call-network.ts';
import { endMissing, upsertPharmacies } from './pharmacies.sql.ts';
import type { DirectoryFile } from './parse-directory-file.ts';
import { readDirectoryFile } from './read-directory-file.ts';

/** The job that loads the directory; its payload says whether to load all of it. */
export const MIRROR_JOB = 'pharmacies.mirror-directory';

const LARGEST_FILE = 128 * 1024 * 1024;
const WAIT_MS = 300_000;
const AT_ONCE = 500;

/**
 * Loads the network's pharmacy directory into the mirror that all searches use: all of it, or the changes since the
 * last load. Idempotent. An unreadable directory leaves the mirror unchanged and records the problem.
 */
export async function mirrorDirectory(app: App, payload: unknown): Promise<void> {
  const { network } = app.config;
  if (network === null) return;
  const isFull = (payload as { isFull?: boolean } | null)?.isFull !== false;
  const started = app.clock();
  const id = newId();
  const since = await lastLoad(app, network.account);
  const whole = isFull || since === null;
  await app.database.kysely
    .insertInto('pharmacies.directory_load')
    .values({ id, is_full: whole, started_time: started, account: network.account })
    .execute();
  const query = whole ? 'full' : `changes?since=${encodeURIComponent(since.toISOString())}`;
  const reply = await callNetwork(network, {
    path: `/directory/pharmacies/${query}`,
    method: 'GET',
    wait: WAIT_MS,
    most: LARGEST_FILE,
  });
  const read = reply.kind === 'answer' && reply.status === 200 ? await readDirectoryFile(reply.text) : null;
  const problem = problemOf(reply.kind === 'silence' ? null : reply.status, read, whole);
  if (problem === null)
    for (let at = 0; at < read!.rows.length; at += AT_ONCE)
      await app.database.transaction((tx) => upsertPharmacies(tx, read!.rows.slice(at, at + AT_ONCE), started));
  await app.database.transaction(async (tx) => {
    if (problem === null && whole) await endMissing(tx, started, app.clock());
    await tx
      .updateTable('pharmacies.directory_load')
      .set({ ended_time: app.clock(), pharmacies: read?.rows.length ?? 0, skipped: read?.skipped ?? 0, problem })
      .where('id', '=', id)
      .execute();
  });
  if (problem !== null) app.log.warn({ problem }, 'pharmacies: the directory could not be imported');
}

/** Loads the directory immediately if this network's was never loaded; returns a function that waits for it. */
export function fillDirectory(app: App): () => Promise<void> {
  const { network } = app.config;
  const fill = async (account: string): Promise<void> => {
    if ((await lastLoad(app, account)) !== null) return;
    await addJob(app.database.kysely, MIRROR_JOB, { isFull: true }, { key: MIRROR_JOB });
  };
  const filling =
    network === null
      ? Promise.resolve()
      : fill(network.account).catch((error: unknown) =>
          app.log.warn({ err: error }, 'pharmacies: the directory import could not be queued'),
        );
  return () => filling;
}

function problemOf(status: number | null, read: DirectoryFile | null, isFull: boolean): string | null {
  if (status === null) return 'The network is not responding.';
  if (status === 401 || status === 403) return 'The network rejected the account’s credentials.';
  if (status !== 200) return `The network responded with status ${status}.`;
  if (read === null) return 'The directory file could not be read.';
  // An empty one would end all pharmacies.
  return isFull && read.rows.length === 0 ? 'The directory file contains no pharmacies.' : null;
}

async function lastLoad(app: App, account: string): Promise<Date | null> {
  const row = await app.database.kysely
    .selectFrom('pharmacies.directory_load')
    .select((eb) => eb.fn.max('started_time').as('last'))
    .where('account', '=', account)
    .where('ended_time', 'is not', null)
    .where('problem', 'is', null)
    .executeTakeFirst();
  return row?.last ?? null;
}
