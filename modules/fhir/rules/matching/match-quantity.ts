import { isRecord } from '../values-at.ts';
import { compareSpans, splitPrefix } from './date-span.ts';
import { splitUnescaped, unescape } from './match-token.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?(e-?\d{1,2})?$/i;

/** Returns whether a text is `[prefix]number`, `…|system|code` or `…||code`. */
export function isQuantity(searched: string): boolean {
  const [number = '', ...unit] = splitUnescaped(splitPrefix(searched).rest, '|');
  return NUMBER.test(number) && (unit.length === 0 || unit.length === 2);
}

/**
 * Returns whether one of the Quantities compares so with the searched one. A number means all that round to it: 98.6 is
 * from 98.55 to 98.65 (FHIR R4, 3.1.1.4.8).
 */
export function matchesQuantity(values: readonly unknown[], searched: string): boolean {
  const { prefix, rest } = splitPrefix(searched);
  const [number = '', system = '', unit = ''] = splitUnescaped(rest, '|').map(unescape);
  const value = Number(number);
  const half = 0.5 * 10 ** (Number(/e(-?\d+)$/i.exec(number)?.[1] ?? 0) - (/\.(\d+)/.exec(number)?.[1]?.length ?? 0));
  return values.some((found) => {
    if (!isRecord(found) || typeof found['value'] !== 'number') return false;
    if (system !== '' && found['system'] !== system) return false;
    if (unit !== '' && found['code'] !== unit && found['unit'] !== unit) return false;
    const amount = found['value'];
    const isOrder = prefix === 'gt' || prefix === 'lt' || prefix === 'ge' || prefix === 'le';
    const span = isOrder ? { start: value, end: value } : { start: value - half, end: value + half };
    return compareSpans({ start: amount, end: amount }, prefix, span);
  });
}
