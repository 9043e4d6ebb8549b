import type { App } from '#platform/app.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { clinicsWithWeekly, readWeekly, saveWeekly } from './checkpoint-mail.sql.ts';
import { recordChange } from './record-entry.ts';

/** Turns the weekly checkpoint email to members with the right to export the log on or off. */
export async function setWeeklyCheckpoint(ctx: RequestContext, weekly: boolean): Promise<{ weekly: boolean }> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await readWeekly(tx, actor.clinicId);
    if (before === weekly) return { weekly };
    await saveWeekly(tx, actor.clinicId, weekly, now);
    const changes = { weekly: { before, after: weekly } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'audit_checkpoint', changes });
    return { weekly };
  });
}

/**
 * Publishes that a checkpoint is due in the clinics that asked for it; a module with access to members and email sends
 * it.
 */
export async function publishCheckpoints(app: App): Promise<void> {
  for (const clinicId of await clinicsWithWeekly(app.database.kysely))
    await app.database.transaction((tx) => publish(tx, { clinicId, topic: 'audit.checkpoint-due', body: {} }));
}
