import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

/** How a delivery leaves. */
export type Channel = 'email' | 'sms';
/** What has become of a delivery; `review` where nobody knows whether it arrived. */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'review' | 'cancelled';

/** A delivery's row that is to be written. */
export interface NewDelivery {
  clinic_id: string;
  id: string;
  key: string;
  channel: Channel;
  recipient: string;
  content: Buffer;
  about_type: string;
  about_id: string;
  patient_id: string | null;
  send_time: Date | null;
  good_until: Date | null;
}

/** What is published of a delivery whose state has changed. */
export type ChangedDelivery = ReadRow<typeof EVENT_COLUMNS>;

const EVENT_COLUMNS = columnsOf({ d: 'deliveries.delivery' }, [
  'd.clinic_id',
  'd.id',
  'd.about_type',
  'd.about_id',
  'd.state',
]);

const CLAIMED = columnsOf({ d: 'deliveries.delivery' }, [
  'd.clinic_id',
  'd.id',
  'd.key',
  'd.channel',
  'd.recipient',
  'd.content',
  'd.attempts',
  'd.claim',
]).filled('content', 'claim');

/** A delivery that this process has claimed. */
export type ClaimedDelivery = ReadRow<typeof CLAIMED>;

/**
 * Queues a delivery under its key. One that waits, that was cancelled or that failed is replaced; one that is being handed over keeps
 * its claim, and takes the new words only if it has to be tried again. Null where the key is used up.
 */
export async function upsertDelivery(db: Queryable, row: NewDelivery): Promise<ChangedDelivery | null> {
  const handedOver = sql`d.state = 'sending' and d.handed_over_time is not null`;
  const { rows } = await EVENT_COLUMNS.returned(sql`
    insert into deliveries.delivery as d
      (clinic_id, id, key, channel, recipient, content, about_type, about_id, patient_id, state, send_time,
        good_until)
    values (${row.clinic_id}, ${row.id}, ${row.key}, ${row.channel}, ${row.recipient}, ${row.content}, ${row.about_type},
      ${row.about_id}, ${row.patient_id}, 'queued', ${row.send_time},
      ${row.good_until})
    on conflict (clinic_id, key) do update set
      channel = excluded.channel, recipient = excluded.recipient, content = excluded.content,
      about_type = excluded.about_type, about_id = excluded.about_id, patient_id = excluded.patient_id,
      send_time = excluded.send_time, good_until = excluded.good_until, withdrawn = false, changed_time = now(),
      state = case when ${handedOver} then d.state else 'queued' end,
      claim = case when ${handedOver} then d.claim end,
      claimed_time = case when ${handedOver} then d.claimed_time end,
      handed_over_time = case when ${handedOver} then d.handed_over_time end,
      attempts = case when ${handedOver} then d.attempts else 0 end,
      retry_time = null, error = null
    where d.state in ('queued', 'sending', 'cancelled', 'failed')`).execute(db);
  return rows[0] ?? null;
}

/** Which deliveries of a clinic are meant: one key, or all about one thing. */
export type Which = { key: string } | { type: string; id: string };

const chosen = (which: Which) =>
  'key' in which ? sql`d.key = ${which.key}` : sql`d.about_type = ${which.type} and d.about_id = ${which.id}`;

/**
 * Takes back what has not been handed over; what is being handed over is not tried again. What was due at `now` and had not left is
 * marked so (`was-due`): who asks for it again gets it at once. Answers what is cancelled now.
 */
