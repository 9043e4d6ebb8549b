import { expect } from 'vitest';

/** Returns a text of about `size` characters around many repetitions of `run`. */
export type HostileText = (run: string, size: number) => string;

/**
 * A parser of untrusted input to be timed: its maximum input length, hostile texts around runs of characters, and the
 * parser itself.
 */
export interface TimedReader {
  most: number;
  texts: readonly HostileText[];
  read: (text: string) => unknown;
  /** The runs to try; all if omitted. */
  runs?: readonly string[];
}

// Input that typically makes a pattern or a loop quadratic: runs, unclosed openings, unopened ends.
const RUNS = [
  ...['"', '""', '" ', ',"', ' ', '\t', '\n', '\r', ' \n', '_', '-', '.', ',', ';', '|', '^', '~', '*', '&', '&#'],
  ...[
    '\\',
    '/',
    '(',
    '()',
    '[',
    '{a|',
    '***',
    '@a',
    '1',
    '1.',
    '1-',
    '1 / ',
    'a',
    'a ',
    '=',
    'x="',
    'every 1',
    '1 to 1 ',
  ],
  ...[
    '<',
    '</',
    '<!--x>',
    '<![CDATA[',
    '<a',
    '<a>',
    '<a></a>',
    '<a b="c" ',
    '</p>',
    '<li>',
    '<td>',
    '<p>',
    '<s>',
    '<br>',
    '>',
  ],
  ...['MSG*a~', 'EB*1~', 'HL*1**20*1~', '\u001d', '10', '21\u001d'],
] as const;

/** The runs that have a meaning in tables. */
export const TABLE_RUNS = ['"', '""', '" ', ',"', ',', ';', '|', '\t', '\n', '\r', ' ', '_', '(', '1', 'a '] as const;

// Smaller differences are ignored: a quadratic parser takes much longer for its maximum input.
const QUICK_MS = 3000;
const COMPARED_MS = QUICK_MS / 48;
const ATTEMPTS = 4;

/** Returns texts with runs between `before` and `after`, followed by an unrelated character. */
export function around(before = '', after = ''): HostileText {
  return (run, size) =>
    `${before}${run.repeat(Math.max(1, Math.floor((size - before.length - after.length - 1) / run.length)))}!${after}`;
}

/**
 * Returns tables with `heading` as the first row: with runs as rows, in a cell, in a quoted cell and after the
 * headings, and with as many headings as rows.
 */
export function tables(heading: string, sign = ','): HostileText[] {
  return [
    around(`${heading}\n`),
    around(`${heading}\nx${sign}`, `${sign}y\n`),
    around(`${heading}\nx${sign}"`, `"${sign}y\n`),
    around(`${heading}${sign}`, `\nx${sign}y\n`),
    (_run, size) => `${heading}${sign.repeat(size / 2)}\n${`x${sign}y\n`.repeat(size / 8)}`,
  ];
}

/** Expects that a parser's time is linear, not quadratic, in the length of its input, up to its maximum length. */
export async function expectTimeToGrowWithLength({ most, texts, read, runs = RUNS }: TimedReader): Promise<void> {
  const slow: string[] = [];
  for (const [at, text] of texts.entries()) {
    const seen = new Set<string>();
    for (const run of runs) {
      const small = text(run, most / 4);
      // A text that doesn't use the run is the same for each.
      if (seen.has(small)) continue;
      seen.clear();
      seen.add(small);
      const large = text(run, most);
      if (
        !(await growsWithLength(
          () => read(small),
          () => read(large),
          4,
        ))
      )
        slow.push(`text ${at} of ${JSON.stringify(run)}`);
    }
  }
  expect(slow).toEqual([]);
}

/**
 * Returns whether reading `large`, which is `times` as long as `small`, takes at most a little over `times` as long. A
 * busy machine can slow down a measurement but never speed it up, so a parser counts as slow only if every attempt is
 * slow.
 */
export async function growsWithLength(small: () => unknown, large: () => unknown, times: number): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const short = await milliseconds(small);
    if (short <= COMPARED_MS) return true;
    if ((await milliseconds(large)) <= Math.max(QUICK_MS, short * times * 2.25)) return true;
  }
  return false;
}

/** CPU time of this process: other processes on the machine don't count. */
async function milliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
