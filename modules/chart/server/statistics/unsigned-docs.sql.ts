import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { readPlanned } from '#platform/reports/read-planned.ts';
import { plannedReportRows, reportOptions } from '#platform/reports/report-rows.ts';
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

/** Returns notes and visits without a note, counted by one breakdown, in one statement. */
export async function readDocs(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const { name, names, order } = groupingOf(input);
  const statement = sql`
    with ${counts(input)}
    select g.key::text as key, ${name} as name, notes, signed, unsigned, no_note, cosign, no_diagnosis, no_procedure, days, oldest
    from (
      select key, sum(notes)::int as notes, sum(signed)::int as signed, sum(notes - signed)::int as unsigned, sum(no_note)::int as no_note,
        sum(cosign)::int as cosign, sum(no_diagnosis)::int as no_diagnosis, sum(no_procedure)::int as no_procedure, ${medians(input)}
      from counts group by key) g ${names}
    order by ${order}`;
  const rows = await plannedReportRows(db, statement);
  return rows.map((row) => ({ ...row, key: row['key'] ?? '' }));
}

/** Returns the overall median and oldest. */
export async function readDocsFoot(db: Queryable, input: ReportInput): Promise<ReportRow> {
  const all = counts({ ...input, breakdown: 'all' });
  const [foot] = await plannedReportRows(db, sql`with ${all} select ${medians(input)} from counts`);
  return foot ?? {};
}

