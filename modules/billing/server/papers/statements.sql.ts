import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { type ReadRow } from '#platform/records/read-columns.ts';

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

const COLUMNS = table.as('s').and(fullName('patient_name', 'p'));

/** A statement with its patient's name. */
export type StatementRow = ReadRow<typeof COLUMNS>;

/** Returns statements, newest first, of one patient if given. */
export async function findStatements(
  db: Queryable,
  clinicId: string,
  equal: { patient_id: string | null | undefined },
  { skip, take }: { skip: number; take: number },
): Promise<StatementRow[]> {
  const { rows } = await COLUMNS.select(sql`
    from billing.statement s join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    where s.clinic_id = ${clinicId} and ${table.matching('s', equal)}
    order by s.number desc limit ${take} offset ${skip}`).execute(db);
  return rows;
}
