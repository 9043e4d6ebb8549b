import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTSIDE_READERS, outsideReaders } from './outside-readers.ts';
import { root } from './running/root.ts';

const messages = (path: string, text: string): string[] =>
  outsideReaders([{ path, text }]).map(({ message }) => message);

test('a parser of foreign files in a new place is refused, however it is imported', () => {
  const place = 'modules/labs/server/results/read-file.ts';
  expect(messages(place, "import { parse } from 'csv-parse/sync';")).toEqual([expect.stringContaining('thread')]);
  expect(messages(place, "const { XMLParser } = await import('fast-xml-parser');")).toHaveLength(1);
});

test('the listed readers, tests and pages are not', () => {
  expect(messages('modules/fax/server/paper/paper-work.ts', "await import('sharp')")).toEqual([]);
  expect(messages('modules/fax/server/faxes.test.ts', "import { PDFDocument } from '@cantoo/pdf-lib';")).toEqual([]);
});

test('so is one that is written by hand, known by its name', () => {
  expect(messages('modules/labs/rules/x.ts', 'export function readOrderSheet(text: string) {')).toEqual([
    expect.stringContaining('readOrderSheet'),
  ]);
  expect(messages('modules/labs/rules/x.ts', 'export function readPrice(text: string) {')).toEqual([]);
});

test('every reader is there, and is timed by a test that is there', () => {
  const missing = Object.entries(OUTSIDE_READERS)
    .flatMap(([path, { timed }]) => [path, timed])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  // Those of pictures and PDFs, and of laboratories' messages, have tests of their own kind.
  const ofItsOwn = /^modules\/(?:fax|files|labs\/rules\/hl7)\//;
  const untimed = Object.values(OUTSIDE_READERS).filter(
    ({ timed }) =>
      !ofItsOwn.test(timed) && !readFileSync(join(root, timed), 'utf8').includes('expectTimeToGrowWithLength('),
  );
  expect(untimed).toEqual([]);
});
