import { recordChange } from '#audit/server';
import type { Request } from '#platform/request.ts';
import { forgetSession } from './authenticate.ts';
import { endSession } from './sessions.sql.ts';

/** Ends the caller's session, here at once and in every other process as soon as it hears of it. */
export async function logout(request: Request): Promise<{ ok: boolean }> {
  const { house, actor, now } = request;
  await house.database.transaction(async (tx) => {
    const open = await endSession(tx, actor.clinicId, actor.sessionId, 'logout', now);
    if (open) await recordChange(tx, request, { action: 'sign_out', objectType: 'session', objectId: actor.sessionId });
    await house.live.publishIn(tx, [
      { clinicId: actor.clinicId, topic: 'sessions.ended', body: { session_id: actor.sessionId } },
    ]);
  });
  forgetSession(house, actor.sessionId);
  return { ok: true };
}
