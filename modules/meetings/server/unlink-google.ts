import type { House } from '#platform/house.ts';
import type { Request } from '#platform/request.ts';
import { copyId } from '../rules/index.ts';
import { callAs } from './call-as.ts';
import { deleteCopy, readCopiedEvents } from './google.sql.ts';
import { unlink } from './link-account.ts';
import type { AccountKey } from './linked-accounts.sql.ts';

const AT_ONCE = 6;
// Somebody waits for it; what is not back by then stays, and they are told.
const LONGEST_MS = 20_000;

/** Takes one's link to Google away, and before that what Salus has put there, as far as Google lets us; `left` is how much stays. */
export async function unlinkGoogle(request: Request): Promise<{ ok: boolean; left: number }> {
  const { house, actor } = request;
  const key = { clinicId: actor.clinicId, userId: actor.userId, provider: 'google' as const };
  const left = await emptyCalendar(house, key);
  return { ...(await unlink(request, 'google', left)), left };
}

/** Deletes the copies of events in a member's Google calendar; answers how many stay. */
async function emptyCalendar(house: House, key: AccountKey): Promise<number> {
  const { clinicId, userId } = key;
  const db = house.database.kysely;
  const waiting = await readCopiedEvents(db, clinicId, userId);
  const until = Date.now() + LONGEST_MS;
  let left = waiting.length;
  let refused = false;
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined && !refused && Date.now() < until; id = waiting.pop()) {
      const answer = await callAs(house, key, 'DELETE', `/calendars/primary/events/${copyId(id)}`);
      // Who is silent, or wants no more of us, would be so for each of the others too.
      if (answer.kind !== 'done') refused = true;
      else if (answer.status < 300 || answer.status === 404 || answer.status === 410) {
        await deleteCopy(db, clinicId, userId, id);
        left -= 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return left;
}
