import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName } from './fold-name.ts';
import { parseSearch, searchText } from './name-search.ts';

/** Matches like the SQL: every word as a fragment, phone digits likewise. */
function finds(typed: string, patient: Parameters<typeof searchText>[0]): boolean {
  const search = parseSearch(typed, '2026-11-21');
  const fragments = search.phoneDigits === undefined ? search.words : [...search.words, search.phoneDigits];
  return fragments.length > 0 && fragments.every((fragment) => searchText(patient).includes(fragment));
}

describe('foldName', () => {
  test.each([
    ['José Eduardo', 'jose eduardo'],
    ['Łęcki', 'lecki'],
    ['Møller-Sørensen', 'moller sorensen'],
    ['Großmann', 'grossmann'],
    ['Ægir', 'aegir'],
    ['Đặng', 'dang'],
    ['İbrahim', 'ibrahim'],
    ['IŞIK', 'isik'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['Jean-Luc', 'jean luc'],
    ['  van   der  Berg ', 'van der berg'],
    ['Παπαδόπουλος', 'παπαδοπουλοσ'],
    ['Семёнов', 'семенов'],
    ['김민준', '김민준'],
    ['がく', 'がく'],
    ['प्रिया', 'प्रिया'],
    ['مُحَمَّد', 'محمد'],
    ['Ana 🌻', 'ana 🌻'],
    ['100%_\\', '100'],
    ['', ''],
  ])('%s → %s', (name, folded) => expect(foldName(name)).toBe(folded));

  test('folding is idempotent and leaves no LIKE wildcards', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const folded = foldName(name);
        expect(foldName(folded)).toBe(folded);
        expect(folded).not.toMatch(/[%_\\\0]|^ | $| {2}/);
      }),
    );
  });

  test('both Unicode forms of an accent fold alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(foldName(name.normalize('NFD'))).toBe(foldName(name.normalize('NFC')));
      }),
    );
  });
});

describe('parseSearch', () => {
  test.each([
    ['gomez jose', { words: ['gomez', 'jose'] }],
    ['Gómez, José', { words: ['gomez', 'jose'] }],
    ['05/25/1989', { words: [], dateOfBirth: '1989-05-25' }],
    ['smith 5/2/1989', { words: ['smith'], dateOfBirth: '1989-05-02' }],
    ['smith 1989-05-02', { words: ['smith'], dateOfBirth: '1989-05-02' }],
    ['5/2/89', { words: [], dateOfBirth: '1989-05-02' }],
    ['5/2/24', { words: [], dateOfBirth: '2024-05-02' }],
    ['25/12/1990', { words: [], dateOfBirth: '1990-12-25' }],
    ['02/30/1990', { words: ['02', '30'], phoneDigits: '1990' }],
    ['617-555-0143', { words: [], phoneDigits: '6175550143' }],
    ['(617) 555 0143 gomez', { words: ['gomez'], phoneDigits: '6175550143' }],
    ['+1 617.555.0143', { words: [], phoneDigits: '6175550143' }],
    ['020 7946 0958', { words: [], phoneDigits: '2079460958' }],
    ['0143', { words: [], phoneDigits: '0143' }],
    ['100234', { words: [], phoneDigits: '100234', recordNumber: '100234' }],
    ['henry 3', { words: ['henry', '3'] }],
    ['r2d2', { words: ['r2d2'] }],
    ['a b c d e f g h', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['%_\\', { words: [] }],
  ])('%s', (typed, search) => expect(parseSearch(typed, '2026-11-21')).toEqual(search));

  test('ignores two-digit years if today’s date is not given', () => {
    expect(parseSearch('5/2/89').dateOfBirth).toBeUndefined();
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const search = parseSearch(typed, '2026-11-21');
        expect(search.words.length).toBeLessThanOrEqual(6);
        expect(search.words.join('')).not.toMatch(/[%_\\\s]/);
      }),
    );
  });
});

describe('searchText', () => {
  const brien = { first_name: 'Seán', last_name: "O'Brien", mobile: '+1 6175550143' };

  test('consists of folded words and phone digits, each preceded by a space', () => {
    expect(searchText(brien)).toBe(' sean obrien brien 6175550143');
    expect(searchText({ first_name: 'Jean-Luc', last_name: 'Müller' })).toBe(' jean luc jeanluc muller mueller');
    expect(searchText({ first_name: '', last_name: '…' })).toBe('');
  });

  test.each(["o'brien", 'obrien', 'brien', 'o’brien sean', 'SEÁN', '555-0143', 'obr 0143'])('finds %s', (typed) => {
    expect(finds(typed, brien)).toBe(true);
  });
  test.each(['jean luc', 'jean-luc', 'jeanluc', 'picard jean', 'delacruz', 'de la cruz', 'cruz jean'])(
    'finds %s',
    (typed) => {
      expect(finds(typed, { first_name: 'Jean-Luc', last_name: 'Picard de la Cruz', nick_name: 'Delacruz' })).toBe(
        true,
      );
    },
  );
  test.each(['mueller', 'muller', 'Müller'])('finds %s', (typed) => {
    expect(finds(typed, { first_name: 'Jörg', last_name: 'Müller' })).toBe(true);
  });

  test('a name typed as written is found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}]{2,12}([ '-][\p{L}]{2,12})?$/u), (name) => {
        const words = parseSearch(name).words;
        const text = searchText({ first_name: 'Ana', last_name: name });
        expect(words.every((word) => text.includes(word))).toBe(true);
      }),
    );
  });
});
