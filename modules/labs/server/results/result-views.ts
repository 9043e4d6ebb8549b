import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type ComparedPatient, isLikely, numbered, orderVersions } from '../../rules/index.ts';
import { TO_HANDLE } from '../inbox/list-messages.ts';
import { readAccounts } from '../setup/setup.sql.ts';
import { compareWith } from './match-report.ts';
import { rememberReaders } from './notify-readers.ts';
import {
  findReports,
  type ObservationRow,
  readObservations,
  readReports,
  readReviews,
  readVersions,
  type ReportRow,
  type ReviewRow,
  TO_REVIEW,
  UNMATCHED,
} from './reports.sql.ts';

/** A value with its previous version. */
export interface ShownObservation extends ObservationRow {
  was: string | null;
}

/** A result with its values and reviews, and its earlier versions when queried alone. */
export interface ShownResult extends ReportRow {
  observations: ShownObservation[];
  reviews: ReviewRow[];
  /** The other versions, latest first. */
  earlier: (ReportRow & { observations: ShownObservation[] })[];
}

const messages = clinicTable('labs.message', ['content']);

interface Page {
  skip: number;
  take: number;
}

/** Returns results to review: critical, then abnormal, then the oldest; the caller's own, or all. */
export async function resultsToReview(ctx: RequestContext, page: Page, mine: boolean) {
  const { actor, app } = ctx;
  const condition = mine ? sql`${TO_REVIEW} and r.owner_id = ${actor.userId}` : TO_REVIEW;
  const order = sql.raw('r.is_critical desc, r.is_abnormal desc, r.received_time, r.id');
  const { count, reports } = await findReports(app.database.kysely, actor.clinicId, condition, order, page);
  const [results] = await Promise.all([
    withValues(app.database.kysely, actor.clinicId, reports),
    rememberReaders(ctx, reports),
    recordAccess(ctx, { action: 'search', objectType: 'lab_result', reason: 'results to review' }),
  ]);
  return { count, results };
}

/**
 * Returns results without a matching order or patient, oldest first; `search` are words of the patient's name or
 * identifiers as sent, the test or the order number.
 */
export async function unmatchedResults(ctx: RequestContext, page: Page, search = '') {
  const { actor, app } = ctx;
  const order = sql.raw('r.is_critical desc, r.received_time, r.id');
  const { count, reports } = await findReports(app.database.kysely, actor.clinicId, unmatchedWith(search), order, page);
  const [results] = await Promise.all([
    withValues(app.database.kysely, actor.clinicId, reports),
    rememberReaders(ctx, reports),
    recordAccess(ctx, { action: 'search', objectType: 'lab_result', reason: 'results without a patient' }),
  ]);
  return { count, results };
}

function unmatchedWith(search: string) {
  const words = search.slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.map(
    (word) => sql` and strpos(lower(concat_ws(' ', r.test_name, r.test_code, r.placer_number, r.filler_number,
      r.sent_patient->>'lastName', r.sent_patient->>'firstName', r.sent_patient->>'birthDay',
      r.sent_patient->>'identifiers')), ${word}) > 0`,
  );
  return sql`${UNMATCHED}${sql.join(found, sql``)}`;
}

/** Returns the current results of a patient, newest first. */
export async function patientResults(ctx: RequestContext, patientId: string, page: Page) {
  const { actor, app } = ctx;
  const condition = sql`r.is_current and r.patient_id = ${patientId}`;
  const order = sql.raw('r.reported_time desc, r.id');
  const { count, reports } = await findReports(app.database.kysely, actor.clinicId, condition, order, page);
  const [results] = await Promise.all([
    withValues(app.database.kysely, actor.clinicId, reports),
    rememberReaders(ctx, reports),
    recordAccess(ctx, { action: 'read', objectType: 'lab_result', patientId }),
  ]);
  return { count, results };
}

/** Returns the critical results of a patient that wait for a review, newest first. */
export async function criticalResults(ctx: RequestContext, patientId: string) {
  const { actor, app } = ctx;
  const condition = sql`${TO_REVIEW} and r.is_critical and r.patient_id = ${patientId}`;
  const order = sql.raw('r.reported_time desc, r.id');
  const { reports } = await findReports(app.database.kysely, actor.clinicId, condition, order, { skip: 0, take: 20 });
  if (reports.length === 0) return [];
  await rememberReaders(ctx, reports);
  await recordAccess(ctx, { action: 'read', objectType: 'lab_result', patientId, reason: 'critical results' });
  return withValues(app.database.kysely, actor.clinicId, reports);
}

/**
 * Returns a result with all details, and records the reader, who is notified if it turns out to be another patient's.
 */
export async function readResult(ctx: RequestContext, id: string): Promise<ShownResult | DomainError> {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const [report] = await readReports(db, actor.clinicId, [id]);
  if (report === undefined) return notFound('result');
  const [shown] = await withValues(db, actor.clinicId, [report]);
  const others = (await readVersions(db, actor.clinicId, [report.chain_id])).filter((each) => each.id !== id);
  const versions = inOrder(others).toReversed();
  const earlier = await withValues(db, actor.clinicId, versions);
  await rememberReaders(ctx, [report]);
  await recordAccess(ctx, { action: 'read', objectType: 'lab_result', objectId: id, patientId: report.patient_id });
  return { ...shown!, earlier };
}

