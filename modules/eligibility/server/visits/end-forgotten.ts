import type { App } from '#platform/app.ts';
import { publish } from '#platform/outbox.ts';
import { endForgotten } from '../checks/checks.sql.ts';

const LONGEST_MS = 5 * 60_000;

/** Ends checks whose process crashed while they waited, as could not be checked. */
export async function endForgottenChecks(app: App): Promise<void> {
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    for (const { clinic_id: clinicId, id } of await endForgotten(tx, new Date(now.getTime() - LONGEST_MS), now))
      await publish(tx, { clinicId, topic: 'eligibility.check-ended', body: { id } });
  });
}
