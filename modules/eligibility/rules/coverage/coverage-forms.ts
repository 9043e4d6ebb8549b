import * as z from 'zod/mini';
import { birthDateProblem } from '#patients/rules';
import { isDay } from '#values/day.ts';
import { money } from '#values/money.ts';
import { line, lineOrEmpty, paragraphsOrEmpty } from '#values/line.ts';
import { memberIdProblem } from '../x12/write-inquiry.ts';
import { checkGenders, payerTypes, priorities, relationships } from './coverage-choices.ts';

const EARLIEST = '1900-01-01';
const LATEST = '2200-01-01';

const orNull = (most: number) =>
  z.pipe(
    z._default(z.nullable(line(most)), null),
    z.transform((text) => (text === '' ? null : text)),
  );
const day = z.pipe(
  z._default(z.nullable(z.string()), null),
  z.transform((text, context) => {
    if (text === null || text === '') return null;
    if (isDay(text) && text >= EARLIEST && text < LATEST) return text;
    context.issues.push({ code: 'custom', message: 'Enter a date as MM/DD/YYYY', input: text });
    return z.NEVER;
  }),
);

/**
 * A payer number or member ID for messages: letters, digits and a few characters that don't conflict with separators.
 */
const identifier = (most: number, missing: string) =>
  line(most, missing).check(
    z.regex(/^(?:[A-Za-z0-9][A-Za-z0-9 ./_#-]*)?$/, 'Use only letters, digits, spaces and . / _ # -'),
  );

/** The form of a payer. */
export const payerForm = z.object({
  payer_name: line(120, 'Name is required'),
  payer_code: identifier(40, 'Payer ID is required'),
  payer_type: z._default(z.enum(payerTypes, { error: () => 'Choose a payer type' }), 'Commercial'),
  phone: lineOrEmpty(40),
  address_line1: lineOrEmpty(100),
  address_line2: lineOrEmpty(100),
  city: lineOrEmpty(60),
  state: lineOrEmpty(40),
  postal_code: lineOrEmpty(20),
  is_checked: z._default(z.boolean(), true),
});

/** The validated fields of a payer. */
export type PayerFields = z.output<typeof payerForm>;

const NO_ADDRESS = {
  subscriber_address_line1: null,
  subscriber_city: null,
  subscriber_state: null,
  subscriber_postal_code: null,
};

/** The coverage form, for pages and the API; `today` is the clinic's date. */
export function coverageForm(today: string) {
  const typed = z.object({
    payer_id: z.string({ error: () => 'Choose a payer' }).check(z.minLength(1, 'Choose a payer')),
    plan_name: lineOrEmpty(120),
    member_id: identifier(40, 'Member ID is required').check(
      z.refine((id) => id === '' || memberIdProblem(id) === null, {
        error: ({ input }) => memberIdProblem(String(input)) ?? '',
      }),
    ),
    group_number: lineOrEmpty(60),
    group_name: lineOrEmpty(120),
    relationship: z._default(z.enum(relationships, { error: () => 'Choose Self, Spouse, Child or Other' }), 'Self'),
    subscriber_first_name: orNull(60),
    subscriber_last_name: orNull(60),
    subscriber_date_of_birth: day,
    subscriber_gender: z._default(z.nullable(z.enum(checkGenders)), null),
    // Address if different from the patient's.
    subscriber_address_line1: orNull(100),
    subscriber_city: orNull(60),
    subscriber_state: orNull(40),
    subscriber_postal_code: orNull(20),
    priority: z._default(z.enum(priorities, { error: () => 'Choose Primary, Secondary or Tertiary' }), 'Primary'),
    start_date: day,
    end_date: day,
    copay: z._default(z.nullable(money(10_000_00)), null),
    notes: paragraphsOrEmpty(1000),
  });
  return z.pipe(
    typed,
    z.transform((said: z.output<typeof typed>, context) => {
      const wrong = (path: string, message: string): void =>
        void context.issues.push({ code: 'custom', message, path: [path], input: said });
      if (said.start_date !== null && said.end_date !== null && said.end_date < said.start_date)
        wrong('end_date', 'The end date can’t be before the start date');
      if (said.relationship === 'Self')
        return {
          ...said,
          subscriber_first_name: null,
          subscriber_last_name: null,
          subscriber_date_of_birth: null,
          subscriber_gender: null,
          ...NO_ADDRESS,
        };
      if (said.subscriber_first_name === null) wrong('subscriber_first_name', 'Subscriber’s first name is required');
      if (said.subscriber_last_name === null) wrong('subscriber_last_name', 'Subscriber’s last name is required');
      const { subscriber_address_line1: street, subscriber_city: city } = said;
      if ((street === null) !== (city === null))
        wrong(street === null ? 'subscriber_address_line1' : 'subscriber_city', 'Enter both street and city');
      if (street === null && city === null && (said.subscriber_state !== null || said.subscriber_postal_code !== null))
        wrong('subscriber_address_line1', 'Enter both street and city');
      if (said.subscriber_date_of_birth !== null) {
        const problem = birthDateProblem(said.subscriber_date_of_birth, today);
        if (problem !== null) wrong('subscriber_date_of_birth', problem);
      }
      return said;
    }),
  );
}

/** The validated fields of a coverage. */
export type CoverageFields = z.output<ReturnType<typeof coverageForm>>;
