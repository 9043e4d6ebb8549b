import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import { saveFile, unscanned } from '#files/server';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { endDerivedTask, keepDerivedTask } from '#tasks/server';
import { dialledNumber } from '../../rules/index.ts';
import type { Carrier, IncomingFax } from '../carrier/carrier.ts';
import { carrierOf } from '../carrier/carrier-of.ts';
import { pagesOf } from '../paper/paper.ts';

/** The source of tasks for faxes that the carrier lists but doesn't deliver. */
export const UNFETCHED_SOURCE = 'fax.unfetched';
const OVERLAP_MS = 3 * 86_400_000;
/** After this time without the pages, a manual review is needed. */
const PATIENCE_MS = 60 * 60_000;

/**
 * Fetches faxes received since three days before the newest stored one, or since three days ago if that is earlier.
 * Unreadable files are stored as received, with no pages. A fax that can't be fetched doesn't block the others, and
 * becomes a task after an hour.
 */
export async function fetchFaxes(app: App, given: Carrier | null = null): Promise<void> {
  const { fax } = app.config;
  if (fax === null) return;
  const carrier = given ?? carrierOf(fax);
  const since = await fetchSince(app, fax.sandboxed === true);
  for (const incoming of await carrier.listIncoming(since)) {
    const clinicId = await receiverOf(app, incoming.to, fax.sandboxed === true);
    if (clinicId === null) app.log.warn({ carrierId: incoming.id }, 'fax: no clinic has the receiving number');
    else if (!(await isThere(app.database.kysely, clinicId, incoming.id)))
      await fetchOne(app, carrier, clinicId, incoming).catch((error: unknown) =>
        recordFetchFailure(app, clinicId, incoming, error),
      );
  }
}

async function fetchSince(app: App, sandboxed: boolean): Promise<Date> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(r.received_time) as newest from fax.received r
    join fax.fax_clinic c on c.clinic_id = r.clinic_id and c.is_demo = ${sandboxed}`.execute(app.database.kysely);
  const now = app.clock().getTime();
  return new Date(Math.min(now, rows[0]?.newest?.getTime() ?? now) - OVERLAP_MS);
}

/** A fax that the carrier doesn't deliver is retried every minute; after an hour it also becomes a task. */
async function recordFetchFailure(app: App, clinicId: string, incoming: IncomingFax, error: unknown): Promise<void> {
  app.log.error({ carrierId: incoming.id, error: error instanceof Error ? error.name : '' }, 'fax: not fetched');
  if (app.clock().getTime() - incoming.time.getTime() < PATIENCE_MS) return;
  await app.database.transaction(async (tx) => {
    // Another process may have fetched it in the meantime.
    if (await isKept(tx, clinicId, incoming.id)) return;
    await keepDerivedTask(
      tx,
      { app, now: app.clock(), clinicId },
      {
        source: UNFETCHED_SOURCE,
        key: incoming.id,
        type: 'FollowUp',
        priority: 'High',
        closing: 'free',
        subject: `Fax from ${incoming.from === '' ? 'an unknown number' : incoming.from} could not be fetched`,
        details:
          'The carrier has this fax but does not deliver its pages. Salus keeps trying; ask the sender to fax it again.',
        ownerUserId: null,
        ownerRule: 'fax.file',
        patientId: null,
        dueTime: null,
        path: '/fax/received',
      },
    );
  });
}

/**
 * Returns the clinic of the practice with this number, or the only clinic if there is just one. Null if there is none,
 * or more than one.
 */
async function receiverOf(app: App, to: string, sandboxed: boolean): Promise<string | null> {
  const clinics = await app.database.kysely
    .selectFrom('fax.fax_clinic')
    .select('clinic_id')
    .where('is_demo', '=', sandboxed)
    .execute();
  if (clinics.length === 1) return clinics[0]!.clinic_id;
  const { rows } = await columnsOf({ p: 'fax.fax_practice' }, ['p.clinic_id', 'p.fax'])
    .filled('fax')
    .select(sql`from fax.fax_practice p join fax.fax_clinic c on c.clinic_id = p.clinic_id and c.is_demo = ${sandboxed}
    where p.fax is not null`)
    .execute(app.database.kysely);
  const dialled = dialledNumber(to);
  const owners = new Set(rows.filter(({ fax }) => dialledNumber(fax) === dialled).map(({ clinic_id: id }) => id));
  return dialled !== null && owners.size === 1 ? [...owners][0]! : null;
}

async function isThere(db: Queryable, clinicId: string, carrierId: string): Promise<boolean> {
  const row = await db
    .selectFrom('fax.received')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst();
  return row !== undefined;
}

async function fetchOne(app: App, carrier: Carrier, clinicId: string, incoming: IncomingFax): Promise<void> {
  const bytes = await carrier.fetchIncoming(incoming.id);
  const read = await pagesOf({ clinicId, userId: null }, bytes);
  if (read === null) app.log.error({ carrierId: incoming.id }, 'fax: received a file with no readable pages');
  await keepReceived(app, clinicId, { ...incoming, bytes, pages: read?.pages ?? 0, digest: read?.digest ?? null });
}

/** Returns whether a fax is stored, with a lock so that no other process stores it before the transaction ends. */
async function isKept(tx: Tx, clinicId: string, carrierId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fax ${clinicId} ${carrierId}`}, 0))`.execute(tx);
  return isThere(tx, clinicId, carrierId);
}

/** Stores a received fax, once per carrier id; one without pages is unreadable, and stored as received. */
export async function keepReceived(
  app: App,
  clinicId: string,
  incoming: IncomingFax & { bytes: Buffer; pages: number; digest?: string | null },
): Promise<void> {
  const { bytes, pages } = incoming;
  await app.database.transaction(async (tx) => {
    if (await isKept(tx, clinicId, incoming.id)) return;
    const kind =
      pages === 0
        ? { name: 'fax.bin', type: 'application/octet-stream' }
        : { name: 'fax.pdf', type: 'application/pdf' };
    const file = { app, clinicId, folder: 'faxes', ...kind, userId: null };
    const { id: fileId } = await saveFile(tx, { ...file, bytes: unscanned(bytes, 'from a partner') });
    const id = newId();
    const made = await tx
      .insertInto('fax.received')
      .values({
        clinic_id: clinicId,
        id,
        carrier_id: incoming.id,
        from_number: dialledNumber(incoming.from) ?? incoming.from,
        received_time: incoming.time,
        file_id: fileId,
        page_count: pages,
        pages_digest: incoming.digest ?? null,
        state: 'new',
      })
      .onConflict((on) => on.columns(['clinic_id', 'carrier_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return;
    await endDerivedTask(tx, { app, now: app.clock(), clinicId }, UNFETCHED_SOURCE, incoming.id);
    await recordOwnChange(tx, app, clinicId, { action: 'create', objectType: 'received_fax', objectId: id });
    await publish(tx, { clinicId, topic: 'fax.received-changed', body: { id } });
  });
}
