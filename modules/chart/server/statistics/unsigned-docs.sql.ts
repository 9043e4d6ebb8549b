import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { MOST_DRILL_ROWS, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { chartPath } from '../../rules/index.ts';

const COUNTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  notes: sql.raw('d.is_note'),
  signed: sql.raw('d.is_note and d.signed_time is not null'),
  unsigned: sql.raw('d.is_note and d.signed_time is null'),
  no_note: sql.raw('not d.is_note'),
  cosign: sql.raw('d.waits'),
  no_diagnosis: sql.raw('d.no_diagnosis'),
  no_procedure: sql.raw('d.no_procedure'),
};
const IS_OPEN = sql.raw('(not d.is_note or d.signed_time is null)');
const DAYS = sql.raw('extract(epoch from d.signed_time - d.created_time)::float8');

/** Notes and visits without one, counted by one breakdown, in one statement. */
export async function readDocs(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const count = (id: string): RawBuilder<unknown> => sql`count(*) filter (where ${COUNTED[id]!})::int`;
  const { key, name, names, order } = told(input);
  const { rows } = await sql<ReportRow>`
    select g.key::text as key, ${name} as name, notes, signed, unsigned, no_note, cosign, no_diagnosis, no_procedure, days, oldest
    from (
      select ${key} as key, ${count('notes')} as notes, ${count('signed')} as signed, ${count('unsigned')} as unsigned,
        ${count('no_note')} as no_note, ${count('cosign')} as cosign, ${count('no_diagnosis')} as no_diagnosis,
        ${count('no_procedure')} as no_procedure, ${medians(input)}
      from ${docs(input)} group by 1) g ${names}
    order by ${order}`.execute(db);
  return rows.map((row) => ({ ...row, key: row['key'] ?? '' }));
}

/** The median and the oldest of all. */
export async function readDocsFoot(db: Queryable, input: ReportInput): Promise<ReportRow> {
  const { rows } = await sql<ReportRow>`select ${medians(input)} from ${docs(input)}`.execute(db);
  return rows[0] ?? {};
}

/** The notes and visits behind one number, the oldest that is open first. */
export async function readDocRows(
  db: Queryable,
  input: ReportInput,
  row: ReportRow,
  column: string,
): Promise<ReportRow[]> {
  const { key } = told(input);
  const ofRow = row['key'] == null ? sql`true` : sql`coalesce((${key})::text, '') = ${String(row['key'])}`;
  const { rows } = await sql<
    ReportRow & { id: string; is_note: boolean; gaps: string[]; patient_id: string; open: boolean }
  >`
    select d.id, d.is_note, d.patient_id, p.first_name || ' ' || p.last_name as patient, to_char(d.day, 'YYYY-MM-DD') as day,
      case when not d.is_note then 'Visit without a note' when d.signed_time is null then 'Unsigned note'
        when d.waits then 'Waits for a cosignature' else 'Signed note' end as what,
      array_remove(array[case when not d.is_note then 'Note' end, case when d.is_note and d.signed_time is null then 'Signature' end,
        case when d.waits then 'Cosignature' end, case when d.no_diagnosis then 'Diagnosis' end,
        case when d.no_procedure then 'Procedure' end], null) as gaps,
      w.first_name || ' ' || w.last_name as provider, y.category_name as category, ${IS_OPEN} as open,
      case when ${IS_OPEN} then ${sql.lit(dayIn(input.timeZone, input.now))}::date - d.day end as age
    from ${docs(input)}
    join chart.note_patient p on p.clinic_id = ${input.clinicId} and p.id = d.patient_id
    left join chart.note_writer w on w.clinic_id = ${input.clinicId} and w.user_id = d.provider_id
    left join scheduling.event_category y on y.clinic_id = ${input.clinicId} and y.id = d.category_id
    where ${COUNTED[column] ?? sql`false`} and ${ofRow}
    order by ${IS_OPEN} desc, d.day, d.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
  return rows.map(({ id, is_note: isNote, gaps, open, ...rest }) => ({
    ...rest,
    key: `${isNote ? 'note' : 'visit'}:${id}`,
    path: isNote ? chartPath(id, { id: rest.patient_id }) : `/patients/${rest.patient_id}`,
    missing: gaps.join(', '),
    is_open: open ? 1 : 0,
  })) as ReportRow[];
}

/** Who has ever written a note. */
export async function readWriters(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select w.user_id as value, w.first_name || ' ' || w.last_name as label from chart.note_writer w
    where w.clinic_id = ${clinicId} and (exists (select 1 from chart.chart_note n
        where n.clinic_id = w.clinic_id and n.author_id = w.user_id and n.deleted_time is null)
      or exists (select 1 from scheduling.calendar k where k.clinic_id = w.clinic_id and k.user_id = w.user_id))
    order by lower(w.last_name), lower(w.first_name), w.user_id`.execute(db);
  return rows;
}

