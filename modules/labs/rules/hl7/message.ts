/** The separators of a message, as its header defines them; '' for unused ones. */
export interface Separators {
  field: string;
  component: string;
  repetition: string;
  escape: string;
  subcomponent: string;
}

/** A segment; `fields[3]` is field 3 as sent, including escapes. Field 1 of MSH is the separator itself. */
export interface Segment {
  id: string;
  fields: readonly string[];
}

/** An HL7 version 2 message in ER7 encoding. */
export interface Message {
  separators: Separators;
  segments: readonly Segment[];
  /** The TextDecoder label of the character set of hexadecimal escapes. */
  charset: string;
}

/** Why a message can't be filed: its acknowledgement code, and a code of HL7 table 0357. */
export interface MessageProblem {
  problem: string;
  code: string;
  /** AR if no correction of the content would help, e.g. a message without MSH; AE otherwise. */
  ack: 'AE' | 'AR';
}

/** Thrown while a message is read and returned as its problem: nothing of the message may be filed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: MessageProblem;
  constructor(problem: string, code: string, ack: 'AE' | 'AR' = 'AE') {
    super(problem);
    this.problem = { problem, code, ack };
  }
}

/** The most common separators. */
export const USUAL: Separators = { field: '|', component: '^', repetition: '~', escape: '\\', subcomponent: '&' };
/** Maximum size of a message in characters, including PDF reports. */
export const LONGEST_MESSAGE = 8_000_000;
/** Limits for each part of a message; a message that exceeds one is rejected with the reason. */
export const LIMITS = {
  segments: 20_000,
  fields: 1000,
  repetitions: 2000,
  components: 1000,
  /** Characters of a value, and of all comments on one item. */
  text: 200_000,
  comments: 5000,
  /** Characters of a number, code or unit. */
  identifier: 250,
  /** Characters of a name or range. */
  name: 1000,
} as const;

const HEADER = 'MSH';
const SEGMENT_ID = /^[A-Z][A-Z0-9]{2}$/;

/**
 * Parses a message in one pass; lines may end with CR, LF or both. A text without a header, or beyond a limit, is a
 * problem.
 */
export function readMessage(text: string, charset = 'utf-8'): Message | MessageProblem {
  return refusing(() => parseMessage(text, charset));
}

/** Runs a reader and returns a thrown refusal as its problem. */
export function refusing<T extends object>(read: () => T): T | MessageProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}

function parseMessage(text: string, charset: string): Message {
  if (!text.startsWith(HEADER)) throw new Refusal('The message does not begin with MSH.', '100', 'AR');
  if (text.length > LONGEST_MESSAGE)
    throw new Refusal(`The message is longer than ${number(LONGEST_MESSAGE)} characters.`, '101');
  if (text.includes('\0')) throw new Refusal('The message contains a null character.', '102');
  const separators = readSeparators(text);
  if (separators === null) throw new Refusal('MSH-1 and MSH-2 do not define valid separators.', '100', 'AR');
  const segments: Segment[] = [];
  for (const line of linesOf(text)) {
    if (segments.length === LIMITS.segments)
      throw new Refusal(`The message has more than ${number(LIMITS.segments)} segments.`, '101');
    const fields = line.split(separators.field, LIMITS.fields + 1);
    const id = fields[0]!;
    if (!SEGMENT_ID.test(id)) throw new Refusal('A segment has no valid name.', '100', 'AR');
    if (fields.length > LIMITS.fields)
      throw new Refusal(`A segment ${id} has more than ${number(LIMITS.fields)} fields.`, '101');
    if (id === HEADER && segments.length > 0) throw new Refusal('The message has a second MSH.', '100', 'AR');
    segments.push(id === HEADER ? { id, fields: [id, separators.field, ...fields.slice(1)] } : { id, fields });
  }
  return { separators, segments, charset };
}

/**
 * Iterates over the non-blank lines of a text without an array, since a text of line breaks only would create millions
 * of entries.
 */
export function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let end = from;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === 13 || code === 10) break;
    }
    if (end > from) {
      const line = text.slice(from, end);
      if (line.trim() !== '') yield line;
    }
    from = end + 1;
  }
}

/** Returns whether the result is a problem rather than a message. */
export function isProblem(read: object): read is MessageProblem {
  return 'problem' in read;
}

/**
 * Returns the separators in a header, or null if they are ambiguous. Escape and subcomponent separators may be missing
 * if unused.
 */
