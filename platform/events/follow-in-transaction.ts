import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isRetried, type Tx } from '../database.ts';
import { callSubscriber, isConcerned, takePublished, type OutboxEvent, type Subscriber } from '../outbox.ts';
import { sendAlong } from '../transaction.ts';

const ROUNDS = 10;

/**
 * Runs followers of an event at the end of the transaction that publishes it, so that both are written or neither.
 * Followers also get the same event from the outbox: this repeats a follower that failed (its failure does not affect
 * the transaction) and covers events of processes without followers.
 */
export function followInTransaction(app: App, followers: ReadonlyMap<string, readonly Subscriber[]>): void {
  app.database.beforeCommit = async (tx) => {
    // Followers may publish events that have followers.
    for (let round = 0; round < ROUNDS; round += 1) {
      const events = once(takePublished(tx).filter(({ topic }) => followers.has(topic)));
      if (events.length === 0) return;
      for (const outboxEvent of events) {
        const concerned = followers.get(outboxEvent.topic)!.filter((follower) => isConcerned(follower, [outboxEvent]));
        if (concerned.length > 0) await follow(app, tx, concerned, outboxEvent);
      }
    }
  };
}

async function follow(app: App, tx: Tx, followers: readonly Subscriber[], outboxEvent: OutboxEvent): Promise<void> {
  await sendAlong(tx, sql`savepoint following`);
  try {
    for (const follower of followers) await callSubscriber(follower, app, tx, [outboxEvent]);
    await sql`release savepoint following`.execute(tx);
  } catch (error) {
    if (isRetried(error)) throw error;
    app.log.error({ err: error, topic: outboxEvent.topic }, 'a follow-up could not be saved; the outbox will retry it');
    await sql`rollback to savepoint following`.execute(tx);
  }
}

/** Returns each event once, however often it was published. */
function once(events: readonly OutboxEvent[]): OutboxEvent[] {
  return [...new Map(events.map((each) => [JSON.stringify(each), each])).values()];
}
