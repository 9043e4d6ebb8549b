import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { App } from './app.ts';
import { newId } from './id.ts';
import { sendAlong } from './transaction.ts';

/**
 * An event for higher modules and the browsers: a topic, e.g. `scheduling.event-changed`, and ids, never patient data.
 */
export interface OutboxEvent {
  clinicId: string;
  topic: string;
  body: { [key: string]: string | number | boolean | null };
}

/** Handles events of one topic in a separate transaction: its writes happen exactly once. */
export type Subscriber = SubscriberToOne | SubscriberToSome | SubscriberToMany | Follower;

/** A subscriber that is not called for events that were followed in their own transaction. */
export interface Follower {
  follower: SubscriberToOne | SubscriberToSome | SubscriberToMany;
}

/** Handles events one by one. */
export type SubscriberToOne = (app: App, tx: Tx, outboxEvent: OutboxEvent) => Promise<void>;

/** Handles those events of its topic that concern it, one by one. */
export interface SubscriberToSome {
  concerns: (body: OutboxEvent['body']) => boolean;
  one: SubscriberToOne;
}

/** Handles consecutive events of one clinic together; if that fails, each of them alone. */
export interface SubscriberToMany {
  /** If none of the events concerns it, it is not called; otherwise it gets all of them. */
  concerns?: (body: OutboxEvent['body']) => boolean;
  together: (app: App, tx: Tx, clinicId: string, outboxEvents: readonly OutboxEvent[]) => Promise<void>;
}

const IDLE = 250;
const BATCH = 200;
const GIVE_UP_AFTER = 20;

/** Publishes in the current transaction: the change and its event are both written, or neither. */
export function publish(tx: Tx, outboxEvent: OutboxEvent): Promise<void> {
  return publishAll(tx, [outboxEvent]);
}

/** Publishes several events in one statement. */
export async function publishAll(tx: Tx, outboxEvents: readonly OutboxEvent[]): Promise<void> {
  const isFollowed = following.get(tx);
  const rows = outboxEvents.map((one) => ({ ...one, id: newId(), followed: isFollowed?.(one) ?? false }));
  const statement = sql`
    insert into platform.outbox (clinic_id, id, topic, body, followed)
    select * from unnest(${rows.map(({ clinicId }) => clinicId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ topic }) => topic)}::text[], ${rows.map(({ body }) => JSON.stringify(body))}::jsonb[],
      ${rows.map(({ followed }) => followed)}::boolean[])`;
  await sendAlong(tx, statement);
  const followed = rows.filter((row) => row.followed);
  if (followed.length > 0) published.set(tx, [...(published.get(tx) ?? []), ...followed]);
}

/** An event whose followers run in its transaction. */
export interface FollowedEvent extends OutboxEvent {
  id: string;
}

const following = new WeakMap<Tx, (outboxEvent: OutboxEvent) => boolean>();
const published = new WeakMap<Tx, readonly FollowedEvent[]>();

/** From now on, `takePublished` returns the events of this transaction that `isFollowed`. */
export function expectFollowers(tx: Tx, isFollowed: (outboxEvent: OutboxEvent) => boolean): void {
  following.set(tx, isFollowed);
}

/** Returns the followed events published in this transaction since the last call. */
export function takePublished(tx: Tx): readonly FollowedEvent[] {
  const events = published.get(tx) ?? [];
  published.delete(tx);
  return events;
}

/** Leaves events to the outbox, because their followers failed. */
export async function leaveToOutbox(tx: Tx, events: readonly FollowedEvent[]): Promise<void> {
  await sql`update platform.outbox o set followed = false
    from unnest(${events.map(({ clinicId }) => clinicId)}::uuid[], ${events.map(({ id }) => id)}::uuid[]) e (clinic_id, id)
    where o.clinic_id = e.clinic_id and o.id = e.id`.execute(tx);
}

/**
 * Delivers events to their subscribers and to the browsers, until the returned function is called. Several processes
 * may deliver from one outbox. A failing subscriber is retried with increasing delays, and given up after 20 attempts
 * with a log entry.
 */
