import type { Tx } from '#platform/database.ts';
import type { ClinicAttributes } from '../../rules/index.ts';

/** The clinic, locked for a change. */
export function lockClinic(tx: Tx, clinicId: string) {
  return tx
    .selectFrom('practice.clinic')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The columns of a clinic's settings. */
export interface ClinicColumns {
  clinic_name: string;
  time_zone: string;
  day_start_minute: number;
  day_end_minute: number;
  signature: string | null;
}

/** Replaces the settings of the clinic, and increments its version. */
export async function writeClinic(
  tx: Tx,
  clinicId: string,
  columns: ClinicColumns,
  attributes: ClinicAttributes,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('practice.clinic')
    .set(({ eb }) => ({
      ...columns,
      attributes: JSON.stringify(attributes),
      updated_time: now,
      version: eb('version', '+', 1),
    }))
    .where('clinic_id', '=', clinicId)
    .execute();
}

/** Stores the file id of the clinic's logo, null for none. */
export async function writeLogo(tx: Tx, clinicId: string, fileId: string | null): Promise<void> {
  await tx.updateTable('practice.clinic').set({ logo_file_id: fileId }).where('clinic_id', '=', clinicId).execute();
}
