import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { day } from '#values/day.ts';
import { colour } from '#values/colour.ts';
import { unknownVariables } from './message-template.ts';
import { notificationMessages, notificationsInput } from './notification.ts';

const minutes = (from: number, to: number) =>
  z
    .int('Enter whole minutes')
    .check(z.minimum(from, `At least ${from} minutes`), z.maximum(to, `At most ${to} minutes`));

const template = () =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string('Enter text').check(
          z.maxLength(1000, 'At most 1,000 characters'),
          z.refine((text) => unknownVariables(text).length === 0, notificationMessages.unknownVariable),
        ),
        z.transform((text: string) => (text.trim() === '' ? null : text.trim())),
      ),
    ),
  );

/** Input of an event category; lengths in minutes. */
export const categoryInput = z.object({
  event_category_name: line(80, 'Name is required'),
  event_category_color_id: colour(),
  event_category_duration: minutes(1, 1440),
  event_category_interval: z.optional(z.nullable(minutes(0, 240))),
  message_template: template(),
  message_template_es: template(),
  notifications: z.optional(z.nullable(notificationsInput)),
});
/** A validated event category. */
export type CategoryFields = z.output<typeof categoryInput>;

/** The name of a room or device. */
export const resourceName = line(80, 'Name is required');

const minuteOfDay = (most: number) =>
  z.int('Enter a time').check(z.minimum(most === 1440 ? 1 : 0, 'Enter a time'), z.maximum(most, 'Enter a time'));

/** A calendar's weekly hours: non-overlapping work periods with breaks within them. */
export const weekInput = z
  .array(
    z
      .object({
        weekday: z.int('Choose a weekday').check(z.minimum(1, 'Choose a weekday'), z.maximum(7, 'Choose a weekday')),
        start_minute: minuteOfDay(1439),
        end_minute: minuteOfDay(1440),
        is_break: z.boolean('Choose yes or no'),
      })
      .check(
        z.refine(({ start_minute, end_minute }) => end_minute > start_minute, {
          path: ['end_minute'],
          error: 'The end must be after the start',
        }),
      ),
    'Send a list',
  )
  .check(
    z.maxLength(84, 'Too many time ranges'),
    z.refine(
      (spans) =>
        spans.every((one, index) =>
          spans.every(
            (other, at) =>
              at === index ||
              one.weekday !== other.weekday ||
              one.is_break !== other.is_break ||
              one.end_minute <= other.start_minute ||
              one.start_minute >= other.end_minute,
          ),
        ),
      'Two time ranges on the same day overlap',
    ),
  );

/** Days off, first and last day inclusive; hours only if the first or last day is partly off. */
export const timeOffInput = z
  .object({
    calendar_id: z.optional(z.nullable(z.string('Choose a calendar'))),
    first_day: day('Enter a date as MM/DD/YYYY'),
    last_day: day('Enter a date as MM/DD/YYYY'),
    start_minute: z.optional(z.nullable(minuteOfDay(1439))),
    end_minute: z.optional(z.nullable(minuteOfDay(1440))),
    reason: line(200, 'Reason is required'),
  })
  .check(
    z.refine(({ first_day, last_day }) => last_day >= first_day, {
      path: ['last_day'],
      error: 'The last day must not be before the first day',
    }),
    z.refine(
      ({ first_day, last_day, start_minute, end_minute }) =>
        last_day > first_day || (end_minute ?? 1440) > (start_minute ?? 0),
      { path: ['end_minute'], error: 'The end must be after the start' },
    ),
  );
/** Validated days off. */
export type TimeOffFields = z.output<typeof timeOffInput>;