/** Adds values and reviews to results; a value of a later version includes the previous one. */
export async function withValues(
  db: Queryable,
  clinicId: string,
  reports: readonly ReportRow[],
): Promise<ShownResult[]> {
  if (reports.length === 0) return [];
  const chains = [...new Set(reports.map(({ chain_id }) => chain_id))];
  const later = reports.some(({ version_number }) => version_number > 1);
  const [versions, reviews] = await Promise.all([
    later ? readVersions(db, clinicId, chains) : [],
    readReviews(db, clinicId, chains),
  ]);
  const before = new Map(
    reports.map((report) => [
      report.id,
      versionBefore(
        report,
        versions.filter(({ chain_id }) => chain_id === report.chain_id),
      ),
    ]),
  );
  const ids = [...reports.map(({ id }) => id), ...[...before.values()].flatMap((each) => each?.id ?? [])];
  const observations = Map.groupBy(await readObservations(db, clinicId, [...new Set(ids)]), (each) => each.report_id);
  return reports.map((report) => {
    const older = new Map(numberedRows(observations.get(before.get(report.id)?.id ?? '') ?? []));
    return {
      ...report,
      reviews: reviews.filter(({ chain_id }) => chain_id === report.chain_id),
      earlier: [],
      observations: numberedRows(observations.get(report.id) ?? []).map(([key, each]) => {
        const was = older.get(key);
        const changed = was !== undefined && (was.value_text !== each.value_text || was.units !== each.units);
        return { ...each, was: changed ? [was.value_text, was.units].filter(Boolean).join(' ') : null };
      }),
    };
  });
}

function numberedRows(rows: readonly ObservationRow[]): [string, ObservationRow][] {
  return numbered(rows.map((row) => ({ ...row, subId: row.sub_id }))).map(([key, { subId: _, ...row }]) => [key, row]);
}

/** Sorts the versions of one result by the laboratory's order, independent of the order of receipt. */
function inOrder(versions: readonly ReportRow[]): ReportRow[] {
  return orderVersions(
    versions.map((row) => ({
      ...row,
      orderTime: row.order_time.getTime(),
      sentTime: row.sent_time?.getTime() ?? null,
      number: row.version_number,
    })),
  );
}

function versionBefore(report: ReportRow, versions: readonly ReportRow[]): ReportRow | undefined {
  const ordered = inOrder(versions);
  const place = ordered.findIndex(({ id }) => id === report.id);
  return ordered.slice(0, Math.max(0, place)).findLast(({ status }) => status !== 'received');
}

/** Compares a result's patient with a patient's record. */
export async function matchOfPatient(ctx: RequestContext, resultId: string, patientId: string) {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const [report] = await readReports(db, actor.clinicId, [resultId]);
  if (report === undefined) return notFound('result');
  const accounts = await readAccounts(db, actor.clinicId);
  const authorities = ['SALUS', ...accounts.flatMap(({ application, facility }) => [application, facility])];
  const match = await compareWith(db, { clinicId: actor.clinicId, authorities }, report.sent_patient, patientId);
  if (match === null) return notFound('patient');
  await recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: patientId, patientId });
  return match;
}

/** Returns patients that a result could belong to, by name and date of birth; blank fields match no patient. */
export async function likelyPatients(ctx: RequestContext, resultId: string) {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const [report] = await readReports(db, actor.clinicId, [resultId]);
  if (report === undefined) return notFound('result');
  const { birthDay, lastName } = report.sent_patient;
  if (birthDay === null || lastName === '') return [];
  const { rows } = await sql<ComparedPatient & { id: string }>`
    select id, record_number::text, first_name, middle_name, last_name, date_of_birth::text, gender from labs.order_patient
    where clinic_id = ${actor.clinicId} and date_of_birth = ${birthDay} and deleted_time is null limit 200`.execute(db);
  await recordAccess(ctx, { action: 'search', objectType: 'patient', reason: 'possible patients of a result' });
  return rows
    .filter((patient) => isLikely(report.sent_patient, patient))
    .slice(0, 10)
    .map(({ id, first_name, last_name, date_of_birth }) => ({ id, name: `${first_name} ${last_name}`, date_of_birth }));
}

/** Counts the waiting work. */
export async function countResults({ actor, app }: RequestContext) {
  const { rows } = await sql<{ to_review: number; critical: number; unmatched: number; refused: number }>`
    select count(*) filter (where ${TO_REVIEW} and r.owner_id = ${actor.userId})::int as to_review,
      count(*) filter (where ${TO_REVIEW} and r.owner_id = ${actor.userId} and r.is_critical)::int as critical,
      count(*) filter (where ${UNMATCHED})::int as unmatched,
      (select count(*) from labs.message m where m.clinic_id = ${actor.clinicId} and ${TO_HANDLE})::int as refused
    from labs.report r where r.clinic_id = ${actor.clinicId} and r.is_current and r.reviewed_time is null`.execute(
    app.database.kysely,
  );
  return rows[0]!;
}

/** Returns the message of a result, as sent. */
export async function readOriginal(ctx: RequestContext, resultId: string): Promise<string | DomainError> {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const [report] = await readReports(db, actor.clinicId, [resultId]);
  if (report === undefined) return notFound('result');
  const message = await messages.find(db, actor, report.message_id);
  await rememberReaders(ctx, [report]);
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'lab_message',
    objectId: report.message_id,
    patientId: report.patient_id,
  });
  return message!.content;
}
