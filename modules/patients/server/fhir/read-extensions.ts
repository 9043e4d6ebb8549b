import type { DomainError } from '#platform/domain-error.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { elementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import { raceAndEthnicityOf, usCoreExtensions } from './us-core-extensions.ts';

interface SentPart {
  url: string;
  valueCode?: string | undefined;
  valueString?: string | undefined;
  valueCoding?: { code?: string | undefined } | undefined;
}

/** An extension as it was sent. */
export interface SentExtension extends SentPart {
  extension?: readonly SentPart[] | undefined;
}

const FIELDS: ReadonlyMap<string, 'race' | 'ethnicity' | 'gender_at_birth'> = new Map([
  [usCore('us-core-race'), 'race'],
  [usCore('us-core-ethnicity'), 'ethnicity'],
  [usCore('us-core-birthsex'), 'gender_at_birth'],
]);
const SEXES: ReadonlyMap<string | undefined, string> = new Map([
  ['F', 'Female'],
  ['M', 'Male'],
  ['OTH', 'Other'],
  ['UNK', 'Unknown'],
]);

/** The fields of a patient that US Core has as extensions; null if there is none. */
export type ExtensionFields = Record<'race' | 'ethnicity' | 'gender_at_birth', string | null>;

/** Reads race, ethnicity and sex at birth; other extensions, and codes that would be lost, are refused. */
export function readExtensions(extensions: readonly SentExtension[]): ExtensionFields | DomainError {
  const fields: ExtensionFields = { race: null, ethnicity: null, gender_at_birth: null };
  for (const [index, extension] of extensions.entries()) {
    const path = `extension[${index}]`;
    const field = FIELDS.get(extension.url);
    if (field === undefined)
      return elementError('ELEMENT_NOT_STORED', [{ path, message: 'Salus can’t store this extension' }]);
    if (fields[field] !== null) return elementInvalid(path, 'Send this extension only once');
    const value = field === 'gender_at_birth' ? SEXES.get(extension.valueCode) : textOf(extension, field);
    if (value === undefined) return elementInvalid(path, 'This value can’t be stored');
    fields[field] = value;
  }
  return fields;
}

// The text is stored, and its codes follow from it: those that were sent must be among them.
function textOf({ extension = [] }: SentExtension, field: 'race' | 'ethnicity'): string | undefined {
  const codes = extension
    .filter(({ url }) => url !== 'text')
    .map(({ url, valueCoding }) => `${url} ${valueCoding?.code}`);
  const said = extension.find(({ url }) => url === 'text')?.valueString;
  const text = typeof said === 'string' && said !== '' ? said : raceAndEthnicityOf(extension[0]?.valueCoding?.code);
  if (text === undefined) return undefined;
  const nothing = { race: null, ethnicity: null, gender_at_birth: null };
  const [stored] = usCoreExtensions({ ...nothing, [field]: text });
  const known = (stored?.extension ?? []).map(({ url, valueCoding }) => `${url} ${valueCoding?.code}`);
  return codes.every((code) => known.includes(code)) ? text : undefined;
}
