import type { House } from '#platform/house.ts';
import { announce } from '#platform/outbox.ts';
import type { Request } from '#platform/request.ts';
import { clinicsWithWeekly, readWeekly, saveWeekly } from './checkpoint-mail.sql.ts';
import { recordChange } from './record-entry.ts';

/** Begins or ends the weekly mail of a checkpoint to those who may take the log out. */
export async function setWeeklyCheckpoint(request: Request, weekly: boolean): Promise<{ weekly: boolean }> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const before = await readWeekly(tx, actor.clinicId);
    if (before === weekly) return { weekly };
    await saveWeekly(tx, actor.clinicId, weekly, now);
    const changes = { weekly: { before, after: weekly } };
    await recordChange(tx, request, { action: 'update', objectType: 'audit_checkpoint', changes });
    return { weekly };
  });
}

/** Announces that a checkpoint is due in the clinics that asked for it; who knows members and mail sends it. */
export async function announceCheckpoints(house: House): Promise<void> {
  for (const clinicId of await clinicsWithWeekly(house.database.kysely))
    await house.database.transaction((tx) => announce(tx, { clinicId, topic: 'audit.checkpoint-due', body: {} }));
}
