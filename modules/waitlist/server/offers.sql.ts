import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { OfferState } from '../rules/index.ts';

const rounds = clinicTable('scheduling.waiting_round', [
  'id',
  'calendar_id',
  'in_turn',
  'offered_by',
  'created_time',
  'closed_time',
]);
const offers = clinicTable('scheduling.waiting_offer', [
  'id',
  'round_id',
  'entry_id',
  'position',
  'start_time',
  'end_time',
  'state',
  'sent_time',
  'expires_time',
]);

/** A time being offered. */
export type WaitlistRound = RowOfTable<typeof rounds>;

/** An offer of a round to one entry, with its patient. */
export interface WaitlistOffer extends RowOfTable<typeof offers> {
  patient_id: string;
}

const OFFER = offers.as('o').and(sql<{ patient_id: string }>`w.patient_id`);

const ENTRY = sql.raw('join scheduling.waiting_entry w on w.clinic_id = o.clinic_id and w.id = o.entry_id');

/** Inserts a round with its planned offers. */
export async function insertRound(
  tx: Tx,
  clinicId: string,
  round: Omit<WaitlistRound, 'closed_time'>,
  plan: readonly Omit<WaitlistOffer, 'round_id' | 'patient_id' | 'state' | 'sent_time' | 'expires_time'>[],
): Promise<void> {
  await tx
    .insertInto('scheduling.waiting_round')
    .values({ ...round, clinic_id: clinicId })
    .execute();
  await tx
    .insertInto('scheduling.waiting_offer')
    .values(plan.map((offer) => ({ ...offer, clinic_id: clinicId, round_id: round.id, state: 'planned' })))
    .execute();
}

/** Returns the open rounds: neither accepted nor expired. */
export const readOpenRounds = (db: Queryable, clinicId: string): Promise<WaitlistRound[]> =>
  rounds.select(db, { clinicId }).where('closed_time', 'is', null).orderBy('id').limit(200).execute();

/** Returns a round without locking it, for read access. */
export const readRound = (db: Queryable, clinicId: string, id: string): Promise<WaitlistRound | null> =>
  rounds.find(db, { clinicId }, id);

/** Returns a round locked for the rest of the transaction, so that concurrent answers are serialized. */
export const lockRound = (tx: Tx, clinicId: string, id: string): Promise<WaitlistRound | null> =>
  rounds.lock(tx, { clinicId }, id);

/** Returns the offers of rounds, in order. */
export async function readOffers(
  db: Queryable,
  clinicId: string,
  roundIds: readonly string[],
): Promise<WaitlistOffer[]> {
  const { rows } = await OFFER.select(sql`from scheduling.waiting_offer o ${ENTRY}
    where o.clinic_id = ${clinicId} and o.round_id = any(${roundIds}::uuid[]) order by o.round_id, o.position`).execute(
    db,
  );
  return rows;
}

/** Returns the rounds with a sent or planned offer to an entry. */
export async function openRoundsOf(db: Queryable, clinicId: string, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduling.waiting_offer')
    .distinct()
    .select('round_id')
    .where('clinic_id', '=', clinicId)
    .where('entry_id', '=', entryId)
    .where('state', 'in', ['planned', 'sent'])
    .orderBy('round_id')
    .execute();
  return rows.map(({ round_id }) => round_id);
}

/** Marks an offer as sent, with the hash of its link's token. */
export async function markSent(
  tx: Tx,
  clinicId: string,
  id: string,
  sent: { hash: Buffer; now: Date; expires: Date },
): Promise<void> {
  await sql`
    update scheduling.waiting_offer set state = 'sent', token_hash = ${sent.hash}, sent_time = ${sent.now}, expires_time = ${sent.expires}
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}

/** Sets the final state of offers. */
export async function endOffers(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  state: OfferState,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update scheduling.waiting_offer set state = ${state}, answered_time = ${now}
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(tx);
}

/** Closes a round. */
export async function closeRound(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`
    update scheduling.waiting_round set closed_time = ${now}
    where clinic_id = ${clinicId} and id = ${id} and closed_time is null`.execute(tx);
}

/** Returns the offer of a link. */
export async function findOffer(db: Queryable, clinicId: string, hash: Buffer): Promise<WaitlistOffer | null> {
  const { rows } = await OFFER.select(
    sql`from scheduling.waiting_offer o ${ENTRY} where o.clinic_id = ${clinicId} and o.token_hash = ${hash}`,
  ).execute(db);
  return rows[0] ?? null;
}

/** Returns the rounds of all clinics with an expired unanswered offer. */
export async function findOverdueRounds(
  db: Queryable,
  now: Date,
  take: number,
): Promise<{ clinic_id: string; round_id: string }[]> {
  const { rows } = await columnsOf({ o: 'scheduling.waiting_offer' }, ['o.clinic_id', 'o.round_id'])
    .distinct()
    .select(sql`from scheduling.waiting_offer o
    join practice.clinic c on c.clinic_id = o.clinic_id
    where o.state = 'sent' and o.expires_time <= ${now} limit ${take}`)
    .execute(db);
  return rows;
}

/** Returns the times of a calendar that patients have declined. */
export async function readDeclined(
  db: Queryable,
  clinicId: string,
  after: Date,
): Promise<{ entry_id: string; calendar_id: string; start_time: Date; end_time: Date }[]> {
  const { rows } = await columnsOf({ o: 'scheduling.waiting_offer', r: 'scheduling.waiting_round' }, [
    'o.entry_id',
    'r.calendar_id',
    'o.start_time',
    'o.end_time',
  ])
    .select(sql`from scheduling.waiting_offer o
    join scheduling.waiting_round r on r.clinic_id = o.clinic_id and r.id = o.round_id
    where o.clinic_id = ${clinicId} and o.state = 'declined' and o.end_time > ${after} limit 5000`)
    .execute(db);
  return rows;
}

/** Returns a clinic's offer settings; null if none were saved. */
export async function readWaitlistSettings(
  db: Queryable,
  clinicId: string,
): Promise<{ offer_hours: number; version: number } | null> {
  const row = await db
    .selectFrom('scheduling.waiting_settings')
    .select(['offer_hours', 'version'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the settings if the version matches; returns whether it did. */
export async function writeWaitlistSettings(
  tx: Tx,
  clinicId: string,
  { offer_hours, version }: { offer_hours: number; version: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into scheduling.waiting_settings (clinic_id, offer_hours, version, updated_time)
    select ${clinicId}::uuid, ${offer_hours}::int, 1, ${now}::timestamptz
    where ${version}::int = 0 or exists (select 1 from scheduling.waiting_settings s where s.clinic_id = ${clinicId})
    on conflict (clinic_id) do update set offer_hours = excluded.offer_hours, version = waiting_settings.version + 1,
      updated_time = excluded.updated_time
      where waiting_settings.version = ${version}
    returning version`.execute(tx);
  return rows.length > 0;
}
