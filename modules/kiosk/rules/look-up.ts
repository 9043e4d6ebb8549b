import * as z from 'zod/mini';
import { foldName } from '#patients/rules';
import { isDay } from '#values/day.ts';
import { line } from '#values/line.ts';

/** With what a patient at a tablet says who they are. The first name is asked for only if it is needed. */
export const lookUpForm = z.object({
  last_name: line(80, 'Enter your last name'),
  date_of_birth: z
    .string('Enter a date as MM/DD/YYYY')
    .check(z.refine((text) => isDay(text), { error: 'Enter a date as MM/DD/YYYY' })),
  first_name: z._default(z.nullable(line(80, 'Enter your first name')), null),
});

/** A validated look-up. */
export type LookUp = z.output<typeof lookUpForm>;

interface Named {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
}

/** Returns whether a patient has this name and date of birth; case, accents, spaces and hyphens don't matter. */
export function isNamed(patient: Named, { last_name, date_of_birth, first_name }: LookUp): boolean {
  return (
    patient.date_of_birth === date_of_birth &&
    key(last_name) !== '' &&
    key(patient.last_name) === key(last_name) &&
    (first_name === null || key(patient.first_name) === key(first_name))
  );
}

const key = (name: string): string => foldName(name).replaceAll(' ', '');
