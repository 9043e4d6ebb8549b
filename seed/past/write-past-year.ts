import { recordEntries } from '#audit/server';
import type { App } from '#platform/app.ts';
import { refreshPatientActivity } from '#scheduling/server';
import { dayIn } from '#platform/day-in.ts';
import type { DemoPatient, DemoVisit } from '../people/demo-people.ts';
import type { DemoClinic } from '../write-demo-notes.ts';
import { pastOf } from './past.ts';
import { planVisits } from './plan-visits.ts';
import { chargesOf, closedDays, writePastBilling } from './write-past-billing.ts';
import { writePastMemberships, writePeriods } from './write-past-memberships.ts';
import { writePastVisits } from './write-past-visits.ts';
import { writePastSessions, writePastTasks } from './write-past-work.ts';

const TIME_ZONE = 'America/New_York';
/** Patients whose bills of the last weeks are looked at closely: nothing older of theirs is open. */
const SETTLED = new Set([
  'raymond-beaulieu',
  'patrick-doherty',
  'thomas-gallagher',
  'rosa-delgado',
  'luz-restrepo',
  'ingrid-solberg',
  'harpreet-gill',
  'keisha-brooks',
  'daniela-rivera',
]);

/**
 * Writes the demo clinic's past year, up to the first day in its calendars: in bulk, with the audit entries that the
 * product would have written.
 */
export async function writePastYear(
  app: App,
  clinic: DemoClinic,
  people: readonly DemoPatient[],
  calendar: readonly DemoVisit[],
  wallClock: string,
): Promise<void> {
  const now = app.clock();
  const today = wallClock.slice(0, 10);
  const until = calendar.reduce((first, { start }) => (start < first ? start : first), today).slice(0, 10);
  await app.database.transaction(async (tx) => {
    const { clinicId } = clinic.founded;
    const since = await tx
      .selectFrom('patients.patient')
      .select(['id', 'created_time'])
      .where('clinic_id', '=', clinicId)
      .execute();
    const joined = new Map(since.map(({ id, created_time }) => [id, dayIn(TIME_ZONE, created_time)]));
    const joinedOn = (key: string): string => joined.get(clinic.patientIds.get(key)!)!;
    const visits = planVisits(people, today, until, joinedOn);
    const past = pastOf({ app, tx, now, today, until, clinic, visits });
    const notes = await writePastVisits(past, wallClock);
    const closed = await closedDays(past);
    const memberships = await writePastMemberships(past, joinedOn, closed);
    await writePastBilling(past, [...chargesOf(past, notes, SETTLED, closed), ...memberships], closed);
    await writePeriods(past, memberships);
    await writePastTasks(past);
    await writePastSessions(past);
    await refreshPatientActivity(tx, clinicId, [...clinic.patientIds.values()], now);
    await recordEntries(tx, app, past.entries);
  });
}
