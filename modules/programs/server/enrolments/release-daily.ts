import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { findUnsettled, lockEnrolment, readClinicsUnderWay } from './enrolments.sql.ts';
import { settleEnrolment } from './settle-enrolment.ts';

/** Hour of the clinic's day from which new content is released. */
export const RELEASE_HOUR = 6;
const MOST_AT_ONCE = 200;

/**
 * Each morning in each clinic's zone: processes every active enrollment up to the current day, each in a transaction
 * that checks whether it is still necessary. The job may be interrupted, run twice, and catch up on missed days.
 */
export async function releaseDaily(app: App): Promise<void> {
  const now = app.clock();
  const { kysely } = app.database;
  for (const { clinic_id: clinicId, time_zone: timeZone } of await readClinicsUnderWay(kysely)) {
    if (hourIn(timeZone, now) < RELEASE_HOUR) continue;
    const today = dayIn(timeZone, now);
    for (;;) {
      const ids = await findUnsettled(kysely, clinicId, today, MOST_AT_ONCE);
      let failed = 0;
      for (const id of ids)
        await app.database
          .transaction(async (tx) => {
            const enrolment = await lockEnrolment(tx, clinicId, id);
            if (enrolment === null || (enrolment.settled_day !== null && enrolment.settled_day >= today)) return;
            await settleEnrolment(tx, app, enrolment, { now, timeZone });
          })
          // A failure doesn't affect the others, and is retried ten minutes later.
          .catch((error: unknown) => {
            failed += 1;
            app.log.error({ err: error, enrolment: id }, 'programs: an enrollment could not be updated');
          });
      if (ids.length < MOST_AT_ONCE || failed > 0) break;
    }
  }
}

function hourIn(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(now));
}
