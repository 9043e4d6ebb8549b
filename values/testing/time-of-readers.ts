import { expect } from 'vitest';

/** A text of about `size` characters around many repetitions of `run`. */
export type HostileText = (run: string, size: number) => string;

/** What reads outside material: the most characters that it takes, hostile texts around runs of signs, and the reader itself. */
export interface TimedReader {
  most: number;
  texts: readonly HostileText[];
  read: (text: string) => unknown;
  /** Which runs; all where it is left out. */
  runs?: readonly string[];
}

// What a pattern or a loop takes the square of a length for, if anything: runs, openings without an end, ends without an opening.
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

/** The runs that mean something in a table. */
export const TABLE_RUNS = ['"', '""', '" ', ',"', ',', ';', '|', '\t', '\n', '\r', ' ', '_', '(', '1', 'a '] as const;

// Less than this is not compared: a reader that takes the square of the length needs much more for the largest text that it takes.
const QUICK_MS = 3000;
const COMPARED_MS = QUICK_MS / 48;
const ATTEMPTS = 4;

/** The frame with runs between its parts, and a sign behind them that is none of theirs. */
export function around(before = '', after = ''): HostileText {
  return (run, size) =>
    `${before}${run.repeat(Math.max(1, Math.floor((size - before.length - after.length - 1) / run.length)))}!${after}`;
}

/** Tables whose first row is `heading`: runs as rows, in a cell, in a quoted cell and behind the headings; as many headings as rows. */
export function tables(heading: string, sign = ','): HostileText[] {
  return [
    around(`${heading}\n`),
    around(`${heading}\nx${sign}`, `${sign}y\n`),
    around(`${heading}\nx${sign}"`, `"${sign}y\n`),
    around(`${heading}${sign}`, `\nx${sign}y\n`),
    (_run, size) => `${heading}${sign.repeat(size / 2)}\n${`x${sign}y\n`.repeat(size / 8)}`,
  ];
}

/** Expects that the time of a reader grows with the length of a text and not with its square, up to the largest that it takes. */
export async function expectTimeToGrowWithLength({ most, texts, read, runs = RUNS }: TimedReader): Promise<void> {
  const slow: string[] = [];
  for (const [at, text] of texts.entries()) {
    const seen = new Set<string>();
    for (const run of runs) {
      const small = text(run, most / 4);
      // A text without a place for the run is the same for each.
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
 * Whether reading `large`, which is `times` as long as `small`, takes at most a little over `times` as long. A busy machine can make one
 * measurement slow and never makes one fast, so a reader counts as slow only if every attempt says so.
 */
export async function growsWithLength(small: () => unknown, large: () => unknown, times: number): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const short = await milliseconds(small);
    if (short <= COMPARED_MS) return true;
    if ((await milliseconds(large)) <= Math.max(QUICK_MS, short * times * 2.25)) return true;
  }
  return false;
}

/** Of this process: what others do on the machine is not counted. */
async function milliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
