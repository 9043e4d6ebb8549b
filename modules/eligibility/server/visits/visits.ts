import { recordAccess } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toInstant } from '#scheduling/rules';
import { readCalendars, readEvents, readEventsOn, type Event } from '#scheduling/server';
import type { EligibilityStatus, VisitCoverage } from '../../api/eligibility.gen.ts';
import { coversDay } from '../../rules/index.ts';
import { statusOn } from '../checks/check-status.ts';
import { type CheckRow, latestChecks } from '../checks/checks.sql.ts';
import { type Coverage, coveragesOfMany } from '../coverage/coverages.sql.ts';

/** An upcoming visit with its patient. */
export type Visit = Event & { patient: NonNullable<Event['patient']> };

/**
 * Returns patients' visits on the clinic's days from `first` until before `end`, earliest first, without canceled and
 * missed ones.
 */
export async function visitsBetween(
  db: Queryable,
  clinicId: string,
  timeZone: string,
  { first, end }: { first: string; end: string },
): Promise<Visit[]> {
  const calendars = await readCalendars(db, clinicId);
  const events = await readEventsOn(db, clinicId, {
    start: toInstant(`${first} 00:00:00`, timeZone),
    end: toInstant(`${end} 00:00:00`, timeZone),
    calendarIds: calendars.map(({ id }) => id),
  });
  return events.filter(isVisit);
}

/** Adds `count` days to a day. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

function isVisit(event: Event): event is Visit {
  return event.patient != null && event.status !== 'canceled' && event.status !== 'noshow';
}

const MOST_DAYS = 7;

/** Returns the visits of today and the following days without Active coverage, except past ones. Access is logged. */
export async function visitsToVerify(ctx: RequestContext, days: number): Promise<VisitCoverage[] | DomainError> {
  if (days < 1 || days > MOST_DAYS)
    return invalid([{ path: 'days', message: `Enter a number from 1 to ${MOST_DAYS}.` }]);
  const { app, actor, now } = ctx;
  const { kysely } = app.database;
  const today = dayIn(actor.timeZone, now);
  const visits = await visitsBetween(kysely, actor.clinicId, actor.timeZone, {
    first: today,
    end: dayAfter(today, days),
  });
  const coming = visits.filter(({ end_time }) => end_time > now);
  const covered = await coverVisits(ctx, coming);
  await recordAccess(ctx, { action: 'search', objectType: 'eligibility_check' });
  return covered.filter(({ is_warning }) => is_warning);
}

/** Returns the coverage of an event's patient; null if it has none. Access is logged. */
export async function visitCoverage(ctx: RequestContext, eventId: string): Promise<VisitCoverage | null | DomainError> {
  const { app, actor } = ctx;
  const [event] = await readEvents(app.database.kysely, actor.clinicId, [eventId]);
  if (event === undefined) return notFound('event');
  if (event.patient == null) return null;
  const [covered] = await coverVisits(ctx, [event as Visit]);
  await recordAccess(ctx, { action: 'read', objectType: 'coverage', patientId: event.patient.id });
  return covered ?? null;
}

const WARNED: ReadonlySet<EligibilityStatus> = new Set([
  'Inactive',
  'NoDataAvailable',
  'Review',
  'CouldNotCheck',
  'MemberNotFound',
]);

async function coverVisits({ app, actor }: RequestContext, visits: readonly Visit[]): Promise<VisitCoverage[]> {
  const { kysely } = app.database;
  const coverages = await coveragesOfMany(kysely, actor.clinicId, [
    ...new Set(visits.map(({ patient }) => patient.id)),
  ]);
  const checks = await latestChecks(
    kysely,
    actor.clinicId,
    coverages.map(({ id }) => id),
  );
  return visits.map((visit) => {
    const day = dayIn(actor.timeZone, visit.start_time);
    const own = coverages.filter(({ patient_id }) => patient_id === visit.patient.id);
    const said = own
      .filter((coverage) => coversDay(coverage, day))
      .map((coverage) => judgeCoverage(coverage, checks.get(coverage.id), day));
    const worst = said.find(({ status }) => WARNED.has(status)) ?? said[0];
    const lapsed = own.length > 0 && worst === undefined;
    return {
      event_id: visit.id,
      start: visit.start_time,
      end: visit.end_time,
      title: visit.title,
      patient_id: visit.patient.id,
      first_name: visit.patient.first_name,
      last_name: visit.patient.last_name,
      with: (visit.attendees ?? []).map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', '),
      ...(worst ?? {
        ...NOTHING,
        status: lapsed ? ('Inactive' as const) : ('NoCoverage' as const),
        reasons: lapsed ? ['The insurance on file does not cover this date.'] : [],
      }),
      is_warning: lapsed || (worst !== undefined && WARNED.has(worst.status)),
    };
  });
}

type CoverageFacts = Pick<
  VisitCoverage,
  'status' | 'coverage_id' | 'payer_name' | 'priority' | 'reasons' | 'coverageEndDate' | 'checked_time'
>;

const NOTHING = {
  coverage_id: null,
  payer_name: null,
  priority: null,
  coverageEndDate: null,
  checked_time: null,
};

function judgeCoverage(coverage: Coverage, check: CheckRow | undefined, day: string): CoverageFacts {
  const status = check === undefined ? 'NotChecked' : statusOn(check, day);
  const isOutside = check?.outcome === 'Active' && status === 'Inactive';
  const isBefore = isOutside && check.coverage_start !== null && check.coverage_start > day;
  const mayHaveBegun = check?.outcome === 'Inactive' && status === 'Review';
  return {
    status,
    coverage_id: coverage.id,
    payer_name: coverage.payer_name,
    priority: coverage.priority,
    reasons: mayHaveBegun
      ? ['The coverage should have started by this date. Check again.']
      : isOutside
        ? [isBefore ? 'The coverage starts after this date.' : 'The coverage ends before this date.']
        : (check?.reasons ?? []),
    coverageEndDate: check?.coverage_end ?? null,
    checked_time: check?.answered_time ?? null,
  };
}
