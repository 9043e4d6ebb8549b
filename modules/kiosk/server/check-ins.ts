import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** Patients at tablets, from the matching date of birth until "Done". */
export const checkIns = clinicTable('kiosk.check_in', [
  'clinic_id',
  'id',
  'device_id',
  'patient_id',
  'event_ids',
  'created_time',
  'seen_time',
  'checked_in_time',
]);
export type CheckIn = RowOfTable<typeof checkIns>;

const IDLE_MS = 10 * 60_000;
const LONGEST_MS = 45 * 60_000;

/**
 * Returns the patient of a token on this device, if they haven't left and the device wasn't idle for ten minutes; every
 * call extends it, up to 45 minutes.
 */
export async function touchCheckIn(
  db: Queryable,
  device: { clinic_id: string; id: string },
  tokenHash: Buffer,
  now: Date,
): Promise<CheckIn | null> {
  const row = await db
    .updateTable('kiosk.check_in')
    .set({ seen_time: now })
    .where('clinic_id', '=', device.clinic_id)
    .where('device_id', '=', device.id)
    .where('token_hash', '=', tokenHash)
    .where('ended_time', 'is', null)
    .where('seen_time', '>', new Date(now.getTime() - IDLE_MS))
    .where('created_time', '>', new Date(now.getTime() - LONGEST_MS))
    .returning([
      'clinic_id',
      'id',
      'device_id',
      'patient_id',
      'event_ids',
      'created_time',
      'seen_time',
      'checked_in_time',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends what patients began on this device: the next one starts over. */
export async function endCheckIns(tx: Tx, clinicId: string, deviceId: string, now: Date): Promise<void> {
  await tx
    .updateTable('kiosk.check_in')
    .set({ ended_time: now })
    .where('clinic_id', '=', clinicId)
    .where('device_id', '=', deviceId)
    .where('ended_time', 'is', null)
    .execute();
}
