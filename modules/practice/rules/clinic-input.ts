import * as z from 'zod/mini';
import { isNpi, NPI_MESSAGE } from '#values/npi.ts';
import { mail, site } from '#values/web-address.ts';
import { wallClock } from '#values/wall-clock.ts';
import { phone } from '#values/phone.ts';
import { line, optionalLine } from '#values/line.ts';

const clock = wallClock();

/** What else a clinic says of itself: on letters, to payers, to patients. */
export const clinicAttributes = z.object({
  phone: phone(),
  fax: phone(),
  email: mail(),
  website: site(),
  tax_id: optionalLine(10, {
    read: (text) => text.replace(/^(\d{2})(\d{7})$/, '$1-$2'),
    fits: (text) => /^\d{2}-\d{7}$/.test(text),
    message: 'Enter a tax ID (EIN) with nine digits, e.g. 12-3456789',
  }),
  group_npi: optionalLine(10, { fits: isNpi, message: NPI_MESSAGE }),
});

/** The clinic as it is typed; whether there is such a time zone the caller asks `isTimeZone`. */
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

/** The attributes of a clinic, as they are kept. */
export type ClinicAttributes = z.output<typeof clinicAttributes>;

/** Minutes since midnight of a time as HH:MM. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** A time as HH:MM of minutes since midnight. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether a name is one of an IANA time zone, with a place or UTC: an offset as +05:00 is none, it knows no summer. */
export function isTimeZone(name: string): boolean {
  if (name.length > 60 || !/^([A-Z][A-Za-z_]+\/[A-Za-z0-9_+/-]+|UTC)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
