import type { FhirExtension } from './fhir-questionnaire.ts';

/** Whether a value is an object, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none where it is not one. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Extensions that came from anywhere. */
export const extensionsIn = (value: unknown): FhirExtension[] =>
  listOf(value).filter(({ url }) => typeof url === 'string') as unknown as FhirExtension[];

/** A text as an id here: letters, digits, - and _. Empty where nothing is left. */
export const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^\w-]+/g, '_')
    .replace(/^_+/, '')
    // Cut before the end is trimmed: looking for the end of each run in a long text takes the square of its length.
    .slice(0, 60)
    .replace(/_+$/, '');

/** A link id that came from anywhere; empty where it is not one. */
export const linkIdOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
