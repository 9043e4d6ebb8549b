import * as z from 'zod/mini';
import { isDay } from '#values/day.ts';
import { line, paragraphs } from '#values/line.ts';
import { isPhone } from '#values/phone.ts';
import { bookingLimits as limits } from './limits.ts';

const EMAIL = /^[^\s@<>(),;:"\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const PHONE = 'Enter a phone number, e.g. (617) 555-0143';

/**
 * What a person enters on the public page about themselves. `today` is the clinic's date, YYYY-MM-DD; births can't be
 * later.
 */
export function bookingForm(today: string) {
  return z.object({
    first_name: line(limits.name, 'First name is required'),
    last_name: line(limits.name, 'Last name is required'),
    date_of_birth: z.string({ error: () => 'Enter a date as MM/DD/YYYY' }).check(
      z.refine((text) => isDay(text) && text >= '1900', { error: 'Enter a date as MM/DD/YYYY', abort: true }),
      z.refine((text) => text <= today, 'Date of birth can’t be in the future'),
    ),
    phone: z.pipe(line(30, 'Phone is required'), z.string().check(z.refine(isPhone, PHONE))),
    email: z.pipe(
      line(limits.email, 'Email is required'),
      z.string().check(z.refine((text) => EMAIL.test(text), 'Enter an email address, e.g. name@example.com')),
    ),
    reason: paragraphs(limits.reason, 'Reason is required'),
    consent: z.boolean().check(z.refine((agreed) => agreed, 'Please agree so that we can answer you')),
  });
}

/** The validated details of a request. */
export type BookingDetails = z.output<ReturnType<typeof bookingForm>>;
