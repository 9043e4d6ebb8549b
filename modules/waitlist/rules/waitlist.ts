import * as z from 'zod/mini';

/** Priorities, highest first. */
export const waitlistPriorities = ['urgent', 'soon', 'routine'] as const;
/** A priority. */
export type WaitlistPriority = (typeof waitlistPriorities)[number];

/** States of a waitlist entry; the first two are active. */
export const waitlistStates = ['waiting', 'offered', 'booked', 'removed', 'expired'] as const;
/** A state of an entry. */
export type WaitlistState = (typeof waitlistStates)[number];

/** States of an offer: planned for later, sent, or one of the final states. */
export const offerStates = ['planned', 'sent', 'accepted', 'declined', 'expired', 'gone', 'withdrawn'] as const;
/** A state of an offer. */
export type OfferState = (typeof offerStates)[number];

/** Limits of the waitlist and of offers. */
export const waitlistLimits = {
  minutes: { least: 5, most: 480 },
  notice: 336,
  note: 500,
  calendars: 20,
  /** Maximum waiting time in days. */
  days: 366,
  /** Maximum number of entries listed. */
  listed: 500,
  released: 50,
  /** Maximum number of patients per offered time. */
  offered: 10,
  offerHours: { least: 1, most: 72, usual: 4 },
  /** An offer ends this many minutes before the time, and is not sent if less than `shortest` would be left. */
  lead: 30,
  shortest: 15,
} as const;

const limits = waitlistLimits;
const whole = (from: number, to: number, message: string) =>
  z.int(message).check(z.minimum(from, message), z.maximum(to, message));
const day = z.string('Enter a date').check(z.regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, 'Enter a date as MM/DD/YYYY'));
const id = (message: string) => z.string(message).check(z.minLength(1, message));

/**
 * Schema of a waitlist entry: the appointment, and when the patient can come: `start_minute` and `end_minute` on the
 * clinic's wall clock, Monday is 1.
 */
export const waitlistInput = z
  .object({
    patient_id: id('Choose a patient'),
    category_id: id('Choose a type'),
    minutes: whole(
      limits.minutes.least,
      limits.minutes.most,
      `Enter from ${limits.minutes.least} to ${limits.minutes.most} minutes`,
    ),
    calendar_ids: z
      .array(z.string('Choose a calendar'))
      .check(z.maxLength(limits.calendars, `Choose at most ${limits.calendars} calendars`)),
    first_day: day,
    last_day: day,
    weekdays: z.array(whole(1, 7, 'Choose a weekday')).check(z.maxLength(7, 'Choose at most seven days')),
    start_minute: whole(0, 1439, 'Enter a time'),
    end_minute: whole(1, 1440, 'Enter a time'),
    notice_hours: whole(0, limits.notice, `Enter from 0 to ${limits.notice} hours`),
    priority: z.enum(waitlistPriorities, 'Choose a priority'),
    note: z.optional(
      z.nullable(
        z.pipe(
          z.pipe(
            z
              .string('Enter text')
              .check(z.maxLength(limits.note * 4, `A note can have at most ${limits.note} characters`)),
            z.transform((text: string) => text.normalize('NFC').trim() || null),
          ),
          z.nullable(
            z.string().check(
              z.refine((text) => Array.from(text).length <= limits.note, {
                error: `A note can have at most ${limits.note} characters`,
              }),
            ),
          ),
        ),
      ),
    ),
    appointment_id: z.optional(z.nullable(z.string('Choose an appointment'))),
  })
  .check(
    z.refine(({ first_day, last_day }) => last_day >= first_day, {
      path: ['last_day'],
      error: 'The last day must not be before the first day',
    }),
    z.refine(({ first_day, last_day }) => daysBetween(first_day, last_day) <= limits.days, {
      path: ['last_day'],
      error: 'Waitlist entries last at most one year',
    }),
    z.refine(({ start_minute, end_minute, minutes }) => end_minute - start_minute >= minutes, {
      path: ['end_minute'],
      error: 'The appointment does not fit between these times',
    }),
  );
/** A validated waitlist entry. */
export type WaitlistFields = z.output<typeof waitlistInput>;

/** Schema of the clinic's offer settings. */
export const waitingSettingsInput = z.object({
  offer_hours: whole(
    limits.offerHours.least,
    limits.offerHours.most,
    `Enter from ${limits.offerHours.least} to ${limits.offerHours.most} hours`,
  ),
});

function daysBetween(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;
}

/**
 * Returns when an offer expires: after the clinic's setting, or shortly before the time itself; null if too little time
 * would be left.
 */
export function offerEnds(now: Date, start: Date, hours: number): Date | null {
  const ends = Math.min(now.getTime() + hours * 3_600_000, start.getTime() - limits.lead * 60_000);
  return ends - now.getTime() < limits.shortest * 60_000 ? null : new Date(ends);
}
