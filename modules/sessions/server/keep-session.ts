import type { Request } from '#platform/request.ts';
import { LONGEST_SESSION_SECONDS } from '../rules/index.ts';
import { freshToken } from './authenticate.ts';
import { readOpenSession } from './sessions.sql.ts';

/** Somebody is at work: their session lasts for another idle time, up to its longest. */
export async function keepSession({ house, actor, now }: Request): Promise<{ token: string }> {
  const { clinicId, sessionId } = actor;
  const session = await readOpenSession(house.database.kysely, clinicId, sessionId);
  const begun = session?.created_time ?? now;
  const latest = Math.floor(begun.getTime() / 1000) + LONGEST_SESSION_SECONDS;
  return { token: await freshToken(house, { clinicId, sessionId, latest }, now) };
}
