import { forgetAnsweredCalls } from '#platform/http/answer-once.ts';
import type { App } from '#platform/app.ts';
import { IDLE_MINUTES, LONGEST_SESSION_SECONDS } from '../../rules/index.ts';
import { forgetNobodysSignIns } from '../records/history.sql.ts';
import { endIdleSessions } from './sessions.sql.ts';
import { forgetOver } from '../records/steps.sql.ts';
import { forgetOldAttempts } from '../records/attempts.sql.ts';

const TWO_DAYS = 48 * 3_600_000;

/**
 * Ends sessions that have been idle for the lifetime of a token, and publishes it, so that their open streams close.
 */
export async function endIdle(app: App): Promise<void> {
  const now = app.clock();
  await forgetAnsweredCalls(app, now);
  await app.database.transaction(async (tx) => {
    const ended = await endIdleSessions(tx, now, IDLE_MINUTES, LONGEST_SESSION_SECONDS);
    await app.live.publishIn(
      tx,
      ended.map(({ clinic_id: clinicId, id }) => ({ clinicId, topic: 'sessions.ended', body: { session_id: id } })),
    );
    await forgetOldAttempts(tx, now);
    await forgetNobodysSignIns(tx, new Date(now.getTime() - TWO_DAYS));
    await forgetOver(tx, new Date(now.getTime() - TWO_DAYS));
  });
}
