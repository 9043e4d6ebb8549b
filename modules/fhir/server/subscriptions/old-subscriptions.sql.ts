import type { Queryable } from '#platform/database.ts';

interface SubscriptionKey {
  clinic_id: string;
  id: string;
}

/** Returns the subscriptions of all clinics that failed before a time. */
export function findUnrepaired(db: Queryable, before: Date): Promise<SubscriptionKey[]> {
  return db
    .selectFrom('fhir.subscription')
    .select(['clinic_id', 'id'])
    .where('status', '=', 'error')
    .where('updated_time', '<', before)
    .execute();
}

/** Returns the subscriptions of all clinics that have more events to send than `most`. */
export function findOverfull(db: Queryable, most: number): Promise<SubscriptionKey[]> {
  return db
    .selectFrom('fhir.subscription_event')
    .select(['clinic_id', 'subscription_id as id'])
    .where('sent_time', 'is', null)
    .groupBy(['clinic_id', 'subscription_id'])
    .having((eb) => eb.fn.countAll(), '>', most)
    .execute();
}

/** Deletes events of all clinics that were sent before a time, and subscriptions that ended before another. */
export async function deleteOld(db: Queryable, sentBefore: Date, endedBefore: Date): Promise<void> {
  await db.deleteFrom('fhir.subscription_event').where('sent_time', '<', sentBefore).execute();
  await db
    .deleteFrom('fhir.subscription')
    .where('status', '=', 'off')
    .where('updated_time', '<', endedBefore)
    .execute();
}
