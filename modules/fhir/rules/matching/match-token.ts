import { isRecord } from '../values-at.ts';

/** A code, identifier or truth value with its system; null if it has none. */
interface Token {
  readonly system: string | null;
  readonly value: string;
}

/**
 * Returns whether a searched token, `code`, `system|code`, `system|` or `|code`, is one of the values: codes, Codings,
 * CodeableConcepts, Identifiers, contact points and truth values. Case does not matter in codes.
 */
export function matchesToken(values: readonly unknown[], searched: string): boolean {
  const [first, ...more] = splitUnescaped(searched, '|').map(unescape);
  const [system, code] = more.length === 0 ? [undefined, first!] : [first!, more.join('|')];
  return values.flatMap(tokensOf).some((token) => {
    if (system !== undefined && (token.system ?? '') !== system) return false;
    return code === '' ? system !== undefined && system !== '' : token.value.toLowerCase() === code.toLowerCase();
  });
}

function tokensOf(value: unknown): Token[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ system: null, value: String(value) }];
  if (!isRecord(value)) return [];
  if (Array.isArray(value['coding'])) return value['coding'].flatMap(tokensOf);
  const { system, code, value: text } = value;
  const own = typeof code === 'string' ? code : text;
  return typeof own === 'string' ? [{ system: typeof system === 'string' ? system : null, value: own }] : [];
}

/** Splits a text at a sign that is not escaped by a backslash. */
export function splitUnescaped(text: string, sign: ',' | '|'): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (text[at] === sign) parts.push('');
    else parts[parts.length - 1] += text[at]!;
  }
  return parts;
}

/** Removes the backslashes of escaped signs (FHIR R4, 3.1.1.4.0). */
export function unescape(text: string): string {
  return text.replace(/\\([\\,|$])/g, '$1');
}
