import { expect, test } from 'vitest';
import { outsideReaders } from './outside-readers.ts';

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
