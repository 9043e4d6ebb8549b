import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { domainError, invalid } from '#platform/domain-error.ts';
import type { OfClinic } from '#platform/records/clinic-table.ts';

/** The tablets and displays of a clinic. An archived one is switched off. */
export const devices = defineRecord({
  table: 'kiosk.device',
  columns: [
    'practice_id',
    'name',
    'kind',
    'pairing_hash',
    'pairing_expires_time',
    'token_hash',
    'paired_time',
    'seen_time',
  ],
  called: 'device',
  objectType: 'kiosk_device',
  topic: 'kiosk.device-changed',
  activeAs: 'is_switched_on',
  unlogged: ['pairing_hash', 'token_hash'],
  refusals: {
    device_name: () => domainError('NAME_TAKEN', 'A device with this name already exists.'),
    device_clinic_id_practice_id_fkey: () =>
      invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]),
  },
});
export type Device = RowOf<typeof devices>;

/** Reads a clinic's devices by name, also those that are switched off. */
export function readDevices(db: Queryable, clinic: OfClinic): Promise<Device[]> {
  return devices.table.select(db, clinic).orderBy('name').orderBy('id').limit(500).execute();
}
