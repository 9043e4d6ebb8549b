import { foldName } from '#patients/rules';
import { isRecord } from '../values-at.ts';
import { unescape } from './match-token.ts';

/**
 * Returns whether one of the values, texts or the texts of a HumanName or Address, begins with the searched text, or
 * contains it, ignoring case, accents and punctuation; or, if exact, is the same.
 */
export function matchesText(
  values: readonly unknown[],
  searched: string,
  modifier: 'contains' | 'exact' | null,
): boolean {
  const texts = values.flatMap(textsOf);
  const wanted = unescape(searched);
  if (modifier === 'exact') return texts.includes(wanted);
  const folded = foldName(wanted);
  if (folded === '') return false;
  return texts.map(foldName).some((one) => (modifier === 'contains' ? one.includes(folded) : one.startsWith(folded)));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value)) return [];
  return ['text', 'family', 'given', 'prefix', 'suffix', 'line', 'city', 'state', 'postalCode', 'country']
    .flatMap((part) => value[part] ?? [])
    .filter((part) => typeof part === 'string');
}
