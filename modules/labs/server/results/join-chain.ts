import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ReportRow } from './reports.sql.ts';

/**
 * Makes a newly matched result a version of the patient's result with the same numbers and test, if any; returns its
 * chain.
 */
export async function joinChain(tx: Tx, clinicId: string, report: ReportRow): Promise<string> {
  const { rows } = await columnsOf({ o: 'labs.report' }, ['o.chain_id'])
    .distinct()
    .select(sql`from labs.report r
    join labs.report o on o.clinic_id = r.clinic_id and o.lab_id = r.lab_id and o.test_code = r.test_code and o.patient_id = r.patient_id
      and o.chain_id <> r.chain_id
      and case when r.filler_number <> '' and o.filler_number <> '' then o.filler_number = r.filler_number
        else r.placer_number <> '' and o.placer_number = r.placer_number end
    where r.clinic_id = ${clinicId} and r.chain_id = ${report.chain_id} order by o.chain_id limit 2`)
    .execute(tx);
  // Several match, so it is ambiguous which of them it corrects.
  if (rows.length !== 1) return report.chain_id;
  const { chain_id: into } = rows[0]!;
  await sql`select 1 from labs.report where clinic_id = ${clinicId} and chain_id = ${into} order by id for update`.execute(
    tx,
  );
  await sql`
    update labs.report r set chain_id = ${into}, is_current = false, version_number = n.next + o.place
    from (select max(version_number) as next from labs.report where clinic_id = ${clinicId} and chain_id = ${into}) n,
      (select id, row_number() over (order by version_number)::int as place from labs.report
        where clinic_id = ${clinicId} and chain_id = ${report.chain_id}) o
    where r.clinic_id = ${clinicId} and r.id = o.id`.execute(tx);
  // Reads and matches apply to the whole chain.
  await sql`update labs.match set chain_id = ${into} where clinic_id = ${clinicId} and chain_id = ${report.chain_id}`.execute(
    tx,
  );
  await sql`
    insert into labs.reader (clinic_id, chain_id, user_id, first_time)
    select clinic_id, ${into}, user_id, first_time from labs.reader where clinic_id = ${clinicId} and chain_id = ${report.chain_id}
    on conflict do nothing`.execute(tx);
  return into;
}
