import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessDialect } from './import-dialect.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian = true): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(bytes.buffer);
};
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const rows = 'Id,First,Last\r\n1,José,Gómez\r\n2,"Ana, Maria",Lima\r\n';

describe('encoding', () => {
  test.each([
    ['utf-8', 0, utf8(rows)],
    ['utf-8', 3, utf8(`\ufeff${rows}`)],
    ['utf-16le', 2, utf16(`\ufeff${rows}`)],
    ['utf-16be', 2, utf16(`\ufeff${rows}`, false)],
    ['utf-16le', 0, utf16(rows)],
    ['utf-16be', 0, utf16(rows, false)],
    ['windows-1252', 0, latin(rows)],
  ])('detects %s with a byte order mark of %i bytes', (encoding, bom, bytes) => {
    expect(guessDialect(bytes)).toMatchObject({ encoding, bom, delimiter: ',', quote: '"', skipLines: 0 });
  });

  test('accepts a character truncated at the end', () => {
    expect(guessDialect(utf8('Id,First\n1,José').subarray(0, -1)).encoding).toBe('utf-8');
  });
});

describe('delimiter', () => {
  test.each([
    [',', rows],
    [';', 'Id;First;Last\n1;Ana;Lima, the second\n2;Bo;Li\n'],
    ['\t', 'Id\tFirst\tLast\n1\tAna, Maria\tLima\n'],
    ['|', 'Id|First|Last\n1|Ana; Maria|Lima\n'],
    [';', 'Id;"First, or given, name";Last\n1;"A;B";C\n'],
    [';', 'sep=;\r\nId,x;First\r\n'],
    [',', 'Name'],
    [',', ''],
    [',', 'a,b\n"1\n2;3;4;5",x\n2,y\n'],
  ])('detects %j', (delimiter, text) => expect(guessDialect(utf8(text)).delimiter).toBe(delimiter));

  test('skips the line that declares the delimiter', () => {
    expect(guessDialect(utf8('sep=;\r\nId;First\r\n')).skipLines).toBe(1);
  });

  test('treats apostrophes as quotes only if they enclose many cells', () => {
    expect(guessDialect(utf8("'a','b','c'\n'1','2','3'\n")).quote).toBe("'");
    expect(guessDialect(utf8("a,b,c\n1,O'Dell,'Bo'\n")).quote).toBe('"');
  });
});

test('finds the delimiter of any table', () => {
  const cell = fc.stringMatching(/^[a-zA-Z0-9 áéñ'-]{1,12}$/);
  const table = fc
    .integer({ min: 2, max: 8 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 20 }),
    );
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t', '|'), (lines, delimiter) => {
      const text = lines.map((line) => line.map((text) => `"${text}"`).join(delimiter)).join('\n');
      expect(guessDialect(utf8(text))).toMatchObject({ encoding: 'utf-8', delimiter });
    }),
  );
});

test('accepts arbitrary bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => void guessDialect(bytes)));
});
