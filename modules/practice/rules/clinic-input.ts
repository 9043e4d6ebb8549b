import * as z from 'zod/mini';
import { isNpi, NPI_MESSAGE } from '#values/npi.ts';
import { mail, site } from '#values/web-address.ts';
import { wallClock } from '#values/wall-clock.ts';
import { phone } from '#values/phone.ts';
import { line, optionalLine } from '#values/line.ts';

const clock = wallClock();

/** Further attributes of a clinic: for letters, payers and patients. */
export const clinicAttributes = z.object({
  phone: phone(),
  fax: phone(),
  email: mail(),
  website: site(),
  // A solo practice may bill under the SSN of its owner.
  tax_id: optionalLine(11, {
    read: (text) => text.replace(/^(\d{2})(\d{7})$/, '$1-$2'),
    fits: (text) => /^\d{2}-\d{7}$/.test(text) || isSsn(text),
    message: 'Enter an EIN, e.g. 12-3456789, or an SSN, e.g. 123-45-6789',
  }),
  group_npi: optionalLine(10, { fits: isNpi, message: NPI_MESSAGE }),
});

/** Returns whether a tax ID is written as a Social Security number: 123-45-6789. */
export function isSsn(taxId: string): boolean {
  return /^\d{3}-\d{2}-\d{4}$/.test(taxId);
}

/** The input of a clinic; the caller validates the time zone with `isTimeZone`. */
export const clinicInput = z
  .object({
    clinic_name: line(120, 'Clinic name is required'),
    time_zone: z.string('Time zone is required').check(z.refine(isTimeZone, 'Choose a time zone from the list')),
    day_start: clock,
    day_end: clock,
    signature: optionalLine(200),
    attributes: clinicAttributes,
  })
  .check(
    z.refine(({ day_start, day_end }) => minuteOf(day_end) - minuteOf(day_start) >= 60, {
      path: ['day_end'],
      error: 'The day must end at least one hour after it begins',
    }),
  );

/** The attributes of a clinic as stored. */
export type ClinicAttributes = z.output<typeof clinicAttributes>;

/** Converts a time as HH:MM to minutes since midnight. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Converts minutes since midnight to a time as HH:MM. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Returns whether a name is an IANA time zone, with a location or UTC: an offset like +05:00 is rejected because it has
 * no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  if (name.length > 60 || !/^([A-Z][A-Za-z_]+\/[A-Za-z0-9_+/-]+|UTC)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
