import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildDocx as docx } from '#kit/testing/build-docx.ts';
import { docxToHtml } from './docx-to-html.ts';

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('converts the text of a Word document', async () => {
  expect(await docxToHtml(docx(paragraph('Walk daily')))).toBe('<p>Walk daily</p>');
});

test('keeps markup in the text as text', async () => {
  expect(await docxToHtml(docx(paragraph('&lt;script&gt;')))).toBe('<p>&lt;script&gt;</p>');
});

test.each<[string, () => Uint8Array]>([
  ['not an archive', () => strToU8('PK\u0003\u0004 nothing')],
  ['an archive without a document', () => zipSync({ 'a.txt': strToU8('A') })],
  ['broken XML', () => docx('<w:p>')],
  ['an archive that unpacks to too much', () => docx(paragraph('A'), { 'a.bin': new Uint8Array(61 * 1024 * 1024) })],
  ['an archive of too many files', () => docx(paragraph('A'), Object.fromEntries(EMPTY))],
  ['an archive that declares less than it unpacks to', () => understated()],
  ['a document with too much text', () => docx(paragraph('A'.repeat(2_100_000)))],
])('shows no preview of %s', async (_what, bytes) => {
  expect(await docxToHtml(bytes())).toBeNull();
});

const EMPTY = Array.from({ length: 2000 }, (_one, at) => [`${at}.xml`, new Uint8Array()] as const);

// The size in the central directory and the local header is 10 bytes, the content ten megabytes.
function understated(): Uint8Array {
  const size = 10 * 1024 * 1024;
  const bytes = docx(`<w:p><w:r><w:t>${' '.repeat(size)}</w:t></w:r></w:p>`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const sign = view.getUint32(at, true);
    const field = sign === 0x02014b50 ? at + 24 : sign === 0x04034b50 ? at + 22 : 0;
    if (field > 0 && view.getUint32(field, true) > size) view.setUint32(field, 10, true);
  }
  return bytes;
}
