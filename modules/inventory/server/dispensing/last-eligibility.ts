import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ProgramEligibility } from '../../rules/index.ts';

/** Returns why a patient was last dispensed from a public program's stock, and the clinic's day; null if never. */
export async function readLastEligibility(
  db: Queryable,
  { clinicId, timeZone }: RequestContext['actor'],
  patientId: string,
): Promise<{ eligibility: ProgramEligibility; on: string } | null> {
  const row = await db
    .selectFrom('inventory.dispensing')
    .select(['program_eligibility', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('program_eligibility', 'is not', null)
    .orderBy('created_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { eligibility: row.program_eligibility!, on: dayIn(timeZone, row.created_time) };
}