/** The clinic's kinds of visits. */
export async function readCategories(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select id as value, category_name as label from scheduling.event_category
    where clinic_id = ${clinicId} order by deleted_time is not null, sort_index, lower(category_name), id`.execute(db);
  return rows;
}

function medians({ now, timeZone }: ReportInput): RawBuilder<unknown> {
  return sql`percentile_cont(0.5) within group (order by ${DAYS}) / 86400 as days,
    max(case when ${IS_OPEN} then ${sql.lit(dayIn(timeZone, now))}::date - d.day end) as oldest`;
}

/** Notes and visits without one, as `d`. What is missing of a diagnosis counts for open notes only: the signed ones are past that. */
function docs({ clinicId, from, to, start, end, now, timeZone, filters }: ReportInput): RawBuilder<unknown> {
  const provider = filters['provider'] ?? null;
  const category = filters['category'] ?? null;
  return sql`(
    select true as is_note, n.id, n.patient_id, n.service_date as day, n.author_id as provider_id, n.event_category_id as category_id,
      n.signed_time, n.created_time, n.cosign_state = 'waiting' as waits,
      n.signed_time is null and not n.non_medical and not n.has_diagnosis as no_diagnosis,
      not n.non_medical and not n.has_procedure as no_procedure
    from chart.chart_note n
    where n.clinic_id = ${clinicId} and n.service_date between ${from}::date and ${to}::date and n.deleted_time is null
      and (${provider}::uuid is null or n.author_id = ${provider}) and (${category}::uuid is null or n.event_category_id = ${category})
    union all
    select false, v.id, v.patient_id, (v.start_time at time zone ${sql.lit(timeZone)})::date, k.user_id, v.category_id,
      null, v.start_time, false, false, false
    from chart.visit v left join chart.visit_calendar k on k.clinic_id = v.clinic_id and k.id = v.first_calendar_id
    where v.clinic_id = ${clinicId} and v.start_time >= ${start} and v.start_time < ${end < now ? end : now}
      and v.patient_id is not null and v.deleted_time is null and v.status = 'checkedin'
      and not exists (select 1 from chart.chart_note n
        where n.clinic_id = ${clinicId} and n.event_id = v.id and n.event_id is not null and n.deleted_time is null)
      and (${provider}::uuid is null or k.user_id = ${provider}) and (${category}::uuid is null or v.category_id = ${category})) d`;
}

/** How a breakdown puts them together (`key`) and calls its rows (`name`, from `g.key`, with what that needs). */
function told({
  breakdown,
  clinicId,
  now,
  timeZone,
}: ReportInput): Record<'key' | 'name' | 'names' | 'order', RawBuilder<unknown>> {
  const none = sql``;
  if (breakdown === 'month')
    return {
      key: sql`date_trunc('month', d.day)::date`,
      name: sql`to_char(g.key, 'Mon YYYY')`,
      names: none,
      order: sql`g.key`,
    };
  if (breakdown === 'category')
    return {
      key: sql`d.category_id`,
      name: sql`coalesce(b.category_name, 'None')`,
      names: sql`left join scheduling.event_category b on b.clinic_id = ${clinicId} and b.id = g.key`,
      order: sql`unsigned + no_note desc, 2, 1`,
    };
  if (breakdown === 'age') {
    const days = sql`(${sql.lit(dayIn(timeZone, now))}::date - d.day)`;
    return {
      key: sql`case when ${days} < 2 then 1 when ${days} < 8 then 2 when ${days} < 31 then 3 else 4 end`,
      name: sql`(array['Today and yesterday', '2 to 7 days', '8 to 30 days', 'Over 30 days'])[g.key]`,
      names: none,
      order: sql`g.key`,
    };
  }
  return {
    key: sql`d.provider_id`,
    name: sql`coalesce(o.first_name || ' ' || o.last_name, 'Nobody')`,
    names: sql`left join chart.note_writer o on o.clinic_id = ${clinicId} and o.user_id = g.key`,
    order: sql`unsigned + no_note desc, 2, 1`,
  };
}
