import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTSIDE_READERS, outsideReaders } from './outside-readers.ts';
import { root } from './running/root.ts';

const messages = (path: string, text: string): string[] =>
  outsideReaders([{ path, text }]).map(({ message }) => message);

test('rejects an unlisted parser of foreign files, however it is imported', () => {
  const place = 'modules/labs/server/results/read-file.ts';
  expect(messages(place, "import { parse } from 'csv-parse/sync';")).toEqual([expect.stringContaining('thread')]);
  expect(messages(place, "const { XMLParser } = await import('fast-xml-parser');")).toHaveLength(1);
});

test('ignores listed readers, tests and pages', () => {
  expect(messages('modules/fax/server/paper/paper-work.ts', "await import('sharp')")).toEqual([]);
  expect(messages('modules/fax/server/faxes.test.ts', "import { PDFDocument } from '@cantoo/pdf-lib';")).toEqual([]);
});

test('rejects a handwritten parser, recognized by its name', () => {
  expect(messages('modules/labs/rules/x.ts', 'export function readOrderSheet(text: string) {')).toEqual([
    expect.stringContaining('readOrderSheet'),
  ]);
  expect(messages('modules/labs/rules/x.ts', 'export function readPrice(text: string) {')).toEqual([]);
});

test('a reader for threads may be called only by a file that runs in one', () => {
  const reader = {
    path: 'modules/inventory/rules/read-item-sheet.ts',
    text: 'export function readItemSheet(text: string) {}',
  };
  const work = { path: 'modules/inventory/server/sheets/sheet-work.ts', text: 'return readItemSheet(csv);' };
  const lane = { path: 'modules/inventory/server/sheets/lane.ts', text: "new URL('./sheet-work.ts', import.meta.url)" };
  const beside = { path: 'modules/inventory/server/items/import-items.ts', text: 'const all = readItemSheet(csv);' };
  expect(outsideReaders([reader, work, lane])).toEqual([]);
  expect(outsideReaders([reader, work, lane, beside])).toMatchObject([{ path: beside.path }]);
});

test('external JSON is not parsed on the main thread', () => {
  const place = 'modules/fax/server/carrier/other.ts';
  const told = [expect.stringContaining('readJson')];
  expect(messages(place, 'JSON.parse((await readBounded(answer, MOST)).toString())')).toEqual(told);
  expect(messages(place, 'const text = await (await fetch(url)).text();\nreturn JSON.parse(text);')).toEqual(told);
  expect(messages(place, 'JSON.parse(stored.content)')).toEqual([]);
});

test('every reader exists, and has an existing timing test', () => {
  const missing = Object.entries(OUTSIDE_READERS)
    .flatMap(([path, { timed }]) => [path, timed])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
  // Readers of pictures, PDFs and laboratory messages have their own kinds of tests.
  const ofItsOwn = /^modules\/(?:billing|fax|files|labs\/rules\/hl7)\//;
  const untimed = Object.values(OUTSIDE_READERS).filter(
    ({ timed }) =>
      !ofItsOwn.test(timed) && !readFileSync(join(root, timed), 'utf8').includes('expectTimeToGrowWithLength('),
  );
  expect(untimed).toEqual([]);
});
