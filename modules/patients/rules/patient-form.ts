import * as z from 'zod/mini';
import { type Language, LANGUAGES } from '#values/language/language.ts';
import { addressInput } from './address-input.ts';
import { birthDateProblem } from './birth-date.ts';
import { deathDateProblem } from './death-date.ts';
import { normalizeEmail } from './email-address.ts';
import {
  emptyableLine,
  emptyableParagraphs,
  type Field,
  type FieldResult,
  requiredLine,
  requiredText,
} from './form-fields.ts';
import { type Gender, type GenderAtBirth, genders, gendersAtBirth } from './patient-choices.ts';
import { patientLimits as limits } from './patient-limits.ts';
import { normalizePhone } from './phone-number.ts';

/**
 * Input of `create_patient` and of the new-patient form: trims text, turns empty values into null, normalizes phones
 * and addresses. `today` is the clinic's date, YYYY-MM-DD; births can't be later.
 */
export function patientInput(today: string) {
  return schemasOf(today).input;
}

/** Input of `update_patient_with_id`: omitted fields stay undefined, null and empty text clear a field. */
export function patientPatch(today: string) {
  return schemasOf(today).patch;
}

/** A validated new patient. */
export type PatientFields = z.output<ReturnType<typeof patientInput>>;
/** Validated changes to a patient. */
export type PatientPatchFields = z.output<ReturnType<typeof patientPatch>>;

type Schemas = ReturnType<typeof buildSchemas>;

// Building a schema takes far longer than using it, so the schemas of the last few days are cached.
const built = new Map<string, Schemas>();
const maxDays = 4;

function schemasOf(today: string): Schemas {
  const known = built.get(today);
  if (known) return known;
  const schemas = buildSchemas(today);
  for (const day of [...built.keys()].slice(0, Math.max(0, built.size - maxDays + 1))) built.delete(day);
  built.set(today, schemas);
  return schemas;
}

function buildSchemas(today: string) {
  const required = {
    first_name: requiredLine('First Name', limits.first_name, 'First Name is Required'),
    last_name: requiredLine('Last Name', limits.last_name, 'Second Name is Required'),
    gender: gender(),
  };
  const emptyable = {
    middle_name: emptyableLine('Middle Name', limits.middle_name),
    nick_name: emptyableLine('Nickname', limits.nick_name),
    email: emptyableLine('Email', limits.email, emailReading),
    mobile: phone('Mobile', true),
    home_phone: phone('Home phone'),
    work_phone: phone('Work phone'),
    date_of_birth: emptyableLine('Date of birth', 40, (day) => birthDateReading(day, today)),
    deceased_date: emptyableLine('Date of death', 40, (day) => deathDateReading(day, today)),
    gender_at_birth: emptyableLine('Gender at birth', 40, genderAtBirthReading),
    race: emptyableLine('Race', limits.race),
    ethnicity: emptyableLine('Ethnicity', limits.ethnicity),
    preferred_language: emptyableLine('Preferred language', 40, languageReading),
    emergency_contact_name: emptyableLine('Emergency contact', limits.emergency_contact_name),
    emergency_contact_phone: phone('Emergency phone'),
    note1: emptyableParagraphs('Note 1', limits.note1),
    note2: emptyableParagraphs('Note 2', limits.note2),
    mailing_address: addressOrNone(),
  };
  // Not in any form: set by programs that store data with a patient.
  const beside = { source: emptyableLine('Source', limits.source), layout: layoutJson() };
  const patch = z.partial(z.object({ ...required, ...emptyable, ...beside }));
  const typed = z.object({ ...required, ...z.partial(z.object(emptyable)).shape });
  const keys = Object.keys(emptyable);
  const input = z.pipe(
    typed,
    z.transform((patient: z.output<typeof typed>, context) => {
      const whole = withNulls(patient, keys);
      const { deceased_date: died, date_of_birth: born } = whole;
      const problem = died === null ? null : deathDateProblem(died, born, today);
      if (problem === null) return whole;
      context.issues.push({ code: 'custom', message: problem, input: died, path: ['deceased_date'] });
      return z.NEVER;
    }),
  );
  return { input, patch };
}

function layoutJson() {
  return z
    .nullable(z.unknown())
    .check(
      z.refine(
        (layout) => new TextEncoder().encode(JSON.stringify(layout)).length <= limits.layout,
        'A layout can have at most 32 kB',
      ),
    );
}

type WithNulls<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

function withNulls<T extends object>(patient: T, keys: readonly string[]): WithNulls<T> {
  const empty = Object.fromEntries(keys.map((key) => [key, null]));
  return { ...empty, ...patient } as WithNulls<T>;
}

function gender(): Field<Gender, string> {
  return requiredText('Gender', 'Gender is Required', (raw): FieldResult<Gender> => {
    const value = genders.find((choice) => choice === raw.trim());
    return value ? { value } : { problem: 'Gender must be Female or Male' };
  });
}

function genderAtBirthReading(text: string): FieldResult<GenderAtBirth> {
  const value = gendersAtBirth.find((choice) => choice === text);
  return value ? { value } : { problem: `Gender at birth must be one of ${gendersAtBirth.join(', ')}` };
}

function languageReading(text: string): FieldResult<Language> {
  const value = LANGUAGES.find((choice) => choice === text);
  return value ? { value } : { problem: 'Preferred language must be en (English) or es (Spanish)' };
}

function phone(label: string, takesTexts = false): Field<string | null, string | null> {
  return emptyableLine(label, limits.phone, (text): FieldResult<string> => {
    const value = normalizePhone(text);
    if (value === null) return { problem: `${label}: enter a phone number, e.g. (617) 555-0143 or +44 20 7946 0958` };
    if (takesTexts && value.includes('x')) return { problem: `${label}: a mobile number can’t have an extension` };
    return { value };
  });
}

function emailReading(text: string): FieldResult<string> {
  const value = normalizeEmail(text);
  return value === null ? { problem: 'Enter an email address, e.g. name@example.com' } : { value };
}

function birthDateReading(day: string, today: string): FieldResult<string> {
  const problem = birthDateProblem(day, today);
  return problem === null ? { value: day } : { problem };
}

// The comparison with the date of birth is made once both are known.
function deathDateReading(day: string, today: string): FieldResult<string> {
  const problem = deathDateProblem(day, null, today);
  return problem === null ? { value: day } : { problem };
}

// A form also sends empty address fields.
function addressOrNone() {
  const typed = z.transform((value: unknown) => (isEmptyAddress(value) ? null : value));
  return z.pipe(typed, z.nullable(addressInput()));
}

function isEmptyAddress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([key, part]) => key === 'country' || part == null || (typeof part === 'string' && part.trim() === ''),
  );
}
