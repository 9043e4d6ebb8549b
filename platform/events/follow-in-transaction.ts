import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isRetried, type Tx } from '../database.ts';
import {
  callSubscriber,
  expectFollowers,
  type FollowedEvent,
  isConcerned,
  leaveToOutbox,
  type Subscriber,
  takePublished,
} from '../outbox.ts';
import { sendAlong } from '../transaction.ts';

const ROUNDS = 10;

/**
 * Runs followers of an event at the end of the transaction that publishes it, so that both are written or neither. The
 * outbox calls a follower (`Follower`) only for events that weren't followed: those whose follower failed, which does
 * not affect the transaction, and those of processes without followers.
 */
export function followInTransaction(app: App, followers: ReadonlyMap<string, readonly Subscriber[]>): void {
  app.database.followers = {
    begin: (tx) => expectFollowers(tx, ({ topic }) => followers.has(topic)),
    async end(tx) {
      // Followers may publish events that have followers.
      for (let round = 0; round < ROUNDS; round += 1) {
        const events = takePublished(tx);
        if (events.length === 0) return;
        for (const same of alike(events)) {
          const concerned = followers.get(same[0].topic)!.filter((follower) => isConcerned(follower, [same[0]]));
          if (concerned.length > 0) await follow(app, tx, concerned, same);
        }
      }
      await leaveToOutbox(tx, takePublished(tx));
    },
  };
}

async function follow(app: App, tx: Tx, followers: readonly Subscriber[], same: Alike): Promise<void> {
  await sendAlong(tx, sql`savepoint following`);
  try {
    for (const follower of followers) await callSubscriber(follower, app, tx, [same[0]]);
    await sql`release savepoint following`.execute(tx);
  } catch (error) {
    if (isRetried(error)) throw error;
    const { topic } = same[0];
    app.log.error({ err: error, topic }, 'a follow-up could not be saved; the outbox will retry it');
    await sql`rollback to savepoint following`.execute(tx);
    await leaveToOutbox(tx, same);
  }
}

type Alike = [FollowedEvent, ...FollowedEvent[]];

/** Returns the events grouped by their content: however often one was published, it is followed once. */
function alike(events: readonly FollowedEvent[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const one of events) {
    const { id: _, ...content } = one;
    const key = JSON.stringify(content);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}
