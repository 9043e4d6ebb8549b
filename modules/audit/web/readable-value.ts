import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { isDay } from './log/log-filter.ts';

/** A value of a changed field, classified by its presentation. */
export type ReadableValue =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'id'; id: string }
  /** `#rrggbb` */
  | { kind: 'colour'; colour: string }
  /** SHA-256 of a text that is not in the log, in hexadecimal. */
  | { kind: 'fingerprint'; hash: string }
  | { kind: 'list'; items: readonly ReadableValue[] }
  | { kind: 'fields'; fields: readonly { name: string; value: ReadableValue }[] };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Converts a stored value for display: days and instants in the standard formats (`zone` is an IANA name), booleans as
 * yes and no, field names as labels.
 */
export function readableValue(value: unknown, zone: string): ReadableValue {
  if (value == null || value === '') return { kind: 'nothing' };
  if (typeof value === 'string') return readableText(value, zone);
  if (typeof value === 'boolean') return { kind: 'text', text: value ? 'Yes' : 'No' };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'nothing' };
    return { kind: 'list', items: value.map((item) => readableValue(item, zone)) };
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, inner]) => ({ name, value: readableValue(inner, zone) }));
    return fields.length === 0 ? { kind: 'nothing' } : { kind: 'fields', fields };
  }
  return { kind: 'text', text: JSON.stringify(value) };
}

function readableText(text: string, zone: string): ReadableValue {
  const hash = /^sha256:([\da-f]{64})$/.exec(text)?.[1];
  if (hash !== undefined) return { kind: 'fingerprint', hash };
  if (ID.test(text)) return { kind: 'id', id: text };
  if (/^#[\da-f]{6}$/i.test(text)) return { kind: 'colour', colour: text };
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return { kind: 'text', text: formatInstant(text, zone) };
  if (isDay(text)) return { kind: 'text', text: formatDay(text) };
  return { kind: 'text', text: formatPhone(text) };
}
