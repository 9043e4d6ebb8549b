import { sql } from 'kysely';
import { reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type ReportColumns, type ReportRow } from '#platform/reports/report.ts';

/** New patients per month, for the monthly trend. */
export const newByMonth: ReportColumns = {
  report: 'monthlyTrend',
  order: 5,
  rule: 'patients.view',
  columns: [
    {
      id: 'new_patients',
      title: 'New patients',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'more',
      definition: 'Records created in the month that were not deleted, without imported ones.',
    },
  ],
  async read(db, { clinicId, start, end, timeZone }) {
    return reportRows(
      db,
      sql`
      select to_char(created_time at time zone ${sql.lit(timeZone)}, 'YYYY-MM') as key, count(*)::int as new_patients
      from patients.patient
      where clinic_id = ${clinicId} and created_time >= ${start} and created_time < ${end} and deleted_time is null
        and import_key is null
      group by 1`,
    );
  },
  drill: {
    columns: [
      { id: 'name', title: 'Patient', kind: 'text' },
      { id: 'record', title: 'Record no.', kind: 'text' },
      { id: 'created', title: 'Since', kind: 'instant' },
      { id: 'source', title: 'Source', kind: 'text' },
    ],
    async read(db, { clinicId, start, end, timeZone }, row) {
      const month = row['key'] ?? null;
      const { rows } = await sql<ReportRow & { created: Date }>`
        select id as key, id as patient_id, '/patients/' || id as path, first_name || ' ' || last_name as name,
          record_number::text as record, created_time as created, source
        from patients.patient
        where clinic_id = ${clinicId} and created_time >= ${start} and created_time < ${end} and deleted_time is null
          and import_key is null
          and (${month}::text is null or to_char(created_time at time zone ${sql.lit(timeZone)}, 'YYYY-MM') = ${month})
        order by created_time desc, id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
      return rows.map((found) => ({ ...found, created: found.created.toISOString() }));
    },
    foot: true,
  },
};
