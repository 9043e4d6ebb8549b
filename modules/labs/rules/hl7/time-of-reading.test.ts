import { describe, expect, test } from 'vitest';
import { growsWithLength } from '#values/testing/time-of-readers.ts';
import { isProblem, LIMITS, LONGEST_MESSAGE } from './message.ts';
import { readResults } from './read-results.ts';
import { splitFrame } from './split-frame.ts';

const HEAD = 'MSH|^~\\&|LAB|BAY|SALUS|FAC|20261122||ORU^R01|C1|P|2.5.1\r';
const PID = 'PID|1||1||Name^First||19800501|F\r';
const OBR = 'OBR|1|P1|F1|CBC^CBC|||20261122|||||||||||||||20261122|||F\r';

/** Generators of oversized messages, one per kind, of about the given number of characters. */
const KINDS: Readonly<Record<string, (size: number) => string>> = {
  'repetitions of PID-3': (size) => `${HEAD}PID|1||${'1~'.repeat(size / 2)}||Name\r${OBR}`,
  'components of PID-5': (size) => `${HEAD}PID|1||1||${'^'.repeat(size)}\r${OBR}`,
  'subcomponents of OBX-5': (size) => `${HEAD}${PID}${OBR}OBX|1|CE|X^Y||${'&'.repeat(size)}||||||F\r`,
  'NTE after one OBX': (size) => `${HEAD}${PID}${OBR}OBX|1|ST|X^Y||a||||||F\r${'NTE|1||abcdefgh\r'.repeat(size / 16)}`,
  'long NTE': (size) => `${HEAD}${PID}${OBR}${`NTE|1||${'x'.repeat(390)}\r`.repeat(size / 398)}`,
  'NTE after each OBX': (size) =>
    `${HEAD}${PID}${OBR}${`OBX|1|ST|X^Y||a||||||F\r${'NTE|1||\\.br\\abcdef\r'.repeat(9)}`.repeat(size / 195)}`,
  segments: (size) => `${HEAD}${PID}${OBR}${'ZZZ\r'.repeat(size / 4)}`,
  'line breaks': (size) => `${HEAD}${'\r\n'.repeat(size / 2)}${PID}${OBR}`,
  fields: (size) => `${HEAD}${PID}OBR${'|'.repeat(size)}\r`,
  escapes: (size) => `${HEAD}${PID}${OBR}OBX|1|TX|X^Y||${'\\X41\\'.repeat(size / 5)}||||||F\r`,
  'unterminated escapes': (size) =>
    `${HEAD}${PID}${OBR}OBX|1|TX|X^Y||${`\\${'a'.repeat(90)}`.repeat(size / 91)}||||||F\r`,
  'repetitions of OBX-5': (size) => `${HEAD}${PID}${OBR}OBX|1|CE|X^Y||${'a^b~'.repeat(size / 4)}||||||F\r`,
  'one file': (size) => `${HEAD}${PID}${OBR}OBX|1|ED|X^Y||L^application^pdf^Base64^${'QUJD'.repeat(size / 4)}||||||F\r`,
  'messages of a batch': (size) => `${HEAD}${PID}${OBR}`.repeat(size / 150),
  'values of one code': (size) => `${HEAD}${PID}${OBR}${'OBX|1|NM|X^Y||5.1|mg/dL|1-9|H~HH|||F\r'.repeat(size / 38)}`,
};

function read(text: string): void {
  for (const message of splitFrame(text).messages) readResults(message, { zone: 'UTC' });
}

describe('reading takes linear time up to the maximum size', () => {
  test.each(Object.keys(KINDS))(
    '%s',
    async (kind) => {
      const most = LONGEST_MESSAGE - 1000;
      const [small, large] = [KINDS[kind]!(most / 4), KINDS[kind]!(most)];
      expect(large.length).toBeGreaterThan(most * 0.9);
      expect(
        await growsWithLength(
          () => read(small),
          () => read(large),
          4,
        ),
      ).toBe(true);
    },
    600_000,
  );
});

test.each([
  ['PID-3 has more than 2,000 repetitions.', `${HEAD}PID|1||${'1~'.repeat(LIMITS.repetitions)}1||N\r${OBR}`],
  ['The message has more than 20,000 segments.', `${HEAD}${PID}${OBR}${'ZZZ|1\r'.repeat(LIMITS.segments)}`],
  [
    'More than 5,000 NTE segments follow one segment.',
    `${HEAD}${PID}${OBR}${'NTE|1||a\r'.repeat(LIMITS.comments + 1)}`,
  ],
  [
    'OBX-5 has more than 200,000 characters.',
    `${HEAD}${PID}${OBR}OBX|1|TX|X^Y||${'a'.repeat(LIMITS.text + 1)}||||||F\r`,
  ],
  ['A segment OBR has more than 1,000 fields.', `${HEAD}${PID}OBR${'|'.repeat(LIMITS.fields)}\r`],
  ['The message is longer than 8,000,000 characters.', `${HEAD}${PID}${OBR}${' '.repeat(LONGEST_MESSAGE)}`],
])('a message beyond a limit is answered with AE: %s', (words, text) => {
  const read = readResults(text, { zone: 'UTC' });
  expect(isProblem(read) ? [read.problem, read.ack] : read).toEqual([words, 'AE']);
});
