import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { readCells } from '#platform/imports/read-text-file.ts';
import { around, expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { parseCodeFile } from './read-code-file.ts';

const LONG = { timeout: 600_000 };
let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'salus-codes-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('reads a table in time proportional to its length', LONG, () =>
  expectTimeToGrowWithLength({
    most: 800_000,
    runs: TABLE_RUNS,
    texts: [...tables('a\tb', '\t'), ...tables('a;b', ';')],
    read: readCells,
  }),
);

test('reads a code file in time proportional to its length, even if one name spans all of its lines', LONG, () =>
  expectTimeToGrowWithLength({
    most: 1_500_000,
    runs: TABLE_RUNS,
    texts: [
      ...tables('Code,Description'),
      around('99213\tOffice visit\n'.repeat(3)),
      (_run, size) => `${'A0001000103'.padEnd(130, 'x')}\n`.repeat(300) + 'A0001000104yyyyyyyyyy\n'.repeat(size / 22),
      (_run, size) => '99213\tword\n'.repeat(size / 11),
    ],
    read: async (text) => {
      const path = join(folder, 'codes 2027.txt');
      await writeFile(path, text);
      return parseCodeFile({ path, fileName: 'codes 2027.txt', choices: {} });
    },
  }),
);
