import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('billing.statement', [
  'id',
  'number',
  'patient_id',
  'issue_day',
  'due_day',
  'notice',
  'balance',
  'mailed_time',
]);

/** A statement, with its patient's name. */
export interface StatementRow extends RowOfTable<typeof table> {
  patient_name: string;
}

/** Statements, the newest first, of one patient where one is given. */
export async function findStatements(
  db: Queryable,
  clinicId: string,
  equal: { patient_id: string | null | undefined },
  { skip, take }: { skip: number; take: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select ${table.columns('s')}, p.first_name || ' ' || p.last_name as patient_name
    from billing.statement s join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    where s.clinic_id = ${clinicId} and ${table.matching('s', equal)}
    order by s.number desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
