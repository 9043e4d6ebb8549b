import * as z from 'zod/mini';
import { regionsOf } from '#patients/rules';
import { isDay } from '#values/day.ts';
import { line } from '#values/line.ts';

export const licenseKinds = [
  { value: 'state', label: 'State license' },
  { value: 'dea', label: 'DEA registration' },
] as const;
export type LicenseKind = (typeof licenseKinds)[number]['value'];

/** The states in which a prescriber can be licensed. */
export const licenseStates = regionsOf['US']!.map(({ code, name }) => ({ value: code, label: name }));

/**
 * Returns whether a text is a DEA registration number: two letters (or a letter and 9) and seven digits, the last of
 * which is the check digit of the others. Source: DEA Diversion Control Division, registration validation.
 */
export function isDeaNumber(text: string): boolean {
  if (!/^[A-Z][A-Z9]\d{7}$/.test(text)) return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = Array.from(text.slice(2), Number);
  return (a + c + e + 2 * (b + d + f)) % 10 === check;
}

/** The form of a license. */
export const licenseForm = z
  .object({
    user_id: z.string().check(z.minLength(1, 'Choose a prescriber')),
    kind: z.enum(
      licenseKinds.map(({ value }) => value),
      { error: () => 'Choose a kind' },
    ),
    state: z.string().check(z.refine((state) => licenseStates.some(({ value }) => value === state), 'Choose a state')),
    number: line(30, 'Number is required'),
    expiry_date: z.pipe(
      z._default(z.nullable(z.string()), null),
      z.transform((text, context) => {
        if (text === null || text === '') return null;
        if (isDay(text)) return text;
        context.issues.push({ code: 'custom', message: 'Enter a date as MM/DD/YYYY', input: text });
        return z.NEVER;
      }),
    ),
  })
  .check((context) => {
    const { kind, number } = context.value;
    if (kind === 'dea' && !isDeaNumber(number.toUpperCase()))
      context.issues.push({
        code: 'custom',
        message: 'Enter a valid DEA number: two letters and seven digits',
        path: ['number'],
        input: number,
      });
  });

/** A license as printed. */
export interface License {
  kind: LicenseKind;
  state: string;
  number: string;
  expiry_date: string | null;
}

/** Returns the number of the license of a kind and state that is valid on a day, or null. */
export function licenseOn(licenses: readonly License[], kind: LicenseKind, state: string, day: string): string | null {
  const valid = licenses.find(
    (each) =>
      each.kind === kind && each.state === state && (each.expiry_date === null || each.expiry_date >= day.slice(0, 10)),
  );
  return valid?.number ?? null;
}
