import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { findUnsettled, lockEnrolment, readClinicsUnderWay } from './enrolments.sql.ts';
import { settleEnrolment } from './settle-enrolment.ts';

/** From when in the morning of the clinic's own day patients are given what is new. */
export const RELEASE_HOUR = 6;
const MOST_AT_ONCE = 200;

/**
 * Each morning, by each clinic's own clock: every enrolment under way is brought up to the day, each in a transaction of its own that finds
 * out whether it still has to be. So it may die anywhere, run twice, and make up for days on which nothing ran.
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
          // One that fails holds up nobody else, and is tried again ten minutes later.
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
