import {
  componentsOf,
  LIMITS,
  type Message,
  plain,
  Refusal,
  repetitionsOf,
  type Segment,
  unescape,
} from './message.ts';
import { showHl7Time } from './hl7-time.ts';
import type { SentFile } from './sent-results.ts';

/** The content of OBX-5: text, a number if it is one, or a file. `isDeleted` if the sender deletes the value (""). */
export interface SentValue {
  text: string;
  value: number | null;
  file: SentFile | null;
  isDeleted: boolean;
}

const CODED = new Set(['CE', 'CWE', 'CNE', 'CF']);
const TIMES = new Set(['DT', 'TM', 'TS', 'DTM']);
/** Composite types, in which component separators separate words. */
const COMPOSITE = new Set([
  'AD',
  'CK',
  'CN',
  'CP',
  'CX',
  'EI',
  'MO',
  'PN',
  'RP',
  'TN',
  'XAD',
  'XCN',
  'XON',
  'XPN',
  'XTN',
]);

/** Reads an OBX value of the given type (HL7 2.5.1, 7.4.2.5); every repetition is kept on its own line. */
export function readValue(message: Message, obx: Segment, type: string, zone: string): SentValue {
  const none = { value: null, file: null, isDeleted: false };
  const raw = obx.fields[5] ?? '';
  if (raw === '""') return { ...none, text: '', isDeleted: true };
  if (type === 'ED') {
    const file = readFile(message, raw);
    return { ...none, file, text: file === null ? '' : `Report (${file.kind})` };
  }
  // Escapes are longer than what they decode to, but not by this factor.
  if (raw.length > LIMITS.text * 8) throw tooLong();
  const values = repetitionsOf(message, obx, 5).map((repetition) => readOne(message, repetition, type, zone));
  const text = values.map((each) => each.text).join('\n');
  if (text.length > LIMITS.text) throw tooLong();
  // Each part may be deleted separately: ""^"" or ""~"".
  const isDeleted = text.trim() === '' && raw.includes('""');
  return { ...none, text: isDeleted ? '' : text, value: values.length === 1 ? values[0]!.value : null, isDeleted };
}

const tooLong = (): Refusal =>
  new Refusal(`OBX-5 has more than ${LIMITS.text.toLocaleString('en-US')} characters.`, '101');

function readOne(message: Message, raw: string, type: string, zone: string): { text: string; value: number | null } {
  const whole = (): string => unescape(raw, message.separators, message.charset);
  if (raw === '""') return { text: '', value: null };
  if (TIMES.has(type)) return { text: showHl7Time(type, whole(), zone) ?? whole(), value: null };
  if (type !== 'SN' && !CODED.has(type) && !COMPOSITE.has(type)) {
    const text = whole();
    return { text, value: type === 'NM' || type === 'ST' ? numberOf(text) : null };
  }
  const parts = componentsOf(message, raw).map((component) => plain(message, component));
  const at = (component: number): string => parts[component - 1] ?? '';
  if (type === 'SN') {
    const [comparator, first, separator, second] = [at(1), at(2), at(3), at(4)];
    const text = `${comparator}${comparator === '' ? '' : ' '}${first}${separator}${second}`;
    // Values above or below a detection limit, ratios, ranges and 2+ are not numbers.
    const isNumber = (comparator === '' || comparator === '=') && separator === '' && second === '';
    return { text, value: isNumber ? numberOf(first) : null };
  }
  // Text, alternate text, original text; a code only if there is no text.
  if (CODED.has(type)) return { text: at(2) || at(5) || at(9) || at(1) || at(4), value: null };
  return { text: parts.filter(Boolean).join(' '), value: null };
}

function readFile(message: Message, raw: string): SentFile | null {
  const parts = componentsOf(message, raw);
  const at = (component: number): string => plain(message, parts[component - 1]);
  const data = at(5);
  return data === '' ? null : { kind: [at(2), at(3)].filter(Boolean).join('/'), encoding: at(4), data };
}

function numberOf(text: string): number | null {
  const clean = text.trim();
  if (clean.length > 30 || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(clean)) return null;
  const value = Number(clean);
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null;
}
