/** How a message separates its parts, as its header says; '' for a separator that it does not use. */
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
  /** How a TextDecoder calls the character set of hexadecimal escapes. */
  charset: string;
}

/** Why a message can't be filed: what it is acknowledged with, and a code of HL7 table 0357. */
export interface MessageProblem {
  problem: string;
  code: string;
  /** AR for what no correction of the content would mend, as a message without MSH; AE for the rest. */
  ack: 'AE' | 'AR';
}

/** Thrown while a message is read, and answered as its problem: nothing of the message may be filed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: MessageProblem;
  constructor(problem: string, code: string, ack: 'AE' | 'AR' = 'AE') {
    super(problem);
    this.problem = { problem, code, ack };
  }
}

/** The separators that almost every sender uses. */
export const USUAL: Separators = { field: '|', component: '^', repetition: '~', escape: '\\', subcomponent: '&' };
/** The largest message that is read, in characters: reports as PDF are part of it. */
export const LONGEST_MESSAGE = 8_000_000;
/** How much of each part of a message is read; a message with more is refused and told which. */
export const LIMITS = {
  segments: 20_000,
  fields: 1000,
  repetitions: 2000,
  components: 1000,
  /** Characters of one value, and of all comments on one thing. */
  text: 200_000,
  comments: 5000,
  /** Characters of a number, code or unit. */
  identifier: 250,
  /** Characters of a name or range. */
  name: 1000,
} as const;

const HEADER = 'MSH';
const SEGMENT_ID = /^[A-Z][A-Z0-9]{2}$/;

/** Reads a message in one pass; its lines may end with CR, LF or both. A text without a header, or beyond a limit, is a problem. */
export function readMessage(text: string, charset = 'utf-8'): Message | MessageProblem {
  return refusing(() => parseMessage(text, charset));
}

/** Runs a reader and answers what it refused as its problem. */
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

/** The lines of a text that are not blank, found one at a time: a text of line ends only makes no list of millions. */
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

/** Whether it is a problem and no message. */
export function isProblem(read: object): read is MessageProblem {
  return 'problem' in read;
}

/** The separators that a header names; null where they can't be told apart. Escape and subcomponent may be left out where nothing uses them. */
export function readSeparators(text: string): Separators | null {
  const field = text[3] ?? '';
  const end = /[\r\n]/.exec(text.slice(0, 20))?.index ?? text.length;
  const next = text.indexOf(field, 4);
  const others = field === '' ? '' : text.slice(4, Math.min(next < 0 ? end : next, end, 20));
  const [component = '', repetition = '', escape = '', subcomponent = ''] = others;
  // The fifth, of version 2.7, says that a text was cut.
  if (others.length < 2 || others.length > 5) return null;
  const all = [field, ...others.split('')];
  if (new Set(all).size !== all.length) return null;
  return all.every((each) => /^[!-/:-@[-`{-~]$/.test(each))
    ? { field, component, repetition, escape, subcomponent }
    : null;
}

/** The repetitions of a field as they were sent; none where it is empty. Beyond the limit the message is refused. */
export function repetitionsOf({ separators }: Message, segment: Segment | undefined, field: number): string[] {
  const raw = segment?.fields[field] ?? '';
  if (raw === '') return [];
  if (separators.repetition === '') return [raw];
  const all = raw.split(separators.repetition, LIMITS.repetitions + 1);
  if (all.length > LIMITS.repetitions)
    throw new Refusal(`${segment!.id}-${field} has more than ${number(LIMITS.repetitions)} repetitions.`, '101');
  return all;
}

/** The components of one repetition as they were sent. */
export function componentsOf({ separators }: Message, repetition: string): string[] {
  return separators.component === '' ? [repetition] : repetition.split(separators.component, LIMITS.components);
}

/** A subcomponent of a component as plain text, counted from 1; '' where there is none, and where the sender deletes it (""). */
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
  // What the sender deletes (HL7 2.5.1, 2.5.3.3).
  return text === '""' ? '' : text;
}

/** One place of a segment as plain text: field, component and subcomponent from 1, of the first repetition; '' for an empty one. */
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

/** A whole field as plain text, a line for each repetition; separators of components are part of what it says. */
export function textAt(message: Message, segment: Segment | undefined, field: number): string {
  const text = repetitionsOf(message, segment, field)
    .map((line) => unescape(line, message.separators, message.charset))
    .join('\n');
  return text === '""' ? '' : text;
}

/** A text without the escapes of HL7 (2.5.1, 2.7). What only asks for another type is left out; what can't be decoded stays as it was sent. */
export function unescape(text: string, separators: Separators, charset = 'utf-8'): string {
  const { escape } = separators;
  if (escape === '' || !text.includes(escape)) return text;
  const out: string[] = [];
  for (let at = 0; at < text.length;) {
    const from = text.indexOf(escape, at);
    const to = from < 0 ? -1 : text.indexOf(escape, from + 1);
    // An escape without its end, and one that is far too long, is a letter like any other.
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
  // Other character sets and what a sender has made up: it may mean something, so it stays visible.
  return /^[CMZX]/.test(name) ? asSent : '';
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

const number = (value: number): string => value.toLocaleString('en-US');
