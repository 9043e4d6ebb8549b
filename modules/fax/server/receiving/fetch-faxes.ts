import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import { saveFile, unscanned } from '#files/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { dialledNumber } from '../../rules/index.ts';
import type { Carrier, IncomingFax } from '../carrier/carrier.ts';
import { carrierOf } from '../carrier/carrier-of.ts';
import { pagesOf } from '../paper/paper.ts';

/** Fetches what came in since three days ago and is not there yet. What nobody can read as pages stays with the carrier, with a line in the log. */
export async function fetchFaxes(app: App): Promise<void> {
  const { fax } = app.config;
  if (fax === null) return;
  const carrier = carrierOf(fax);
  const since = new Date(app.clock().getTime() - 3 * 86_400_000);
  for (const incoming of await carrier.listIncoming(since)) {
    const clinicId = await receiverOf(app, incoming.to, fax.sandboxed === true);
    if (clinicId === null) app.log.warn({ carrierId: incoming.id }, 'fax: nobody has the number that it came to');
    else if (!(await isThere(app, clinicId, incoming.id))) await fetchOne(app, carrier, clinicId, incoming);
  }
}

/** The clinic of which a practice has this number; where there is only one clinic, that one. Null where it is nobody's, or two have it. */
async function receiverOf(app: App, to: string, sandboxed: boolean): Promise<string | null> {
  const { rows: clinics } = await sql<{ clinic_id: string }>`
    select clinic_id from fax.fax_clinic where is_demo = ${sandboxed}`.execute(app.database.kysely);
  if (clinics.length === 1) return clinics[0]!.clinic_id;
  const { rows } = await sql<{ clinic_id: string; fax: string }>`
    select p.clinic_id, p.fax from fax.fax_practice p join fax.fax_clinic c on c.clinic_id = p.clinic_id and c.is_demo = ${sandboxed}
    where p.fax is not null`.execute(app.database.kysely);
  const dialled = dialledNumber(to);
  const owners = new Set(rows.filter(({ fax }) => dialledNumber(fax) === dialled).map(({ clinic_id: id }) => id));
  return dialled !== null && owners.size === 1 ? [...owners][0]! : null;
}

async function isThere(app: App, clinicId: string, carrierId: string): Promise<boolean> {
  const row = await app.database.kysely
    .selectFrom('fax.received')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst();
  return row !== undefined;
}

async function fetchOne(app: App, carrier: Carrier, clinicId: string, incoming: IncomingFax): Promise<void> {
  const bytes = await carrier.fetchIncoming(incoming.id);
  const pages = await pagesOf({ clinicId, userId: null }, bytes);
  if (pages === null) {
    app.log.error({ carrierId: incoming.id }, 'fax: what came in is no document');
    return;
  }
  await keepReceived(app, clinicId, { ...incoming, bytes, pages });
}

/** Keeps a fax that came in, once by the carrier's id. */
export async function keepReceived(
  app: App,
  clinicId: string,
  incoming: IncomingFax & { bytes: Buffer; pages: number },
): Promise<void> {
  const { bytes, pages } = incoming;
  await app.database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fax ${clinicId} ${incoming.id}`}, 0))`.execute(tx);
    const file = { app, clinicId, folder: 'faxes', name: 'fax.pdf', type: 'application/pdf', userId: null };
    const { id: fileId } = await saveFile(tx, { ...file, bytes: unscanned(bytes, 'from a partner') });
    const id = newId();
    const made = await tx
      .insertInto('fax.received')
      .values({
        ...{
          clinic_id: clinicId,
          id,
          carrier_id: incoming.id,
          from_number: dialledNumber(incoming.from) ?? incoming.from,
        },
        ...{ received_time: incoming.time, file_id: fileId, page_count: pages, state: 'new' },
      })
      .onConflict((on) => on.columns(['clinic_id', 'carrier_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return;
    await recordOwnChange(tx, app, clinicId, { action: 'create', objectType: 'received_fax', objectId: id });
    await publish(tx, { clinicId, topic: 'fax.received-changed', body: { id } });
  });
}
