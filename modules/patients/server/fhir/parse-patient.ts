import * as z from 'zod/mini';
import type { Address } from 'fhir/r4';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { codingShape, conceptShape, filled, referenceShape } from '#platform/fhir/element-shapes.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import { readExtensions } from './read-extensions.ts';

const dayShape = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Send a complete date, YYYY-MM-DD'));

const part = {
  url: filled,
  valueCode: z.optional(filled),
  valueString: z.optional(filled),
  valueCoding: z.optional(codingShape),
};

/** The elements of a patient that can be stored. */
const SHAPE = z.strictObject({
  active: z.optional(z.literal(true)),
  extension: z.optional(z.array(z.strictObject({ ...part, extension: z.optional(z.array(z.strictObject(part))) }))),
  name: z.array(
    z.strictObject({
      use: z.optional(z.enum(['official', 'usual', 'nickname'])),
      text: z.optional(filled),
      family: z.optional(filled),
      given: z.optional(z.array(filled)),
    }),
  ),
  telecom: z.optional(
    z.array(
      z.strictObject({
        system: z.enum(['phone', 'email']),
        value: filled,
        use: z.optional(z.enum(['home', 'work', 'mobile'])),
      }),
    ),
  ),
  gender: z.enum(['female', 'male', 'other', 'unknown']),
  birthDate: z.optional(dayShape),
  deceasedDateTime: z.optional(dayShape),
  address: z.optional(
    z.array(
      z.strictObject({
        use: z.optional(z.enum(['home', 'billing'])),
        line: z.optional(z.array(filled).check(z.maxLength(2, 'Two lines can be stored'))),
        city: z.optional(filled),
        state: z.optional(filled),
        postalCode: z.optional(filled),
        country: z.optional(filled),
      }),
    ),
  ),
  communication: z.optional(
    z
      .array(z.strictObject({ language: conceptShape, preferred: z.optional(z.literal(true)) }))
      .check(z.maxLength(1, 'One language can be stored')),
  ),
  managingOrganization: z.optional(referenceShape),
});

type Elements = z.output<typeof SHAPE>;

/** A patient as the command takes it, by the names of its input; and the element of each. */
export interface SentPatient {
  input: Record<string, string | null>;
  addresses: readonly Address[];
  elements: Record<string, string>;
  organization: string | undefined;
}

/** Parses a Patient. What is not there is null: it is cleared. */
export function parsePatient(resource: AnyResource, served: AnyResource | null): SentPatient | DomainError {
  const parsed = parseElements(SHAPE, resource, served);
  if (isDomainError(parsed)) return parsed;
  const { elements } = parsed;
  const names = readNames(elements);
  if (isDomainError(names)) return names;
  const contacts = readTelecom(elements);
  if (isDomainError(contacts)) return contacts;
  const extensions = readExtensions(elements.extension ?? []);
  if (isDomainError(extensions)) return extensions;
  const language = readLanguage(elements);
  if (isDomainError(language)) return language;
  const { gender, birthDate = null, deceasedDateTime = null, address = [], managingOrganization } = elements;
  const rest = {
    // Other words are refused by the clinic’s rule, and kept if they are there.
    gender: GENDERS[gender] ?? gender,
    date_of_birth: birthDate,
    deceased_date: deceasedDateTime,
    preferred_language: language,
  };
  return {
    input: { ...names.input, ...contacts.input, ...extensions, ...rest },
    addresses: address,
    elements: { ...OTHER_ELEMENTS, ...names.elements, ...contacts.elements },
    organization: managingOrganization?.reference,
  };
}

const GENDERS: Readonly<Record<string, string>> = { female: 'Female', male: 'Male' };

const OTHER_ELEMENTS: Readonly<Record<string, string>> = {
  gender: 'gender',
  date_of_birth: 'birthDate',
  deceased_date: 'deceasedDateTime',
  preferred_language: 'communication[0].language',
  race: 'extension',
  ethnicity: 'extension',
  gender_at_birth: 'extension',
};

type Part = Pick<SentPatient, 'input' | 'elements'>;

function readNames({ name }: Elements): Part | DomainError {
  const nick = name.findIndex(({ use }) => use === 'nickname');
  const official = name.findIndex(({ use }) => use !== 'nickname');
  const extra = name.findIndex((_one, index) => index !== nick && index !== official);
  if (extra >= 0) return elementInvalid(`name[${extra}]`, 'One name and one nickname can be stored');
  if (official < 0) return elementInvalid('name', 'Send the patient’s name');
  const [first = '', ...middle] = name[official]!.given ?? [];
  const nickname = nick < 0 ? undefined : name[nick]!;
  if (nickname?.family !== undefined || (nickname?.given?.length ?? 0) > 1)
    return elementInvalid(`name[${nick}]`, 'A nickname is one given name');
  const at = `name[${official}]`;
  return {
    input: {
      first_name: first,
      middle_name: middle.length === 0 ? null : middle.join(' '),
      last_name: name[official]!.family ?? '',
      nick_name: nickname?.given?.[0] ?? nickname?.text ?? null,
    },
    elements: {
      first_name: `${at}.given[0]`,
      middle_name: `${at}.given[1]`,
      last_name: `${at}.family`,
      nick_name: `name[${nick}].given[0]`,
    },
  };
}

const PHONES = { home: 'home_phone', work: 'work_phone', mobile: 'mobile' } as const;

function readTelecom({ telecom = [] }: Elements): Part | DomainError {
  const input: Record<string, string | null> = { email: null, mobile: null, home_phone: null, work_phone: null };
  const elements: Record<string, string> = {};
  for (const [index, { system, value, use }] of telecom.entries()) {
    const path = `telecom[${index}]`;
    if (system === 'email' && use !== undefined) return elementInvalid(`${path}.use`, 'An email address has no use');
    if (system === 'phone' && use === undefined) return elementInvalid(`${path}.use`, 'Send home, work or mobile');
    const field = use === undefined ? 'email' : PHONES[use];
    if (input[field] !== null) return elementInvalid(path, 'One of each kind can be stored');
    input[field] = value;
    elements[field] = `${path}.value`;
  }
  return { input, elements };
}

function readLanguage({ communication = [] }: Elements): string | null | DomainError {
  const [first] = communication;
  if (first === undefined) return null;
  const [code, ...others] = first.language.coding ?? [];
  const isKnown = code?.system === SYSTEMS.language && code.code !== undefined && others.length === 0;
  return isKnown ? code.code! : elementInvalid('communication[0].language', 'Send one code of urn:ietf:bcp:47');
}
