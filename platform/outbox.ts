import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { House } from './house.ts';
import { newId } from './id.ts';

/** What happened, told upward and to the browsers: a topic as `scheduling.event-changed` and ids, never patient data. */
export interface Announcement {
  clinicId: string;
  topic: string;
  body: { [key: string]: string | number | boolean | null };
}

/** Hears announcements of one topic, in a transaction of its own: what it writes there happens exactly once. */
export type Hearer = HearerOfOne | HearerOfMany;

/** Hears them one after the other. */
export type HearerOfOne = (house: House, tx: Tx, announcement: Announcement) => Promise<void>;

/** Hears together those of one clinic that came one after the other; where that fails, each of them alone. */
export interface HearerOfMany {
  together: (house: House, tx: Tx, clinicId: string, announcements: readonly Announcement[]) => Promise<void>;
}

const IDLE = 250;
const BATCH = 200;
const GIVE_UP_AFTER = 20;

/** Announces in the transaction of what it tells of: both are written, or neither. */
export function announce(tx: Tx, announcement: Announcement): Promise<void> {
  return announceAll(tx, [announcement]);
}

/** The same for many in one statement. */
export async function announceAll(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  await sql`
    insert into platform.outbox (clinic_id, id, topic, body)
    select * from unnest(${announcements.map(({ clinicId }) => clinicId)}::uuid[], ${announcements.map(() => newId())}::uuid[],
      ${announcements.map(({ topic }) => topic)}::text[], ${announcements.map(({ body }) => JSON.stringify(body))}::jsonb[])`.execute(
    tx,
  );
}

/**
 * Delivers announcements to their hearers and to the browsers, until the answered function is called. Several processes may
 * deliver from one outbox. A hearer that fails is tried again, later each time, and given up after 20 times with a line in the log.
 */
export function deliverOutbox(house: House, hearers: ReadonlyMap<string, readonly Hearer[]>): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const run = async (): Promise<void> => {
    while (open) {
      const delivered = await deliverBatch(house, hearers).catch((error: unknown) => {
        house.log.error({ err: error }, 'outbox: delivery failed');
        return 0;
      });
      if (delivered < BATCH && open) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, IDLE);
        });
      }
    }
  };
  const running = run();
  return async () => {
    open = false;
    wake();
    await running;
  };
}

async function deliverBatch(house: House, hearers: ReadonlyMap<string, readonly Hearer[]>): Promise<number> {
  return house.database.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('platform.outbox')
      .select(['clinic_id', 'id', 'topic', 'body', 'attempts'])
      .where('due_time', '<=', sql<Date>`now()`)
      .orderBy('due_time')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const done: string[] = [];
    for (const run of runsOf(rows)) {
      const heard = hearers.get(run[0]!.topic) ?? [];
      const isHeard = await hear(house, tx, heard, run);
      for (const row of run) {
        if (isHeard || (run.length > 1 && (await hear(house, tx, heard, [row])))) done.push(row.id);
        else await postpone(tx, row.id, row.attempts + 1);
      }
    }
    if (done.length > 0) {
      await sql`delete from platform.outbox where (clinic_id, id) in (
        select * from unnest(${rows.map((row) => row.clinic_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[]))
        and id = any(${done}::uuid[])`.execute(tx);
      const told = rows
        .filter((row) => done.includes(row.id))
        .map((row) => ({ clinicId: row.clinic_id, topic: row.topic, body: row.body }));
      await house.live.publishIn(tx, told);
    }
    return rows.length;
  });
}

interface Row {
  clinic_id: string;
  id: string;
  topic: string;
  body: unknown;
  attempts: number;
}

/** Those that follow one another with the same topic and clinic. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.[0];
    if (last !== undefined && last.topic === row.topic && last.clinic_id === row.clinic_id) runs.at(-1)!.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Runs the hearers behind a savepoint, so that a failing one takes back what it wrote and nothing else. */
async function hear(house: House, tx: Tx, hearers: readonly Hearer[], rows: readonly Row[]): Promise<boolean> {
  if (hearers.length === 0) return true;
  const { topic, attempts } = rows[0]!;
  await sql`savepoint hearing`.execute(tx);
  try {
    for (const hearer of hearers) await tellHearer(hearer, house, tx, rows.map(announcementOf));
    await sql`release savepoint hearing`.execute(tx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint hearing`.execute(tx);
    // Each of them is heard alone then, and told of by itself.
    if (rows.length > 1) return false;
    const givenUp = attempts + 1 >= GIVE_UP_AFTER;
    house.log[givenUp ? 'error' : 'warn']({ err: error, topic, attempts, givenUp }, 'outbox: a hearer failed');
    return false;
  }
}

/** Tells a hearer of announcements of one topic and clinic. */
export async function tellHearer(
  hearer: Hearer,
  house: House,
  tx: Tx,
  announcements: readonly Announcement[],
): Promise<void> {
  if (typeof hearer === 'object') return hearer.together(house, tx, announcements[0]!.clinicId, announcements);
  for (const announcement of announcements) await hearer(house, tx, announcement);
}

const announcementOf = (row: Row): Announcement => ({
  clinicId: row.clinic_id,
  topic: row.topic,
  body: row.body as Announcement['body'],
});

async function postpone(tx: Tx, id: string, attempts: number): Promise<void> {
  const seconds = attempts >= GIVE_UP_AFTER ? null : Math.min(2 ** attempts, 3600);
  await tx
    .updateTable('platform.outbox')
    .set({ attempts, due_time: seconds === null ? sql`'infinity'` : sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}
