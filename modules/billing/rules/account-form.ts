import * as z from 'zod/mini';
import { ageOn } from '#patients/rules';
import { day } from '#values/day.ts';
import { line, lineOrEmpty } from '#values/line.ts';
import { phone } from '#values/phone.ts';
import { mail } from '#values/web-address.ts';

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
    guarantor_email: mail(),
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
  return dateOfBirth !== null && ageOn(dateOfBirth, today).years < ADULT_AGE;
}
