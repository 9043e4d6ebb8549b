import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { Alert } from '../patients.sql.ts';

/** Adds a safety note. */
export async function insertAlert(tx: Tx, clinicId: string, alert: Alert, now: Date): Promise<void> {
  await tx
    .insertInto('patients.alert')
    .values({ ...alert, clinic_id: clinicId, updated_time: now })
    .execute();
}

/** One safety note of a living record, locked for the rest of the transaction. */
export async function lockAlert(tx: Tx, clinicId: string, id: string): Promise<Alert | null> {
  const { rows } = await sql<Alert>`
    select a.id, a.patient_id, a.alert_text, a.severity, a.version, a.created_time from patients.alert a
    where a.clinic_id = ${clinicId} and a.id = ${id} and a.deleted_time is null for update`.execute(tx);
  return rows[0] ?? null;
}

/** Writes a safety note as it is now. */
export async function writeAlert(tx: Tx, clinicId: string, alert: Alert, now: Date, isDeleted: boolean): Promise<void> {
  await tx
    .updateTable('patients.alert')
    .set({
      alert_text: alert.alert_text,
      severity: alert.severity,
      version: alert.version,
      updated_time: now,
      deleted_time: isDeleted ? now : null,
    })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', alert.id)
    .execute();
}
