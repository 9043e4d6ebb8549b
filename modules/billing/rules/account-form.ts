import * as z from 'zod/mini';
import { day } from '#values/day.ts';
import { line, lineOrEmpty, optionalLine } from '#values/line.ts';
import { phone } from '#values/phone.ts';

// What a patient is to the guarantor.
const relationships = ['Child', 'Spouse', 'Other'] as const;

/** Age from which a patient owes for themselves. */
export const ADULT_AGE = 18;

const optionalDay = z._default(z.nullable(day()), null);

/** Who is responsible for a patient's bills, what was signed, and whether statements are held. */
export const accountForm = z
  .object({
    relationship: z._default(z.nullable(z.enum(relationships)), null),
    guarantor_first_name: lineOrEmpty(80),
    guarantor_last_name: lineOrEmpty(80),
    guarantor_birth_day: optionalDay,
    guarantor_phone: phone(),
    guarantor_email: optionalLine(200, {
      fits: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
      message: 'Enter an email address, e.g. name@example.com',
    }),
    guarantor_address_line1: lineOrEmpty(120),
    guarantor_address_line2: lineOrEmpty(120),
    guarantor_city: lineOrEmpty(80),
    guarantor_state: lineOrEmpty(30),
    guarantor_postal_code: lineOrEmpty(12),
    release_day: optionalDay,
    assignment_day: optionalDay,
    statement_hold: z._default(line(200), ''),
    autopay_card_id: z._default(z.nullable(z.string()), null),
    autopay_consent_day: optionalDay,
  })
  .check(
    z.refine(({ autopay_card_id, autopay_consent_day }) => autopay_card_id === null || autopay_consent_day !== null, {
      path: ['autopay_consent_day'],
      error: 'Enter the day when the patient agreed',
    }),
    z.refine(({ relationship, guarantor_last_name }) => relationship === null || guarantor_last_name !== '', {
      path: ['guarantor_last_name'],
      error: 'Last name is required',
    }),
  );

/** Returns whether a patient is too young to owe. Days as YYYY-MM-DD. */
export function isMinor(dateOfBirth: string | null, today: string): boolean {
  if (dateOfBirth === null) return false;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return (dateOfBirth.slice(5) > today.slice(5) ? years - 1 : years) < ADULT_AGE;
}
