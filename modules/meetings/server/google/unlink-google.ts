import { setTimeout } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { copyId } from '../../rules/index.ts';
import { callAs } from '../call-as.ts';
import { deleteCopy, readCopiedEvents } from './google.sql.ts';
import { unlink } from '../link-account.ts';
import { beginEnding, type AccountKey } from '../linked-accounts.sql.ts';

const AT_ONCE = 6;
// The user waits for this; copies that are not deleted by then remain and are reported.
const LONGEST_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Unlinks the user's Google account after deleting our copies, as far as Google allows; `left` is the number that
 * remain.
 */
export async function unlinkGoogle(ctx: RequestContext): Promise<{ ok: boolean; left: number }> {
  const { app, actor } = ctx;
  const key = { clinicId: actor.clinicId, userId: actor.userId, provider: 'google' as const };
  const left = await emptyCalendar(app, key);
  return { ...(await unlink(ctx, 'google', left)), left };
}

/** Deletes the copies in a member's Google calendar, including those being sent; returns how many remain. */
async function emptyCalendar(app: App, key: AccountKey): Promise<number> {
  const db = app.database.kysely;
  const until = Date.now() + LONGEST_MS;
  await beginEnding(db, key);
  for (;;) {
    const copies = await readCopiedEvents(db, key.clinicId, key.userId);
    const there = copies.filter(({ is_pushed }) => !is_pushed).map(({ event_id }) => event_id);
    const isRejected = there.length > 0 && !(await takeBack(app, key, there, until));
    if (isRejected || there.length === copies.length || Date.now() > until)
      return (await readCopiedEvents(db, key.clinicId, key.userId)).length;
    await setTimeout(PAUSE_MS);
  }
}

/** Deletes these copies; false if not all could be deleted. */
async function takeBack(app: App, key: AccountKey, waiting: string[], until: number): Promise<boolean> {
  const { clinicId, userId } = key;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined && !hasFailed && Date.now() < until; id = waiting.pop()) {
      const answer = await callAs(app, key, 'DELETE', `/calendars/primary/events/${copyId(id)}`);
      // After a timeout or a revoked authorization, the other calls would fail too.
      if (answer.kind !== 'done') hasFailed = true;
      else if (answer.status < 300 || answer.status === 404 || answer.status === 410)
        await deleteCopy(app.database.kysely, clinicId, userId, id);
      else hasFailed = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return !hasFailed && waiting.length === 0;
}