export function readSeparators(text: string): Separators | null {
  const field = text[3] ?? '';
  const end = /[\r\n]/.exec(text.slice(0, 20))?.index ?? text.length;
  const next = text.indexOf(field, 4);
  const others = field === '' ? '' : text.slice(4, Math.min(next < 0 ? end : next, end, 20));
  const [component = '', repetition = '', escape = '', subcomponent = ''] = others;
  // The fifth one, from version 2.7, marks a truncated text.
  if (others.length < 2 || others.length > 5) return null;
  const all = [field, ...others.split('')];
  if (new Set(all).size !== all.length) return null;
  return all.every((each) => /^[!-/:-@[-`{-~]$/.test(each))
    ? { field, component, repetition, escape, subcomponent }
    : null;
}

/** Returns the repetitions of a field as sent; empty for an empty field. Too many repetitions reject the message. */
export function repetitionsOf({ separators }: Message, segment: Segment | undefined, field: number): string[] {
  const raw = segment?.fields[field] ?? '';
  if (raw === '') return [];
  if (separators.repetition === '') return [raw];
  const all = raw.split(separators.repetition, LIMITS.repetitions + 1);
  if (all.length > LIMITS.repetitions)
    throw new Refusal(`${segment!.id}-${field} has more than ${number(LIMITS.repetitions)} repetitions.`, '101');
  return all;
}

/** Returns the components of a repetition as sent. */
export function componentsOf({ separators }: Message, repetition: string): string[] {
  return separators.component === '' ? [repetition] : repetition.split(separators.component, LIMITS.components);
}

/** Returns a subcomponent of a component as plain text, counted from 1; '' if missing or deleted by the sender (""). */
export function plain(message: Message, component: string | undefined, subcomponent = 1): string {
  if (component === undefined || component === '') return '';
  const { separators } = message;
  const part =
    separators.subcomponent === ''
      ? subcomponent === 1
        ? component
        : ''
      : (component.split(separators.subcomponent, subcomponent)[subcomponent - 1] ?? '');
  const text = unescape(part, separators, message.charset).trim();
  // Deleted by the sender (HL7 2.5.1, 2.5.3.3).
  return text === '""' ? '' : text;
}

/**
 * Returns a value of a segment as plain text: field, component and subcomponent from 1, of the first repetition; '' if
 * empty.
 */
export function valueAt(
  message: Message,
  segment: Segment | undefined,
  field: number,
  component = 1,
  subcomponent = 1,
): string {
  const raw = segment?.fields[field] ?? '';
  if (raw === '') return '';
  const { repetition } = message.separators;
  const end = repetition === '' ? -1 : raw.indexOf(repetition);
  return plain(message, componentsOf(message, end < 0 ? raw : raw.slice(0, end))[component - 1], subcomponent);
}

/** Returns a whole field as plain text, one line per repetition, with component separators as part of the text. */
export function textAt(message: Message, segment: Segment | undefined, field: number): string {
  const text = repetitionsOf(message, segment, field)
    .map((line) => unescape(line, message.separators, message.charset))
    .join('\n');
  return text === '""' ? '' : text;
}

/**
 * Decodes the escapes of a text (HL7 2.5.1, 2.7). Formatting escapes are dropped; escapes that can't be decoded stay as
 * sent.
 */
export function unescape(text: string, separators: Separators, charset = 'utf-8'): string {
  const { escape } = separators;
  if (escape === '' || !text.includes(escape)) return text;
  const out: string[] = [];
  for (let at = 0; at < text.length;) {
    const from = text.indexOf(escape, at);
    const to = from < 0 ? -1 : text.indexOf(escape, from + 1);
    // An unterminated or overlong escape is literal text.
    if (to < 0 || to - from > 80) {
      out.push(text.slice(at));
      break;
    }
    out.push(text.slice(at, from), meaningOf(text.slice(from + 1, to), separators, charset));
    at = to + 1;
  }
  return out.join('');
}

function meaningOf(name: string, separators: Separators, charset: string): string {
  const { field, component, repetition, escape, subcomponent } = separators;
  const signs: Record<string, string> = {
    F: field,
    S: component,
    R: repetition,
    E: escape,
    T: subcomponent || '&',
    P: '#',
  };
  if (Object.hasOwn(signs, name)) return signs[name]!;
  if (/^\.(br|sp|fi|nf|ce)/.test(name)) return '\n';
  const asSent = `${escape}${name}${escape}`;
  if (/^X(?:[0-9A-Fa-f]{2})+$/.test(name)) {
    const bytes = Uint8Array.from(name.slice(1).match(/../g)!, (pair) => Number.parseInt(pair, 16));
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes).replaceAll(CONTROLS, ' ');
    } catch {
      return asSent;
    }
  }
  // Other character sets and custom escapes may have a meaning, so they stay visible.
  return /^[CMZX]/.test(name) ? asSent : '';
}

// oxlint-disable-next-line no-control-regex -- what a screen or a database can't take
const CONTROLS = /[\u0000-\u0008\u000b-\u001f]/g;

/** Escapes a text for use in a message. */
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

/** A field to write: a text, or its components in order. */
export type FieldContent = string | number | null | undefined | readonly (string | number | null | undefined)[];

/** Writes a segment with fields from 1 on; for MSH from 3 on. Trailing empty fields are omitted. */
export function writeSegment(id: string, fields: readonly FieldContent[]): string {
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

const number = (value: number): string => value.toLocaleString('en-US');
