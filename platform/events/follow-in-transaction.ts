import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isRetried, type Tx } from '../database.ts';
import { callSubscriber, takePublished, type OutboxEvent, type Subscriber } from '../outbox.ts';

const ROUNDS = 10;

/**
 * Lets what follows from an event be written in the transaction that publishes it, at its end: both are there, or neither. The followers
 * get the same event from the outbox once more: a follower that failed takes nothing with it and is made up for there, as is what was
 * published by a process that follows nothing.
 */
export function followInTransaction(app: App, followers: ReadonlyMap<string, readonly Subscriber[]>): void {
  app.database.beforeCommit = async (tx) => {
    // What follows may publish something from which more follows.
    for (let round = 0; round < ROUNDS; round += 1) {
      const events = once(takePublished(tx).filter(({ topic }) => followers.has(topic)));
      if (events.length === 0) return;
      for (const outboxEvent of events) await follow(app, tx, followers.get(outboxEvent.topic)!, outboxEvent);
    }
  };
}

async function follow(app: App, tx: Tx, followers: readonly Subscriber[], outboxEvent: OutboxEvent): Promise<void> {
  await sql`savepoint following`.execute(tx);
  try {
    for (const follower of followers) await callSubscriber(follower, app, tx, [outboxEvent]);
    await sql`release savepoint following`.execute(tx);
  } catch (error) {
    if (isRetried(error)) throw error;
    app.log.error({ err: error, topic: outboxEvent.topic }, 'a follow-up could not be saved; the outbox will retry it');
    await sql`rollback to savepoint following`.execute(tx);
  }
}

/** Each thing once, however often it was published. */
function once(events: readonly OutboxEvent[]): OutboxEvent[] {
  return [...new Map(events.map((each) => [JSON.stringify(each), each])).values()];
}
