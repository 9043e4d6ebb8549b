import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

/** The channel of a delivery. */
export type Channel = 'email' | 'sms';
/** The state of a delivery; `review` if it is unknown whether it arrived. */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'review' | 'cancelled';

/** A new delivery row. */
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

/** The published fields of a delivery whose state changed. */
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

/** A delivery claimed by this process. */
export type ClaimedDelivery = ReadRow<typeof CLAIMED>;

/**
 * Queues a delivery under its key. A waiting, canceled or failed one is replaced; one that is being sent keeps its
 * claim, and gets the new content only if it has to be retried. Null if the key is used up.
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

/** Selects deliveries of a clinic: by key, or all about one thing. */
export type DeliverySelection = { key: string } | { type: string; id: string };

const chosen = (which: DeliverySelection) =>
  'key' in which ? sql`d.key = ${which.key}` : sql`d.about_type = ${which.type} and d.about_id = ${which.id}`;

/**
 * Cancels deliveries that are not being sent; those being sent are not retried. Deliveries due at `now` and not sent
 * are marked (`was-due`), so that requesting them again sends them immediately. Returns the canceled ones.
 */
export async function withdrawDeliveries(
  db: Queryable,
  clinicId: string,
  which: DeliverySelection,
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

/** Cancels waiting deliveries that are outdated; returns them with their new state. */
export async function withdrawOutdated(db: Queryable, now: Date): Promise<ChangedDelivery[]> {
  // All clinics: one scheduled job covers them all.
  const { rows } = await EVENT_COLUMNS.returned(sql`
    update deliveries.delivery d set state = 'cancelled', error = 'too-late', changed_time = now()
    where d.state = 'queued' and d.good_until <= ${now}
      and coalesce(greatest(d.retry_time, d.send_time), '-infinity'::timestamptz) <= ${now}`).execute(db);
  return rows;
}

/** The configured channels: the real ones, and those of the sandbox. */
export interface Channels {
  real: readonly Channel[];
  sandboxed: readonly Channel[];
}

// Messages of the demo clinic never leave the installation, and messages of real clinics never end in the sandbox.
const IS_DEMO = sql`exists (
  select 1 from practice.clinic c where c.clinic_id = delivery.clinic_id and c.is_demo)`;

/**
 * Claims deliveries that are due on these channels, longest waiting first; concurrent processes claim different ones.
 */
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

/** Marks a claimed delivery as being sent; false if the claim is void, because it was canceled or replaced. */
export async function markHandedOver(db: Queryable, delivery: ClaimedDelivery, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update deliveries.delivery d set handed_over_time = ${now}, changed_time = now()
    where d.clinic_id = ${delivery.clinic_id} and d.id = ${delivery.id} and d.claim = ${delivery.claim}
      and d.state = 'sending' and d.handed_over_time is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Records that a delivery was sent as claimed. */
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
 * Records that a delivery failed, or that its outcome is unknown. With a time it is retried then, unless it was
 * canceled in between; if it was replaced, the new one keeps its own time.
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
 * Resumes deliveries claimed by a crashed process: those not being sent are queued again; the outcome of the others is
 * unknown. Returns them with their new states.
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

/** Deletes the content of deliveries that have been in one of these states since before that time. */
export async function dropContent(db: Queryable, state: DeliveryState, before: Date): Promise<void> {
  // All clinics: the retention is the same for each.
  await sql`
    update deliveries.delivery set content = null
    where content is not null and state = ${state} and changed_time < ${before}`.execute(db);
}

/** Applies a later delivery report for a sent delivery, or one with an unknown outcome. */
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

/** A delivery for readers, without its encrypted content. */
export interface Delivery {
  key: string;
  channel: Channel;
  to: string;
  state: DeliveryState;
  /** Null for immediately. */
  sendAt: Date | null;
  sentTime: Date | null;
  /** A stable code, e.g. `smtp-550`. */
  error: string | null;
}

/** Returns the deliveries about one thing, oldest first. */
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

/** A delivery with the id of its subject. */
export interface AboutDelivery extends Delivery {
  aboutId: string;
}

/** Returns the deliveries about several things of one type. */
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
