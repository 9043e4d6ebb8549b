import type { App } from '#platform/app.ts';
import { changeOwnState } from './change-state.ts';
import { deleteOld, findOverfull, findUnrepaired } from './old-subscriptions.sql.ts';
import { subscriptions } from './subscriptions.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_WAITING = 10_000;

/**
 * Turns off subscriptions that could not be delivered for a week, and those with too much to send; deletes events a week
 * after they were sent, and subscriptions a month after they ended.
 */
export async function removeOld(app: App): Promise<void> {
  const ago = (days: number): Date => new Date(app.clock().getTime() - days * DAY_MS);
  const db = app.database.kysely;
  for (const { clinic_id: clinicId, id } of await findUnrepaired(db, ago(7)))
    await turnOff(app, clinicId, id, 'not-repaired');
  for (const { clinic_id: clinicId, id } of await findOverfull(db, MOST_WAITING))
    await turnOff(app, clinicId, id, 'too-many');
  await deleteOld(db, ago(7), ago(30));
}

function turnOff(app: App, clinicId: string, id: string, problem: string): Promise<void> {
  return app.database.transaction(async (tx) => {
    const row = await subscriptions.lock(tx, { clinicId }, id);
    if (row !== null && row.status !== 'off') await changeOwnState(tx, app, row, { status: 'off', problem });
  });
}