export async function withdrawDeliveries(
  db: Queryable,
  clinicId: string,
  which: Which,
  now: Date | null,
): Promise<ChangedDelivery[]> {
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set withdrawn = true, changed_time = now(),
      state = case when d.handed_over_time is null then 'cancelled' else d.state end,
      claim = case when d.handed_over_time is not null then d.claim end,
      error = case when d.handed_over_time is null and d.send_time <= ${now}::timestamptz then 'was-due' else d.error end
    where d.clinic_id = ${clinicId} and ${chosen(which)} and d.state in ('queued', 'sending')`).execute(db);
  return rows.filter(({ state }) => state === 'cancelled');
}

/** Takes back what waits and says nothing any more; answers it with its new state. */
export async function withdrawOutdated(db: Queryable, now: Date): Promise<ChangedDelivery[]> {
  // All clinics: one clock withdraws for each of them.
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set state = 'cancelled', error = 'too-late', changed_time = now()
    where d.state = 'queued' and d.good_until <= ${now}
      and coalesce(greatest(d.retry_time, d.send_time), '-infinity'::timestamptz) <= ${now}`).execute(db);
  return rows;
}

/** The channels that something is set for: the world's own, and those that end in the sandbox. */
export interface Channels {
  real: readonly Channel[];
  sandboxed: readonly Channel[];
}

// Nobody outside gets a message of the demo clinic's people, and nothing of a real clinic ends where nobody reads it.
const IS_DEMO = sql`exists (
  select 1 from practice.clinic c where c.clinic_id = delivery.clinic_id and c.is_demo)`;

/** Claims what is due on these channels, the longest waiting first; another process that claims at the same time gets others. */
export async function claimDueDeliveries(
  db: Queryable,
  claim: string,
  channels: Channels,
  now: Date,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await CLAIMED.returned(sql`with due as (
      select clinic_id, id from deliveries.delivery
      where state = 'queued'
        and channel = any(case when ${IS_DEMO} then ${channels.sandboxed}::text[] else ${channels.real}::text[] end)
        and coalesce(greatest(retry_time, send_time), '-infinity'::timestamptz) <= ${now}
        and (good_until is null or good_until > ${now})
      order by coalesce(greatest(retry_time, send_time), '-infinity'::timestamptz), id limit ${limit}
      for update skip locked
    ) update deliveries.delivery d set state = 'sending', claim = ${claim}, claimed_time = ${now}, handed_over_time = null,
      changed_time = now()
    from due where d.clinic_id = due.clinic_id and d.id = due.id`).execute(db);
  return rows;
}

