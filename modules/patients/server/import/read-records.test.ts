import { Readable } from 'node:stream';
import { test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { proposeMapping } from '../../rules/index.ts';
import { MOST_COLUMNS } from './check-file.ts';
import { orUnreadable, readDialect, readRecords } from './read-records.ts';

test('reading a patient file takes linear time', { timeout: 240_000 }, () =>
  expectTimeToGrowWithLength({
    most: 1_500_000,
    runs: TABLE_RUNS,
    texts: tables('First name,Last name'),
    read: (text) => {
      const bytes = Buffer.from(text);
      const open = (): Readable =>
        Readable.from(
          Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) => bytes.subarray(at * 8192, (at + 1) * 8192)),
        );
      return orUnreadable(async () => {
        for await (const { row, cells } of readRecords(open, await readDialect(open)))
          if (row === 1 && cells.length <= MOST_COLUMNS) proposeMapping(cells);
      });
    },
  }),
);
