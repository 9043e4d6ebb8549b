import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { proposeMapping } from '../../rules/index.ts';
import { mapFile, MOST_COLUMNS } from './check-file.ts';
import { orUnreadable, readDialect, readRecords } from './read-records.ts';

test('reading a patient file takes linear time', () =>
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
  }));

test('a file that is not text is rejected, whatever its name; text in any encoding is read', async () => {
  const from = (bytes: Buffer) => () => Readable.from([bytes]);
  for (const bytes of [randomBytes(4096), Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(2000)])])
    expect(await mapFile(from(bytes), {})).toMatchObject({ code: 'FILE_UNREADABLE' });
  const rows = 'First,Last,Sex,DOB\r\nJosé,Gómez,M,1970-01-02\r\nZoë,Łęcki,F,1980-03-04\r\nAnn,Li,F,1990-05-06\r\n';
  for (const bytes of [Buffer.from(rows), Buffer.from(`\ufeff${rows}`, 'utf16le'), Buffer.from(rows, 'latin1')])
    expect(await mapFile(from(bytes), {})).toMatchObject({ headings: ['First', 'Last', 'Sex', 'DOB'] });
});
