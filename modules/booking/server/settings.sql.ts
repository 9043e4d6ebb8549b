import type { Queryable, Tx } from '#platform/database.ts';
import { bookingLimits as limits } from '../rules/index.ts';

/** A clinic's settings for online booking. */
export interface BookingSettings {
  is_on: boolean;
  address: string;
  notice_hours: number;
  days_ahead: number;
  hold_hours: number;
  page_text: string;
  version: number;
}

const COLUMNS = ['is_on', 'address', 'notice_hours', 'days_ahead', 'hold_hours', 'page_text', 'version'] as const;

/** The settings of a clinic that saved none: booking is off. */
export const unsavedSettings: BookingSettings = {
  is_on: false,
  address: '',
  notice_hours: limits.notice.usual,
  days_ahead: limits.days.usual,
  hold_hours: limits.hold.usual,
  page_text: '',
  version: 0,
};

/** Returns a clinic's settings; defaults with version 0 if none were saved. */
export async function readSettings(db: Queryable, clinicId: string): Promise<BookingSettings> {
  const row = await db
    .selectFrom('booking.settings')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? unsavedSettings;
}

/** Returns the clinic with a public address, and its settings; null if there is none. */
export async function findByAddress(
  db: Queryable,
  address: string,
): Promise<(BookingSettings & { clinic_id: string }) | null> {
  const row = await db
    .selectFrom('booking.settings')
    .select(['clinic_id', ...COLUMNS])
    .where('address', '=', address)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the settings if the version matches; returns whether it did. */
export async function writeSettings(tx: Tx, clinicId: string, settings: BookingSettings, now: Date): Promise<boolean> {
  const { version, ...fields } = settings;
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('booking.settings')
      .values({ clinic_id: clinicId, ...fields, updated_time: now })
      .onConflict((on) => on.column('clinic_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('booking.settings')
    .set({ ...fields, version: version + 1, updated_time: now })
    .where('clinic_id', '=', clinicId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
