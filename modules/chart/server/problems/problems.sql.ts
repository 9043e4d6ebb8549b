import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { ProblemFields } from '../../rules/index.ts';

/** A problem of a patient's list. */
export interface Problem extends ProblemFields {
  id: string;
  patient_id: string;
  status: 'active' | 'resolved';
  resolved_date: string | null;
  create_time: Date;
  update_time: Date;
  deleted_time: Date | null;
  version: number;
}

const COLUMNS = sql.raw(`id, patient_id, icd_code, problem_name, status, onset_date, resolved_date, comment,
  created_time as create_time, updated_time as update_time, deleted_time, version`);

/** The problem list of a patient, the active ones first, then by name. */
export async function readProblems(db: Queryable, clinicId: string, patientId: string): Promise<Problem[]> {
  const { rows } = await sql<Problem>`
    select ${COLUMNS} from chart.problem where clinic_id = ${clinicId} and patient_id = ${patientId} and deleted_time is null
    order by status, lower(problem_name), id`.execute(db);
  return rows;
}

/** One problem, locked for the rest of the transaction; removed ones too. */
export async function lockProblem(tx: Tx, clinicId: string, id: string): Promise<Problem | null> {
  const { rows } = await sql<Problem>`
    select ${COLUMNS} from chart.problem where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A problem of the patient that says the same: by its code, or by its name where neither has one. */
export async function findSameProblem(
  tx: Tx,
  clinicId: string,
  patientId: string,
  { icd_code, problem_name }: Pick<ProblemFields, 'icd_code' | 'problem_name'>,
  except: string | null,
): Promise<Problem | null> {
  const { rows } = await sql<Problem>`
    select ${COLUMNS} from chart.problem where clinic_id = ${clinicId} and patient_id = ${patientId} and deleted_time is null
      and id is distinct from ${except}::uuid
      and (upper(icd_code) = upper(${icd_code}::text) or (icd_code is null or ${icd_code}::text is null)
        and lower(problem_name) = lower(${problem_name}))
    order by status limit 1`.execute(tx);
  return rows[0] ?? null;
}
