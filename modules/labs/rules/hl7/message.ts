/** How a message separates its parts, as its header says. */
export interface Separators {
  field: string;
  component: string;
  repetition: string;
  escape: string;
  subcomponent: string;
}

/** One segment; `fields[3]` is the segment's field 3 as it was sent, escapes and all. Of MSH, field 1 is the separator itself. */
export interface Segment {
  id: string;
  fields: readonly string[];
}

/** A message in the ER7 form of HL7 version 2. */
export interface Message {
  separators: Separators;
  segments: readonly Segment[];
}

/** Why a text is no message; `code` is that of HL7 table 0357. */
export interface MessageProblem {
  problem: string;
  code: string;
}

/** The separators that everybody uses. */
export const USUAL: Separators = { field: '|', component: '^', repetition: '~', escape: '\\', subcomponent: '&' };
/** The most characters of a message: reports as PDF lie inside of it. */
export const LONGEST_MESSAGE = 8_000_000;
/** The most segments of a message. */
export const MOST_SEGMENTS = 20_000;

const HEADER = 'MSH';
const SEGMENT_ID = /^[A-Z][A-Z0-9]{2}$/;

/** Reads a message; its lines may end with CR, LF or both. A text without a header, or beyond size, is a problem. */
export function readMessage(text: string): Message | MessageProblem {
  if (text.length > LONGEST_MESSAGE) return { problem: 'The message is too long.', code: '101' };
  if (!text.startsWith(HEADER)) return { problem: 'The message does not begin with MSH.', code: '100' };
  if (text.includes('\0')) return { problem: 'The message holds a null character.', code: '102' };
  const separators = readSeparators(text);
  if (separators === null) return { problem: 'MSH names no usable separators.', code: '100' };
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > MOST_SEGMENTS) return { problem: 'The message has too many segments.', code: '101' };
  const segments: Segment[] = [];
  for (const line of lines) {
    const fields = line.split(separators.field);
    const id = fields[0]!;
    if (!SEGMENT_ID.test(id)) return { problem: 'A segment has no name.', code: '100' };
    if (id === HEADER && segments.length > 0) return { problem: 'A second MSH stands in the message.', code: '100' };
    if (id === HEADER) fields.splice(1, 0, separators.field);
    segments.push({ id, fields });
  }
  return { separators, segments };
}

/** Whether a text was no message. */
export function isProblem(read: object): read is MessageProblem {
  return 'problem' in read;
}

function readSeparators(text: string): Separators | null {
  const field = text[3] ?? '';
  const end = text.indexOf(field, 4);
  const others = field === '' || end < 0 ? '' : text.slice(4, end);
  const [component = '', repetition = '', escape = '', subcomponent = '&'] = others;
  const all = [field, component, repetition, escape, subcomponent];
  if (others.length < 3 || others.length > 5 || new Set(all).size !== 5) return null;
  return all.every((each) => /^[!-/:-@[-`{-~]$/.test(each))
    ? { field, component, repetition, escape, subcomponent }
    : null;
}

/** One place of a segment as plain text: field, component and subcomponent from 1, repetition from 0; '' where nothing stands. */
export function valueAt(
  { separators }: Message,
  segment: Segment | undefined,
  field: number,
  component = 1,
  { repetition = 0, subcomponent = 1 }: { repetition?: number; subcomponent?: number } = {},
): string {
  const raw = segment?.fields[field] ?? '';
  const repeated = raw.split(separators.repetition)[repetition] ?? '';
  const part = repeated.split(separators.component)[component - 1] ?? '';
  const text = unescape(part.split(separators.subcomponent)[subcomponent - 1] ?? '', separators).trim();
  // What the sender deletes (HL7 2.5.1, 2.5.3.3).
  return text === '""' ? '' : text;
}

/** A whole field as plain text, where the separators of components are part of what it says. */
export function textAt({ separators }: Message, segment: Segment | undefined, field: number): string {
  const lines = (segment?.fields[field] ?? '').split(separators.repetition);
  return lines.map((line) => unescape(line, separators)).join('\n');
}

/** How often a field stands in a segment. */
export function repetitionsOf({ separators }: Message, segment: Segment | undefined, field: number): number {
  const raw = segment?.fields[field] ?? '';
  return raw === '' ? 0 : raw.split(separators.repetition).length;
}

/** A text without the escapes of HL7 (2.5.1, 2.7); an unknown one is left out, for it only asks for another type. */
export function unescape(text: string, separators: Separators): string {
  const { escape } = separators;
  if (!text.includes(escape)) return text;
  let out = '';
  for (let at = 0; at < text.length;) {
    const from = text.indexOf(escape, at);
    const to = from < 0 ? -1 : text.indexOf(escape, from + 1);
    // An escape without its end, and one that is far too long, is a letter like any other.
    if (to < 0 || to - from > 80) return out + text.slice(at);
    out += text.slice(at, from) + meaningOf(text.slice(from + 1, to), separators);
    at = to + 1;
  }
  return out;
}

function meaningOf(name: string, { field, component, repetition, escape, subcomponent }: Separators): string {
  const signs: Record<string, string> = { F: field, S: component, R: repetition, E: escape, T: subcomponent };
  if (name in signs) return signs[name]!;
  if (/^\.(br|sp|fi|nf|ce)/.test(name)) return '\n';
  if (/^X([0-9A-Fa-f]{2})+$/.test(name)) {
    const bytes = name
      .slice(1)
      .match(/../g)!
      .map((pair) => Number.parseInt(pair, 16));
    return new TextDecoder().decode(Uint8Array.from(bytes)).replaceAll(CONTROLS, ' ');
  }
  return '';
}

// oxlint-disable-next-line no-control-regex -- what a screen or a database can't take
const CONTROLS = /[\u0000-\u0008\u000b-\u001f]/g;

/** A text as it may stand in a message. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\E\\')
    .replaceAll('|', '\\F\\')
    .replaceAll('^', '\\S\\')
    .replaceAll('~', '\\R\\')
    .replaceAll('&', '\\T\\')
    .replaceAll(/\r\n|\r|\n/g, '\\.br\\')
    .replaceAll(CONTROLS, ' ');
}

/** A field to be written: a text, or its components in order. */
export type Written = string | number | null | undefined | readonly (string | number | null | undefined)[];

/** Writes a segment of fields from 1 on; of MSH from 3 on. What is empty at the end is left out. */
export function writeSegment(id: string, fields: readonly Written[]): string {
  const texts = fields.map((field) => {
    const parts = Array.isArray(field) ? field : [field];
    return parts
      .map((part) => (part === null || part === undefined ? '' : escapeText(String(part))))
      .join('^')
      .replace(/\^+$/, '');
  });
  const line = texts.join('|').replace(/\|+$/, '');
  return id === HEADER ? `MSH|^~\\&|${line}` : line === '' ? id : `${id}|${line}`;
}
