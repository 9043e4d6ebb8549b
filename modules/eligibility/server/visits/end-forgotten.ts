import type { App } from '#platform/app.ts';
import { publish } from '#platform/outbox.ts';
import { endForgotten } from '../checks/checks.sql.ts';

const LONGEST_MS = 5 * 60_000;

/** Ends the checks whose process died while they waited: they could not be made. */
export async function endForgottenChecks(app: App): Promise<void> {
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    for (const { clinic_id: clinicId, id } of await endForgotten(tx, new Date(now.getTime() - LONGEST_MS), now))
      await publish(tx, { clinicId, topic: 'eligibility.check-ended', body: { id } });
  });
}
