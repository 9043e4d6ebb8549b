import type { RequestContext } from '#platform/request-context.ts';
import { LONGEST_SESSION_SECONDS } from '../../rules/index.ts';
import { freshToken } from './authenticate.ts';
import { readOpenSession } from './sessions.sql.ts';

/** Extends an active session by another idle time, up to its maximum. */
export async function keepSession({ app, actor, now }: RequestContext): Promise<{ token: string }> {
  const { clinicId, sessionId } = actor;
  const session = await readOpenSession(app.database.kysely, clinicId, sessionId);
  const begun = session?.created_time ?? now;
  const latest = Math.floor(begun.getTime() / 1000) + LONGEST_SESSION_SECONDS;
  return { token: await freshToken(app, { clinicId, sessionId, latest }, now) };
}
