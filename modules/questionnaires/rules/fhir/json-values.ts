import type { FhirExtension } from './fhir-questionnaire.ts';

/** Returns whether a value is an object and not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of an array; empty if it is not one. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Returns the valid extensions of an untrusted value. */
export const extensionsIn = (value: unknown): FhirExtension[] =>
  listOf(value).filter(({ url }) => typeof url === 'string') as unknown as FhirExtension[];

/** Converts text to an ID: letters, digits, - and _. May be empty. */
export const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^\w-]+/g, '_')
    .replace(/^_+/, '')
    // Truncated before trimming the end: matching trailing runs in a long text takes quadratic time.
    .slice(0, 60)
    .replace(/_+$/, '');

/** Returns an untrusted link ID; empty if it is not valid. */
export const linkIdOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
