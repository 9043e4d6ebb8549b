import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type OfClinic, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** The subscriptions of apps. */
export const subscriptions = clinicTable('fhir.subscription', [
  'clinic_id',
  'id',
  'app_id',
  'topic',
  'endpoint',
  'filter',
  'content',
  'reason',
  'end_time',
  'scopes',
  'secret',
  'status',
  'problem',
  'events_count',
  'delivered_time',
  'due_time',
  'claim',
  'created_time',
  'updated_time',
]);
export type SubscriptionRow = RowOfTable<typeof subscriptions>;

/** Changes that subscriptions may have to be notified of. */
export const subscriptionEvents = clinicTable('fhir.subscription_event', [
  'id',
  'subscription_id',
  'focus_id',
  'happened_time',
  'number',
  'focus_version',
  'attempts',
  'problem',
  'tried_time',
  'sent_time',
]);
export type EventRow = RowOfTable<typeof subscriptionEvents>;

/** Returns the subscriptions of an app, newest first. */
export function readSubscriptions(db: Queryable, of: OfClinic, appId: string): Promise<SubscriptionRow[]> {
  return subscriptions
    .select(db, of)
    .where('app_id', '=', appId)
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Returns the number of an app's subscriptions that are not off. */
export const countOpen = (db: Queryable, { clinicId }: OfClinic, appId: string): Promise<number> =>
  countRows(db, sql`fhir.subscription where clinic_id = ${clinicId} and app_id = ${appId} and status <> 'off'`);

/** Returns the number of events that a subscription has yet to send. */
export const countWaiting = (db: Queryable, { clinicId }: OfClinic, id: string): Promise<number> =>
  countRows(
    db,
    sql`fhir.subscription_event where clinic_id = ${clinicId} and subscription_id = ${id} and sent_time is null`,
  );

/** Returns the ids of the subscriptions to a topic that are not off; those of apps that are switched off are left out. */
export async function readFollowers(db: Queryable, { clinicId }: OfClinic, topic: string): Promise<string[]> {
  const rows = await db
    .selectFrom('fhir.subscription as s')
    .innerJoin('apps.app as a', (join) => join.onRef('a.clinic_id', '=', 's.clinic_id').onRef('a.id', '=', 's.app_id'))
    .select('s.id')
    .where('s.clinic_id', '=', clinicId)
    .where('s.topic', '=', topic)
    .where('s.status', '<>', 'off')
    .where('a.is_active', '=', true)
    .where('a.deleted_time', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds changes to subscriptions, which are then due unless they wait for a person. */
export async function insertEvents(
  tx: Tx,
  { clinicId }: OfClinic,
  subscriptionIds: readonly string[],
  focusIds: readonly string[],
  now: Date,
): Promise<void> {
  const values = subscriptionIds.flatMap((subscriptionId) =>
    focusIds.map((focusId) => ({
      clinic_id: clinicId,
      id: newId(),
      subscription_id: subscriptionId,
      focus_id: focusId,
      happened_time: now,
    })),
  );
  if (values.length === 0) return;
  await tx.insertInto('fhir.subscription_event').values(values).execute();
  // Locked in one order, also against a sender that is about to find nothing more to send.
  const open = await tx
    .selectFrom('fhir.subscription')
    .select(['id', 'due_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', [...subscriptionIds])
    .where('status', 'in', ['active', 'requested'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const idle = open.filter(({ due_time: due }) => due === null).map(({ id }) => id);
  if (idle.length === 0) return;
  await tx
    .updateTable('fhir.subscription')
    .set({ due_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', idle)
    .execute();
}

/** Returns the next event to send: the one with the lowest number, or else the oldest that has none yet. */
export async function findNextEvent(db: Queryable, of: OfClinic, id: string): Promise<EventRow | null> {
  const row = await subscriptionEvents
    .select(db, of)
    .where('subscription_id', '=', id)
    .where('sent_time', 'is', null)
    .orderBy('number', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the version of a record that a subscription was last notified of; null if it never was. */
export async function findLastVersion(
  db: Queryable,
  of: OfClinic,
  { subscription_id: id, focus_id: focusId }: Pick<EventRow, 'subscription_id' | 'focus_id'>,
): Promise<string | null> {
  const row = await subscriptionEvents
    .select(db, of)
    .where('subscription_id', '=', id)
    .where('focus_id', '=', focusId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.focus_version ?? null;
}

/** Returns the last notifications that failed at least once, newest first. */
export function readFailures(db: Queryable, of: OfClinic, id: string): Promise<EventRow[]> {
  return subscriptionEvents
    .select(db, of)
    .where('subscription_id', '=', id)
    .where('problem', 'is not', null)
    .orderBy('number', 'desc')
    .limit(20)
    .execute();
}

/** Deletes what a subscription has not sent. */
export async function deleteWaiting(tx: Tx, { clinicId }: OfClinic, id: string): Promise<void> {
  await tx
    .deleteFrom('fhir.subscription_event')
    .where('clinic_id', '=', clinicId)
    .where('subscription_id', '=', id)
    .where('sent_time', 'is', null)
    .execute();
}
