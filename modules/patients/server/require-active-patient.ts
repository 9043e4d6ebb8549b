import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { domainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { PATIENT_DECEASED } from '../rules/index.ts';

/**
 * Returns why a patient can't be acted on: DECEASED, PATIENT_MERGED, PATIENT_DELETED or NOT_FOUND; null if possible.
 * Every clinical command calls this first, in its transaction: the record then can't be merged or deleted before the
 * transaction ends. `onDay` is the day of the action: events up to the day of death can still be recorded.
 */
export async function requireActivePatient(
  db: Queryable,
  clinicId: string,
  patientId: string,
  onDay: string | null = null,
): Promise<DomainError | null> {
  const [found] = await requireActivePatients(db, clinicId, [{ patientId, onDay }]);
  return found!;
}

/** Same, for several actions in one statement: one result for each. */
export async function requireActivePatients(
  db: Queryable,
  clinicId: string,
  actions: readonly { patientId: string; onDay: string | null }[],
): Promise<(DomainError | null)[]> {
  if (actions.length === 0) return [];
  const ids = [...new Set(actions.map(({ patientId }) => patientId))].toSorted();
  const { rows } = await sql<PatientState>`
    select id, deceased_date::text as died, deleted_time is not null as is_deleted, merged_into is not null as is_merged
    from patients.patient where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) order by id for key share`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return actions.map(({ patientId, onDay }) => inactiveOf(byId.get(patientId), onDay));
}

interface PatientState {
  id: string;
  died: string | null;
  is_deleted: boolean;
  is_merged: boolean;
}

function inactiveOf(patient: PatientState | undefined, onDay: string | null): DomainError | null {
  if (patient === undefined) return notFound('patient');
  if (patient.is_merged)
    return domainError('PATIENT_MERGED', 'This record was merged into another one. Open that record instead.');
  if (patient.is_deleted) return domainError('PATIENT_DELETED', 'This patient’s record was deleted. Restore it first.');
  if (patient.died !== null && (onDay === null || onDay > patient.died))
    return domainError('DECEASED', PATIENT_DECEASED);
  return null;
}