/** Notes that a claimed delivery is handed over now; false where the claim is void, because it was cancelled or replaced. */
export async function markHandedOver(db: Queryable, delivery: ClaimedDelivery, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update deliveries.delivery d set handed_over_time = ${now}, changed_time = now()
    where d.clinic_id = ${delivery.clinic_id} and d.id = ${delivery.id} and d.claim = ${delivery.claim}
      and d.state = 'sending' and d.handed_over_time is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Writes that a delivery went out as it was claimed. */
export async function settleSent(
  db: Queryable,
  delivery: ClaimedDelivery,
  providerId: string | null,
  now: Date,
): Promise<ChangedDelivery | null> {
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set state = 'sent', sent_time = ${now}, provider_id = ${providerId}, error = null,
      recipient = ${delivery.recipient}, content = ${delivery.content}, attempts = d.attempts + 1, changed_time = now()
    where d.clinic_id = ${delivery.clinic_id} and d.id = ${delivery.id} and d.claim = ${delivery.claim}
      and d.state in ('sending', 'review')`).execute(db);
  return rows[0] ?? null;
}

/**
 * Writes that a delivery did not go out, or that nobody knows. With a time it is tried again then, unless it was withdrawn meanwhile;
 * where it was replaced meanwhile, the new one is due by its own time.
 */
export async function settleError(
  db: Queryable,
  delivery: ClaimedDelivery,
  failure: { state: 'failed' | 'review' | 'queued'; error: string; retryTime: Date | null },
): Promise<ChangedDelivery | null> {
  const replaced = sql`d.content is distinct from ${delivery.content}`;
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set attempts = d.attempts + 1, error = ${failure.error}, changed_time = now(),
      state = case when ${failure.state}::text = 'review' then 'review' when d.withdrawn then 'cancelled'
        when ${replaced} then 'queued' else ${failure.state} end,
      retry_time = ${failure.retryTime}::timestamptz,
      claim = case when ${failure.state}::text = 'review' then d.claim end,
      handed_over_time = case when ${failure.state}::text = 'review' then d.handed_over_time end
    where d.clinic_id = ${delivery.clinic_id} and d.id = ${delivery.id} and d.claim = ${delivery.claim} and d.state = 'sending'`).execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Takes up what a process claimed that has died since: what it had not handed over is queued again, of the rest nobody knows. Told
 * with their new states.
 */
export async function recoverClaimed(db: Queryable, claimedBefore: Date): Promise<ChangedDelivery[]> {
  const { rows } = await EVENT_COLUMNS.returned(sql`
    with lost as (
      select clinic_id, id from deliveries.delivery where state = 'sending' and claimed_time < ${claimedBefore}
      limit 100 for update skip locked
    )
    update deliveries.delivery d set changed_time = now(), attempts = d.attempts + 1,
      state = case when d.handed_over_time is null then 'queued' else 'review' end,
      error = case when d.handed_over_time is null then null else 'interrupted' end,
      claim = case when d.handed_over_time is not null then d.claim end
    from lost where d.clinic_id = lost.clinic_id and d.id = lost.id`).execute(db);
  return rows;
}

/** Drops the words of what has been in one of these states since before that time. */
export async function dropContent(db: Queryable, state: DeliveryState, before: Date): Promise<void> {
  // All clinics: how long content is kept is the same for each of them.
  await sql`
    update deliveries.delivery set content = null
    where content is not null and state = ${state} and changed_time < ${before}`.execute(db);
}

/** What the other side says later of a delivery that it took, or that nobody knew about. */
export async function settleReport(
  db: Queryable,
  delivery: { clinicId: string; id: string },
  report: { state: 'sent' | 'failed'; error: string | null },
  now: Date,
): Promise<ChangedDelivery | null> {
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set state = ${report.state}, error = ${report.error}, changed_time = now(),
      sent_time = case when ${report.state}::text = 'sent' then coalesce(d.sent_time, ${now}) else d.sent_time end
    where d.clinic_id = ${delivery.clinicId} and d.id = ${delivery.id} and d.state in ('sent', 'review')
      and d.state <> ${report.state}`).execute(db);
  return rows[0] ?? null;
}

/** One delivery as others read it; its words stay sealed. */
export interface Delivery {
  key: string;
  channel: Channel;
  to: string;
  state: DeliveryState;
  /** Null for at once. */
  sendAt: Date | null;
  sentTime: Date | null;
  /** A stable code, as `smtp-550`. */
  error: string | null;
}

/** The deliveries about one thing, the oldest first. */
export async function readDeliveries(
  db: Queryable,
  clinicId: string,
  about: { type: string; id: string },
): Promise<Delivery[]> {
  const { rows } = await columnsOf({ d: 'deliveries.delivery' }, [
    'd.key',
    'd.channel',
    'd.recipient as to',
    'd.state',
    'd.send_time as sendAt',
    'd.sent_time as sentTime',
    'd.error',
  ])
    .select(sql`from deliveries.delivery d where d.clinic_id = ${clinicId} and ${chosen(about)} order by d.id`)
    .execute(db);
  return rows;
}

/** A delivery, with the id of what it is about. */
export interface AboutDelivery extends Delivery {
  aboutId: string;
}

/** The deliveries about many things of one type. */
export async function readDeliveriesAbout(
  db: Queryable,
  clinicId: string,
  about: { type: string; ids: readonly string[] },
): Promise<AboutDelivery[]> {
  const { rows } = await columnsOf({ d: 'deliveries.delivery' }, [
    'd.key',
    'd.channel',
    'd.recipient as to',
    'd.state',
    'd.send_time as sendAt',
    'd.sent_time as sentTime',
    'd.error',
    'd.about_id as aboutId',
  ])
    .select(sql`from deliveries.delivery d
    where d.clinic_id = ${clinicId} and d.about_type = ${about.type} and d.about_id = any(${about.ids}::text[])
    order by d.id`)
    .execute(db);
  return rows;
}