export function deliverOutbox(
  app: App,
  subscriptions: ReadonlyMap<string, readonly Subscriber[]>,
): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const run = async (): Promise<void> => {
    while (open) {
      const delivered = await deliverOutboxBatch(app, subscriptions).catch((error: unknown) => {
        app.log.error({ err: error }, 'outbox: delivery failed');
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

/** Delivers the events that are due, at most a batch of them, in one transaction; returns their number. */
export async function deliverOutboxBatch(
  app: App,
  subscriptions: ReadonlyMap<string, readonly Subscriber[]>,
): Promise<number> {
  return app.database.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('platform.outbox')
      .select(['clinic_id', 'id', 'topic', 'body', 'attempts', 'followed'])
      .where(sql`due_time`, '<=', sql`now()`)
      .orderBy('due_time')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const done: string[] = [];
    for (const run of runsOf(rows)) {
      const subscribers = subscribersOf(run[0]!, subscriptions);
      const isDelivered = await subscribe(app, tx, subscribers, run);
      for (const row of run) {
        if (isDelivered || (run.length > 1 && (await subscribe(app, tx, subscribers, [row])))) done.push(row.id);
        else await postpone(tx, row.id, row.attempts + 1);
      }
    }
    if (done.length > 0) {
      await sql`delete from platform.outbox where (clinic_id, id) in (
        select * from unnest(${rows.map((row) => row.clinic_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[]))
        and id = any(${done}::uuid[])`.execute(tx);
      const events = rows
        .filter((row) => done.includes(row.id))
        .map((row) => ({ clinicId: row.clinic_id, topic: row.topic, body: row.body }));
      await app.live.publishIn(tx, events);
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
  followed: boolean;
}

/** Returns the subscribers of an event, without those that have followed it. */
function subscribersOf(
  { topic, followed }: Row,
  subscriptions: ReadonlyMap<string, readonly Subscriber[]>,
): readonly Subscriber[] {
  const all = subscriptions.get(topic) ?? [];
  return followed ? all.filter((subscriber) => !('follower' in subscriber)) : all;
}

/** Groups consecutive events with the same topic, clinic and subscribers. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.[0];
    const isOfRun = last?.topic === row.topic && last.clinic_id === row.clinic_id && last.followed === row.followed;
    if (isOfRun) runs.at(-1)!.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Returns whether a subscriber has anything to do for one of these events. */
export function isConcerned(subscriber: Subscriber, outboxEvents: readonly OutboxEvent[]): boolean {
  if ('follower' in subscriber) return isConcerned(subscriber.follower, outboxEvents);
  const concerns = 'concerns' in subscriber ? subscriber.concerns : undefined;
  return concerns === undefined || outboxEvents.some(({ body }) => concerns(body));
}

/** Runs the subscribers in a savepoint, so that only the writes of a failing one are rolled back. */
async function subscribe(
  app: App,
  tx: Tx,
  subscriptions: readonly Subscriber[],
  rows: readonly Row[],
): Promise<boolean> {
  const outboxEvents = rows.map(outboxEventOf);
  const concerned = subscriptions.filter((subscriber) => isConcerned(subscriber, outboxEvents));
  if (concerned.length === 0) return true;
  const { topic, attempts } = rows[0]!;
  await sendAlong(tx, sql`savepoint hearing`);
  try {
    for (const subscriber of concerned) await callSubscriber(subscriber, app, tx, outboxEvents);
    await sql`release savepoint hearing`.execute(tx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint hearing`.execute(tx);
    // Each of them is then handled alone, and reported separately.
    if (rows.length > 1) return false;
    const givenUp = attempts + 1 >= GIVE_UP_AFTER;
    app.log[givenUp ? 'error' : 'warn']({ err: error, topic, attempts, givenUp }, 'outbox: a subscriber failed');
    return false;
  }
}

/** Calls a subscriber with events of one topic and clinic. */
export async function callSubscriber(
  subscriber: Subscriber,
  app: App,
  tx: Tx,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  if ('follower' in subscriber) return callSubscriber(subscriber.follower, app, tx, outboxEvents);
  if ('together' in subscriber) return subscriber.together(app, tx, outboxEvents[0]!.clinicId, outboxEvents);
  const one = 'one' in subscriber ? subscriber.one : subscriber;
  for (const outboxEvent of outboxEvents) if (isConcerned(subscriber, [outboxEvent])) await one(app, tx, outboxEvent);
}

const outboxEventOf = (row: Row): OutboxEvent => ({
  clinicId: row.clinic_id,
  topic: row.topic,
  body: row.body as OutboxEvent['body'],
});

async function postpone(tx: Tx, id: string, attempts: number): Promise<void> {
  const seconds = attempts >= GIVE_UP_AFTER ? null : Math.min(2 ** attempts, 3600);
  await tx
    .updateTable('platform.outbox')
    .set({ attempts, due_time: seconds === null ? sql`'infinity'` : sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}