/** Returns the notes and visits behind one number, oldest open ones first. */
export async function readDocRows(
  db: Queryable,
  input: ReportInput,
  row: ReportRow,
  column: string,
): Promise<ReportRow[]> {
  const { key } = groupingOf(input);
  const ofRow = row['key'] == null ? sql`true` : sql`coalesce((${key})::text, '') = ${String(row['key'])}`;
  const statement = sql<
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
    order by ${IS_OPEN} desc, d.day, d.id limit ${MOST_DRILL_ROWS + 1}`;
  const rows = await readPlanned(db, statement);
  return rows.map(({ id, is_note: isNote, gaps, open, ...rest }) => ({
    ...rest,
    key: `${isNote ? 'note' : 'visit'}:${id}`,
    path: isNote ? chartPath(id, { id: rest.patient_id }) : `/patients/${rest.patient_id}`,
    missing: gaps.join(', '),
    is_open: open ? 1 : 0,
  })) as ReportRow[];
}

/** Returns all members who have written notes. */
export async function readWriters(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`w.user_id`,
    sql`w.first_name || ' ' || w.last_name`,
    sql`from chart.note_writer w
    where w.clinic_id = ${clinicId} and (exists (select 1 from chart.chart_note n
        where n.clinic_id = w.clinic_id and n.author_id = w.user_id and n.deleted_time is null)
      or exists (select 1 from scheduling.calendar k where k.clinic_id = w.clinic_id and k.user_id = w.user_id))`,
    sql`lower(w.last_name), lower(w.first_name), w.user_id`,
  );
}

/** Returns the clinic's event categories. */
export async function readCategories(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`id`,
    sql`category_name`,
    sql`from scheduling.event_category
    where clinic_id = ${clinicId}`,
    sql`deleted_time is not null, sort_index, lower(category_name), id`,
  );
}

/** From `counts`: the median signing time of each row's notes, and the date of its oldest open one. */
function medians({ now, timeZone }: ReportInput): RawBuilder<unknown> {
  return sql`(select percentile_cont(0.5) within group (order by seconds) / 86400 from unnest(any_value(took)) seconds) as days,
    ${sql.lit(dayIn(timeZone, now))}::date - min(first) as oldest`;
}

/**
 * `counts`: notes, and visits without one, grouped by a breakdown before any expensive expression is computed. Each key
 * has at most one row for notes, which alone contains the signing times `took` in seconds.
 */
function counts(input: ReportInput): RawBuilder<unknown> {
  const count = (id: string): RawBuilder<unknown> => sql`count(*) filter (where ${COUNTED[id]!})`;
  const { key, visit = key, visitKey = sql`key` } = groupingOf(input);
  return sql`visits as (select ${visit} as key, count(*) as no_note, min(d.created_time) as first from (${visits(input)}) d group by 1),
    counts as (
      select ${key} as key, count(*) as notes, ${count('signed')} as signed, 0 as no_note, ${count('cosign')} as cosign,
        ${count('no_diagnosis')} as no_diagnosis, ${count('no_procedure')} as no_procedure, min(d.day) filter (where ${IS_OPEN}) as first,
        array_agg(extract(epoch from d.signed_time - d.created_time)::float8) filter (where d.signed_time is not null) as took
      from (${notes(input)}) d group by 1
      union all
      select ${visitKey}, 0, 0, no_note, 0, 0, 0, (first at time zone ${sql.lit(input.timeZone)})::date, null from visits)`;
}

/** Notes and visits without one, as `d`. */
const docs = (input: ReportInput): RawBuilder<unknown> => sql`(${notes(input)} union all ${visits(input)}) d`;

// Missing diagnoses count for open notes only.
function notes({ clinicId, from, to, filters: { provider, category } }: ReportInput): RawBuilder<unknown> {
  return sql`
    select true as is_note, n.id, n.patient_id, n.service_date as day, n.author_id as provider_id, n.event_category_id as category_id,
      n.signed_time, n.created_time, n.cosign_state = 'waiting' as waits,
      n.signed_time is null and not n.non_medical and not n.has_diagnosis as no_diagnosis,
      not n.non_medical and not n.has_procedure as no_procedure
    from chart.chart_note n
    where n.clinic_id = ${clinicId} and n.service_date between ${from}::date and ${to}::date and n.deleted_time is null
      ${provider === undefined ? sql`` : sql`and n.author_id = ${provider}`}
      ${category === undefined ? sql`` : sql`and n.event_category_id = ${category}`}`;
}

function visits({ clinicId, start, end, now, timeZone, filters }: ReportInput): RawBuilder<unknown> {
  const { provider, category } = filters;
  return sql`
    select false as is_note, v.id, v.patient_id, (v.start_time at time zone ${sql.lit(timeZone)})::date as day, k.user_id as provider_id,
      v.category_id, null::timestamptz as signed_time, v.start_time as created_time, false as waits, false as no_diagnosis, false as no_procedure
    from chart.visit v left join chart.visit_calendar k on k.clinic_id = v.clinic_id and k.id = v.first_calendar_id
    where v.clinic_id = ${clinicId} and v.start_time >= ${start} and v.start_time < ${end < now ? end : now}
      and v.patient_id is not null and v.deleted_time is null and v.status = 'checkedin'
      and not exists (select 1 from chart.chart_note n
        where n.clinic_id = ${clinicId} and n.event_id = v.id and n.event_id is not null and n.deleted_time is null)
      ${provider === undefined ? sql`` : sql`and k.user_id = ${provider}`}
      ${category === undefined ? sql`` : sql`and v.category_id = ${category}`}`;
}

interface Grouping {
  /** The grouping key of notes and visits, as `d`. */
  key: RawBuilder<unknown>;
  /**
   * A faster grouping for visits, and the key derived from it as `key`: otherwise the day of each would be computed
   * from its instant.
   */
  visit?: RawBuilder<unknown>;
  visitKey?: RawBuilder<unknown>;
  /** The display name of a row, from `g.key`, with the joins it requires. */
  name: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

function groupingOf({ breakdown, clinicId, from, to, now, timeZone }: ReportInput): Grouping {
  const none = sql``;
  const instant = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(${day})::timestamp at time zone ${sql.lit(timeZone)}`;
  if (breakdown === 'month') {
    const first = sql`date_trunc('month', ${from}::date::timestamp)`;
    return {
      key: sql`date_trunc('month', d.day::timestamp)::date`,
      visit: sql`width_bucket(d.created_time, (select array_agg(${instant(sql`month`)} order by month)
        from generate_series(${first}, ${to}::date::timestamp, interval '1 month') month))`,
      visitKey: sql`(${first} + (key - 1) * interval '1 month')::date`,
      name: sql`to_char(g.key, 'Mon YYYY')`,
      names: none,
      order: sql`g.key`,
    };
  }
  if (breakdown === 'category')
    return {
      key: sql`d.category_id`,
      name: sql`coalesce(b.category_name, 'None')`,
      names: sql`left join scheduling.event_category b on b.clinic_id = ${clinicId} and b.id = g.key`,
      order: sql`unsigned + no_note desc, 2, 1`,
    };
  if (breakdown === 'age') {
    const today = sql`${sql.lit(dayIn(timeZone, now))}::date`;
    const bounds = [30, 7, 1].map((days) => instant(sql`${today} - ${sql.lit(days)}`));
    return {
      key: sql`case when ${today} - d.day < 2 then 1 when ${today} - d.day < 8 then 2 when ${today} - d.day < 31 then 3 else 4 end`,
      visit: sql`width_bucket(d.created_time, array[${sql.join(bounds)}])`,
      visitKey: sql`4 - key`,
      name: sql`(array['Today and yesterday', '2 to 7 days', '8 to 30 days', 'Over 30 days'])[g.key]`,
      names: none,
      order: sql`g.key`,
    };
  }
  if (breakdown === 'all') return { key: sql`true`, name: none, names: none, order: none };
  return {
    key: sql`d.provider_id`,
    name: sql`coalesce(o.first_name || ' ' || o.last_name, 'Nobody')`,
    names: sql`left join chart.note_writer o on o.clinic_id = ${clinicId} and o.user_id = g.key`,
    order: sql`unsigned + no_note desc, 2, 1`,
  };
}
