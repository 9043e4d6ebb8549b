import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { addJob } from '#platform/jobs.ts';
import { findClinics } from '#practice/server';
import { readCalendars } from '#scheduling/server';
import { coversDay } from '../../rules/index.ts';
import { personOf } from '../checks/check-eligibility.ts';
import { providerOf } from '../checks/providers.sql.ts';
import { runCheck } from '../checks/run-check.ts';
import { coveragesOfMany, readCoverages } from '../coverage/coverages.sql.ts';
import { visitChecks } from './visit-checks.sql.ts';
import { dayAfter, visitsBetween } from './visits.ts';

/** The job that checks one coverage for one day. */
export const CHECK_JOB = 'eligibility.check-visit';
const MOST_ATTEMPTS = 3;
// In the clinic's time zone: from 6 PM the evening before, and from 5 AM on the day.
const EVENING = 18;
const MORNING = 5;

/** The payload of a job. */
interface VisitCheck {
  clinicId: string;
  coverageId: string;
  day: string;
  cause: 'Night' | 'Day';
  userIds: string[];
}

/**
 * Queues hourly the checks for upcoming visits: on the evening before for tomorrow's, and on the day for today's that
 * are not over. Each coverage is checked once for each of the two, and up to three times without a response. Safe to
 * run twice.
 */
export async function queueVisitChecks(app: App): Promise<void> {
  if (app.config.clearinghouse === null) return;
  const { kysely } = app.database;
  const now = app.clock();
  for (const { clinic_id: clinicId, time_zone: timeZone, is_demo: isDemo } of await findClinics(kysely)) {
    // The sandbox has no data about real people.
    if (app.config.clearinghouse.sandboxed === true && !isDemo) continue;
    await queueForClinic(app, clinicId, timeZone, now);
  }
}

/** Same as `queueVisitChecks`, for one clinic at one time; returns how many were queued. */
export async function queueForClinic(app: App, clinicId: string, timeZone: string, now: Date): Promise<number> {
  const { kysely } = app.database;
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  const today = dayIn(timeZone, now);
  const spans: { day: string; cause: 'Night' | 'Day' }[] = [];
  if (hour >= MORNING) spans.push({ day: today, cause: 'Day' });
  if (hour >= EVENING) spans.push({ day: dayAfter(today, 1), cause: 'Night' });
  let count = 0;
  for (const { day, cause } of spans) {
    const visits = (await visitsBetween(kysely, clinicId, timeZone, { first: day, end: dayAfter(day, 1) })).filter(
      ({ end_time }) => end_time > now,
    );
    if (visits.length === 0) continue;
    const owners = new Map((await readCalendars(kysely, clinicId)).map(({ id, user_id }) => [id, user_id]));
    const coverages = (
      await coveragesOfMany(kysely, clinicId, [...new Set(visits.map(({ patient }) => patient.id))])
    ).filter((coverage) => coverage.payer_is_checked && coversDay(coverage, day));
    const made = await visitChecks(
      kysely,
      clinicId,
      coverages.map(({ id }) => keyOf(id, day, cause)),
    );
    for (const coverage of coverages) {
      const before = made.get(keyOf(coverage.id, day, cause));
      if (before !== undefined && (!before.mayHelp || before.count >= MOST_ATTEMPTS)) continue;
      const visit = visits.find(({ patient }) => patient.id === coverage.patient_id);
      const userIds = (visit?.attendees ?? []).flatMap(({ calendar_id }) => owners.get(calendar_id) ?? []);
      const payload: VisitCheck = { clinicId, coverageId: coverage.id, day, cause, userIds };
      await addJob(kysely, CHECK_JOB, payload, { key: `${CHECK_JOB} ${keyOf(coverage.id, day, cause)}` });
      count += 1;
    }
  }
  return count;
}

/** Checks one coverage for one day; repeating the attempt changes nothing. `ask` sends the request. */
export async function checkVisit(app: App, payload: unknown, ask?: Parameters<typeof runCheck>[2]): Promise<void> {
  const { clinicId, coverageId, day, cause, userIds } = payload as VisitCheck;
  const { kysely } = app.database;
  const clinic = (await findClinics(kysely)).find(({ clinic_id }) => clinic_id === clinicId);
  const [coverage] = await readCoverages(kysely, clinicId, [coverageId]);
  if (clinic === undefined || coverage === undefined) return;
  const key = keyOf(coverageId, day, cause);
  const before = (await visitChecks(kysely, clinicId, [key])).get(key);
  if (before !== undefined && (!before.mayHelp || before.count >= MOST_ATTEMPTS)) return;
  const [provider, person] = await Promise.all([
    providerOf(kysely, clinicId, userIds),
    personOf(kysely, clinicId, coverage),
  ]);
  if (provider === null || isDomainError(person)) {
    app.log.warn(
      { clinicId, coverageId },
      'eligibility: a visit could not be checked (no provider NPI, or the payer does not accept checks)',
    );
    return;
  }
  await runCheck(
    app,
    {
      clinicId,
      provider,
      ...person,
      coverageId,
      serviceDate: day,
      cause,
      clientKey: null,
      visitKey: `${key} ${before?.count ?? 0}`,
      ctx: null,
    },
    ask,
  );
}

const keyOf = (coverageId: string, day: string, cause: 'Night' | 'Day'): string => `${coverageId} ${day} ${cause}`;
