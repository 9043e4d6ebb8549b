import type { MessageProblem } from './message.ts';

/** The text of a message, and the TextDecoder label of the character set of its hexadecimal escapes. */
export interface DecodedMessage {
  text: string;
  charset: string;
}

/**
 * The character sets of HL7 table 0211 that TextDecoder supports. ASCII is decoded as a superset and rejected if a byte
 * is out of range.
 */
const SETS: Readonly<Record<string, string>> = {
  ASCII: 'ascii',
  'ISO IR6': 'ascii',
  '8859/1': 'iso-8859-1',
  '8859/2': 'iso-8859-2',
  '8859/3': 'iso-8859-3',
  '8859/4': 'iso-8859-4',
  '8859/5': 'iso-8859-5',
  '8859/6': 'iso-8859-6',
  '8859/7': 'iso-8859-7',
  '8859/8': 'iso-8859-8',
  '8859/9': 'iso-8859-9',
  '8859/10': 'iso-8859-10',
  '8859/11': 'iso-8859-11',
  '8859/13': 'iso-8859-13',
  '8859/14': 'iso-8859-14',
  '8859/15': 'iso-8859-15',
  'ISO IR14': 'iso-2022-jp',
  'ISO IR87': 'iso-2022-jp',
  'GB 18030-2000': 'gb18030',
  'KS X 1001': 'euc-kr',
  'BIG-5': 'big5',
  UNICODE: 'utf-8',
  'UNICODE UTF-8': 'utf-8',
  'UTF-8': 'utf-8',
  UTF8: 'utf-8',
  'UNICODE UTF-16': 'utf-16',
  'UTF-16': 'utf-16',
};
const ESCAPE = 0x1b;

/**
 * Decodes a message in the character set named in MSH-18, or UTF-8 (which includes ASCII) if it names none. An
 * unsupported character set (103) and invalid bytes (102) are problems: nothing is guessed. A byte order mark takes
 * precedence.
 */
export function decodeMessage(bytes: Uint8Array): DecodedMessage | MessageProblem {
  const wide = wideOrder(bytes);
  // Hexadecimal escapes of UTF-16 are single bytes nevertheless.
  if (wide !== null) return { ...decode(bytes, wide), charset: 'utf-8' };
  const names = namedSets(bytes);
  const unknown = names.find((name) => name !== '' && SETS[name] === undefined);
  if (unknown !== undefined)
    return { problem: 'MSH-18 names a character set that is not supported.', code: '103', ack: 'AE' };
  const sets = [...new Set(names.map((name) => (name === '' ? 'ascii' : SETS[name]!)))];
  if (names.every((name) => name === '')) return decode(bytes, 'utf-8');
  // Escape sequences switch between several sets: the Japanese ones are decoded, others only if they are not used.
  if (sets.includes('iso-2022-jp')) return decode(bytes, 'iso-2022-jp');
  if (sets.length > 1 && bytes.includes(ESCAPE)) return unreadable();
  const [set] = sets as [string];
  // No escape sequence selects UTF-8: after another set, the character set of a letter is ambiguous.
  if (set !== 'utf-8' && sets.includes('utf-8') && bytes.some((byte) => byte > 0x7f)) return unreadable();
  if (set === 'utf-16')
    return { problem: 'MSH-18 names UTF-16, but the message is not UTF-16.', code: '102', ack: 'AE' };
  if (set === 'ascii' && bytes.some((byte) => byte > 0x7f)) return unfitting();
  return decode(bytes, set === 'ascii' ? 'utf-8' : set);
}

function decode(bytes: Uint8Array, charset: string): DecodedMessage | MessageProblem {
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), charset };
  } catch {
    return unfitting();
  }
}

const unreadable = (): MessageProblem => ({
  problem: 'MSH-18 names several character sets that can’t be read together.',
  code: '103',
  ack: 'AE',
});

const unfitting = (): MessageProblem => ({
  problem: 'The message is not in the character set of MSH-18 (UTF-8 if empty).',
  code: '102',
  ack: 'AE',
});

/** Returns the byte order if bytes start like UTF-16; null for single-byte text. */
export function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [one, two] = bytes;
  if ((one === 0xff && two === 0xfe) || (one === 0x4d && two === 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && two === 0x4d) ? 'utf-16be' : null;
}

/** Returns the values of MSH-18, read from the bytes because the character set is not known before. */
function namedSets(bytes: Uint8Array): string[] {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const head = lettersOf(bytes.subarray(start, start + 4000));
  const line = head.slice(0, /[\r\n]/.exec(head)?.index ?? head.length);
  if (!line.startsWith('MSH')) return [''];
  const repetition = line[5] ?? '';
  const raw = line.split(line[3] ?? '|')[17] ?? '';
  const names = repetition === '' ? [raw] : raw.split(repetition);
  return names.map((name) =>
    name
      .trim()
      .toUpperCase()
      .replace(/^ISO[ -]?(?=8859)/, '')
      .replace(/^8859-/, '8859/'),
  );
}

/** Maps each byte to its character code: the header of a message is ASCII up to MSH-18. */
const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
