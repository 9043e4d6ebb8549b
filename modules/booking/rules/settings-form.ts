import * as z from 'zod/mini';
import { paragraphs } from '#values/line.ts';
import { bookingAudiences, bookingLimits as limits } from './limits.ts';

const whole = ({ least, most }: { least: number; most: number }, unit: string) => {
  const message = `Enter from ${least} to ${most} ${unit}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

/** The input of the clinic's booking settings. */
export const bookingSettingsForm = z.object({
  is_on: z.boolean(),
  address: z.pipe(
    z.pipe(
      z.string('Address is required'),
      z.transform((typed: string) => typed.trim().toLowerCase()),
    ),
    z
      .string()
      .check(
        z.regex(/^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'Enter 3 to 60 letters and digits, with hyphens between words'),
      ),
  ),
  notice_hours: whole(limits.notice, 'hours'),
  days_ahead: whole(limits.days, 'days'),
  hold_hours: whole(limits.hold, 'hours'),
  page_text: paragraphs(limits.pageText),
});

/** The input of an event type that can be booked online. */
export const bookableTypeForm = z.object({
  category_id: z.string('Choose an event type').check(z.minLength(1, 'Choose an event type')),
  minutes: whole(limits.minutes, 'minutes'),
  audience: z.enum(bookingAudiences, 'Choose who can book'),
  calendar_ids: z.pipe(
    z
      .array(z.string(), 'Choose a member')
      .check(
        z.minLength(1, 'Choose at least one member'),
        z.maxLength(limits.calendars, `Choose at most ${limits.calendars} members`),
      ),
    z.transform((ids: string[]) => [...new Set(ids)]),
  ),
});

/** The reason of a declined request, which the patient reads. */
export const declineForm = z.object({ reason: paragraphs(limits.declineReason, 'Reason is required') });
