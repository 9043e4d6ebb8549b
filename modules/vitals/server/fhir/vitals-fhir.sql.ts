import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const VALUE = columnsOf({ r: 'vitals.record', d: 'vitals.definition' }, [
  'r.id',
  'r.patient_id',
  'r.value',
  'r.collect_time',
  'r.collector_user_id',
  'r.created_time',
  'r.error_time',
  'd.code',
  'd.vital_name',
  'd.vital_unit',
  'd.decimals',
]);
const OTHER = columnsOf({ o: 'vitals.record' }, ['o.id as other_id', 'o.value as other_value']).orNull();
const HEIGHT = columnsOf({ h: 'vitals.record' }, ['h.id as height_id', 'h.value as height']);
const CHANGED = sql.raw('coalesce(r.error_time, r.created_time)');
// It also changes with the other values that it is made of, which can be recorded or marked as wrong later.
const CHANGED_WITH = columnsOf({ c: 'vitals.record' }, ['c.created_time as changed_time']);
const LAST_CHANGE = sql.raw('c.created_time');
const RECORDS = sql.raw(`vitals.record r
  join vitals.definition d on d.clinic_id = r.clinic_id and d.id = r.definition_id
  join patients.patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id and p.deleted_time is null`);
const changeOf = (others: string) =>
  sql.raw(`join lateral (select greatest(coalesce(r.error_time, r.created_time),
      max(coalesce(o.error_time, o.created_time))) as created_time from vitals.record o
    join vitals.definition e on e.clinic_id = o.clinic_id and e.id = o.definition_id
    where o.clinic_id = r.clinic_id and o.patient_id = r.patient_id and ${others}) c on true`);
const PRESSURE_CHANGE = changeOf(
  `e.code in ('blood_pressure_high', 'blood_pressure_low') and o.collect_time = r.collect_time`,
);
const HEIGHT_CHANGE = changeOf(`e.code = 'height' and o.collect_time <= r.collect_time`);
// The other blood pressure of the same measurement: same time, same collector, both right or both entered in error.
const OTHER_PRESSURE = sql.raw(`select o.id, o.value from vitals.record o
  join vitals.definition e on e.clinic_id = o.clinic_id and e.id = o.definition_id
  where o.clinic_id = r.clinic_id and o.patient_id = r.patient_id and o.collect_time = r.collect_time
    and o.collector_user_id = r.collector_user_id and (o.error_time is null) = (r.error_time is null)`);

/** A value with its definition. */
export type ValueRow = ReadRow<typeof VALUE>;
/** The values of one blood pressure; the row is the systolic one, or the diastolic one if it is alone. */
export type PressureRow = ReadRow<typeof VALUE> & ReadRow<typeof CHANGED_WITH> & ReadRow<typeof OTHER>;
/** A weight with the last height known at that time. */
export type WeightRow = ReadRow<typeof VALUE> & ReadRow<typeof CHANGED_WITH> & ReadRow<typeof HEIGHT>;

/** Returns values other than blood pressures, including those entered in error. */
export async function readValues(db: Queryable, clinicId: string, selection: FhirSelection): Promise<ValueRow[]> {
  const { matches, page } = selectionClauses(selection, { id: 'r.id', patient: 'r.patient_id', changed: CHANGED });
  const { rows } = await VALUE.select(sql`from ${RECORDS}
    where r.clinic_id = ${clinicId} and coalesce(d.code, '') not in ('blood_pressure_high', 'blood_pressure_low')
      and ${matches} ${page}`).execute(db);
  return rows;
}

/** Returns blood pressures, systolic and diastolic together; `suffix` is that of their FHIR ids. */
export async function readPressures(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  suffix: string,
): Promise<PressureRow[]> {
  const columns = { id: 'r.id', patient: 'r.patient_id', changed: LAST_CHANGE, suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await VALUE.and(CHANGED_WITH)
    .and(OTHER)
    .select(sql`from ${RECORDS} ${PRESSURE_CHANGE}
    left join lateral (${OTHER_PRESSURE} and e.code = 'blood_pressure_low' and d.code = 'blood_pressure_high'
      order by o.id limit 1) o on true
    where r.clinic_id = ${clinicId} and ${matches} and (d.code = 'blood_pressure_high'
      or d.code = 'blood_pressure_low' and not exists (${OTHER_PRESSURE} and e.code = 'blood_pressure_high')) ${page}`)
    .execute(db);
  return rows;
}

/** Returns weights for which a height is known; not those entered in error. */
export async function readWeights(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  suffix: string,
): Promise<WeightRow[]> {
  const columns = { id: 'r.id', patient: 'r.patient_id', changed: LAST_CHANGE, suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await VALUE.and(CHANGED_WITH)
    .and(HEIGHT)
    .select(sql`from ${RECORDS} ${HEIGHT_CHANGE}
    join lateral (select h.id, h.value from vitals.record h
      join vitals.definition e on e.clinic_id = h.clinic_id and e.id = h.definition_id and e.code = 'height'
      where h.clinic_id = r.clinic_id and h.patient_id = r.patient_id and h.error_time is null and h.value > 0
        and h.collect_time <= r.collect_time
      order by h.collect_time desc, h.id desc limit 1) h on true
    where r.clinic_id = ${clinicId} and d.code = 'weight' and r.error_time is null and ${matches} ${page}`)
    .execute(db);
  return rows;
}
