import { recordChange } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { forgetSession } from './authenticate.ts';
import { endSession } from './sessions.sql.ts';

/** Ends the caller's session, immediately in this process and in every other one when the event arrives. */
export async function logout(ctx: RequestContext): Promise<{ ok: boolean }> {
  const { app, actor, now } = ctx;
  await app.database.transaction(async (tx) => {
    const open = await endSession(tx, actor.clinicId, actor.sessionId, 'logout', now);
    if (open) await recordChange(tx, ctx, { action: 'sign_out', objectType: 'session', objectId: actor.sessionId });
    await app.live.publishIn(tx, [
      { clinicId: actor.clinicId, topic: 'sessions.ended', body: { session_id: actor.sessionId } },
    ]);
  });
  forgetSession(app, actor.sessionId);
  return { ok: true };
}
