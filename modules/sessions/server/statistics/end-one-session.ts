import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { rejectOutOfReach } from '#practice/server';
import { forgetSession } from '../session/authenticate.ts';
import { endSession } from '../session/sessions.sql.ts';

/** Ends one open session of a member whom the actor administers; MORE_RIGHTS for any other. */
export async function endOneSession(ctx: RequestContext, id: string): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const over = domainError('NOT_FOUND', 'This session has already ended.');
  if (!isId(id)) return over;
  if (id === actor.sessionId) return domainError('USE_LOGOUT', 'This is your current session: sign out instead.');
  const answer = await app.database.transaction(async (tx): Promise<string | DomainError> => {
    const { rows } = await columnsOf('sessions.session', ['user_id'])
      .select(sql`from sessions.session
      where clinic_id = ${actor.clinicId} and id = ${id} and ended_time is null`)
      .execute(tx);
    const session = rows[0];
    if (session === undefined) return over;
    if (session.user_id !== actor.userId) {
      const outOfReach = await rejectOutOfReach(tx, ctx, 'sessions.manage', session.user_id);
      if (outOfReach !== null) return outOfReach;
    }
    if (!(await endSession(tx, actor.clinicId, id, 'administrator', now, session.user_id))) return over;
    await recordChange(tx, ctx, { action: 'sign_out', objectType: 'session', objectId: id });
    await app.live.publishIn(tx, [{ clinicId: actor.clinicId, topic: 'sessions.ended', body: { session_id: id } }]);
    return 'Session ended.';
  });
  if (!isDomainError(answer)) forgetSession(app, id);
  return answer;
}
