import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { type SelectionColumns, selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import { isReleased } from '../results/is-released.ts';

const REPORT = columnsOf({ r: 'labs.report' }, [
  'r.id',
  'r.chain_id',
  'r.patient_id',
  'r.lab_id',
  'r.test_order_id',
  'r.test_code',
  'r.test_name',
  'r.status',
  'r.corrects',
  'r.specimen',
  'r.comment',
  'r.placer_number',
  'r.filler_number',
  'r.observed_time',
  'r.reported_time',
  'r.received_time',
])
  .filled('patient_id')
  .and(
    columnsOf({ t: 'labs.test_order' }, [
      't.loinc',
      't.specimen as ordered_specimen',
      't.test_name as ordered_name',
    ]).orNull(),
  )
  .and(columnsOf({ c: 'labs.match' }, ['c.match_time as changed_time'])).and(sql<{
  was_read: boolean;
}>`exists (select 1 from labs.report e where e.clinic_id = r.clinic_id
    and e.chain_id = r.chain_id and e.id <> r.id and e.portal_time is not null) as was_read`);
const OBSERVATION = columnsOf('labs.observation', [
  'report_id',
  'code',
  'code_system',
  'name',
  'sub_id',
  'value_type',
  'value_text',
  'value_number',
  'units',
  'range_text',
  'low',
  'high',
  'interpretation',
  'status',
  'method',
  'comment',
  'observed_time',
  'file_id',
  'withdrawn_time',
]);
const ORDER = columnsOf({ t: 'labs.test_order', g: 'labs.order_group' }, [
  't.id',
  't.patient_id',
  't.test_code',
  't.test_name',
  't.loinc',
  't.specimen',
  't.status',
  't.cancel_reason',
  't.diagnoses',
  't.placer_number',
  't.filler_number',
  't.reflex_of',
  't.created_by',
  't.created_time',
  't.version',
  'g.lab_id',
  'g.provider_id',
  'g.priority',
  'g.collection_time',
  'g.sent_time',
])
  .and(columnsOf({ c: 'labs.order_group' }, ['c.updated_time as changed_time']))
  .and(columnsOf({ n: 'chart.chart_note' }, ['n.id as encounter_id']).orNull());
const LAB = columnsOf({ l: 'labs.lab' }, [
  'l.id',
  'l.lab_name',
  'l.phone',
  'l.deleted_time',
  'l.created_time',
  'l.version',
]);

// A result changes when a version is received, and when it is matched to another patient or order.
const REPORT_CHANGE = sql.raw(`join lateral (select greatest(max(m.match_time),
    (select max(v.received_time) from labs.report v where v.clinic_id = r.clinic_id and v.chain_id = r.chain_id)) as match_time
  from labs.match m where m.clinic_id = r.clinic_id and m.chain_id = r.chain_id) c on true`);
// For a patient it appears when its hold ends.
const RELEASE_CHANGE = sql.raw('greatest(c.match_time, r.held_until)');

/** The current version of a result, with the test that was ordered; `was_read` if the patient read an earlier version. */
export type ReportRow = ReadRow<typeof REPORT>;
/** A value of a result. */
export type ObservationRow = ReadRow<typeof OBSERVATION>;
/** An ordered test, with its encounter. */
export type OrderRow = ReadRow<typeof ORDER>;
/** A laboratory. */
export type LabRow = ReadRow<typeof LAB>;

/** Returns the current versions of results by the id of their first version, for a patient only released ones. */
export async function readCurrentResults(
  { app, clinicId, forPatient, now }: FhirReader,
  selection: FhirSelection,
  { suffix = '', more = sql`true` }: { suffix?: string; more?: RawBuilder<unknown> } = {},
): Promise<ReportRow[]> {
  const changed = forPatient ? RELEASE_CHANGE : sql.raw('c.match_time');
  const columns = { id: 'r.chain_id', patient: 'r.patient_id', changed, suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await REPORT.select(sql`from labs.report r
    join labs.order_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id and p.deleted_time is null
    left join labs.test_order t on t.clinic_id = r.clinic_id and t.id = r.test_order_id
    ${REPORT_CHANGE}
    where r.clinic_id = ${clinicId} and r.is_current and ${forPatient ? isReleased(now) : sql`true`}
      and ${matches} and ${more} ${page}`).execute(app.database.kysely);
  return rows;
}

/** Returns the values of these versions, in the order of the laboratory. */
export async function readValues(
  db: Queryable,
  clinicId: string,
  reportIds: readonly string[],
): Promise<ObservationRow[]> {
  const { rows } = await OBSERVATION.select(sql`from labs.observation
    where clinic_id = ${clinicId} and report_id = any(${reportIds}::uuid[]) order by report_id, sort_index`).execute(
    db,
  );
  return rows;
}

/**
 * Records that a patient was shown results, as in the portal: if a laboratory withdraws them later, the patient is shown
 * the withdrawal.
 */
export async function markShown({ app, clinicId, now }: FhirReader, results: readonly ReportRow[]): Promise<void> {
  await app.database.kysely
    .updateTable('labs.report')
    .set({ portal_time: now })
    .where('clinic_id', '=', clinicId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(results.map(({ id }) => id)))))
    .where('portal_time', 'is', null)
    .execute();
}

/** Returns ordered tests; for a patient only those that were sent to the laboratory. */
export async function readOrders(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
  suffix = '',
): Promise<OrderRow[]> {
  const columns: SelectionColumns = { id: 't.id', patient: 't.patient_id', changed: sql.raw('c.updated_time'), suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await ORDER.select(sql`from labs.test_order t
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id and g.deleted_time is null
    join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id and p.deleted_time is null
    left join chart.chart_note n on n.clinic_id = g.clinic_id and n.id = g.note_id and n.patient_id = t.patient_id
      and n.deleted_time is null and n.withdrawn_time is null and not n.non_medical
      and (n.signed_time is not null or not ${forPatient})
    cross join lateral (select greatest(t.status_time, g.updated_time) as updated_time) c
    where t.clinic_id = ${clinicId} and t.deleted_time is null
      and ${forPatient ? sql`g.sent_time is not null` : sql`true`} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}

/** Returns the clinic's laboratories, including those it no longer uses. */
export async function readLabs(db: Queryable, clinicId: string, selection: FhirSelection): Promise<LabRow[]> {
  const changed = sql.raw('coalesce(l.deleted_time, l.created_time)');
  const { matches, page } = selectionClauses(selection, { id: 'l.id', patient: 'l.id', changed });
  const { rows } = await LAB.select(
    sql`from labs.lab l where l.clinic_id = ${clinicId} and ${matches} ${page}`,
  ).execute(db);
  return rows;
}
