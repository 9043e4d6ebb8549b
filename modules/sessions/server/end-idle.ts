import type { House } from '#platform/house.ts';
import { IDLE_SECONDS } from '../rules/index.ts';
import { endIdleSessions } from './sessions.sql.ts';

/** Ends the sessions that nobody has used for as long as a token lasts, and tells it, so that what is open in their name closes. */
export async function endIdle(house: House): Promise<void> {
  const before = new Date(house.clock().getTime() - IDLE_SECONDS * 1000);
  await house.database.transaction(async (tx) => {
    const ended = await endIdleSessions(tx, before);
    await house.live.publishIn(
      tx,
      ended.map(({ clinic_id: clinicId, id }) => ({ clinicId, topic: 'sessions.ended', body: { session_id: id } })),
    );
  });
}
