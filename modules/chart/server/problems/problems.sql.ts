import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type OfClinic, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { ProblemFields } from '../../rules/index.ts';

/** The problems of patients. */
export const problems = clinicTable('chart.problem', [
  'id',
  'patient_id',
  'icd_code',
  'problem_name',
  'status',
  'onset_date',
  'resolved_date',
  'comment',
  'created_time',
  'updated_time',
  'deleted_time',
  'version',
]);

/** An entry of a patient's problem list. */
export type Problem = RowOfTable<typeof problems>;

/** Returns a patient's problem list, active ones first, then by name. */
export function readProblems(db: Queryable, clinicId: string, patientId: string): Promise<Problem[]> {
  return problems
    .select(db, { clinicId })
    .where('patient_id', '=', patientId)
    .where('deleted_time', 'is', null)
    .orderBy('status')
    .orderBy(sql`lower(problem_name)`)
    .orderBy('id')
    .execute();
}

/** Returns a problem of the patient with the same code, or with the same name if neither has a code. */
export async function findSameProblem(
  tx: Tx,
  of: OfClinic,
  patientId: string,
  { icd_code, problem_name }: Pick<ProblemFields, 'icd_code' | 'problem_name'>,
  except: string | null,
): Promise<Problem | null> {
  const same = await problems
    .select(tx, of)
    .where('patient_id', '=', patientId)
    .where('deleted_time', 'is', null)
    .where('id', 'is distinct from', except)
    .where(sql<boolean>`(upper(icd_code) = upper(${icd_code}::text)
      or (icd_code is null or ${icd_code}::text is null) and lower(problem_name) = lower(${problem_name}))`)
    .orderBy('status')
    .limit(1)
    .executeTakeFirst();
  return same ?? null;
}
