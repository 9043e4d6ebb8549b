// Over 300 lines because rows are accepted or rejected as a whole: every kind of cell is tested in a complete row.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchDuplicates } from './import-duplicates.ts';
import { proposeMapping } from './import-mapping.ts';
import { type ImportPatient, readImportRow } from './import-row.ts';
import { startSurvey } from './import-survey.ts';

const context = { today: '2026-11-21', dateOrder: 'mdy', trailingDigits: false } as const;

/** Reads a file like the import: headings, a survey of all rows, then each row. */
function readFile(lines: readonly string[]) {
  const [headings = [], ...rows] = lines.map((line) => line.split(';'));
  const mapping = proposeMapping(headings);
  const survey = startSurvey(mapping);
  for (const row of rows) survey.see(row);
  const decisions = survey.decide();
  return { decisions, rows: rows.map((row) => readImportRow(row, mapping, { ...decisions, today: context.today })) };
}

/** Reads one row given as heading → cell, with the required cells added. */
function readCells(cells: Record<string, string>) {
  const row = { First: 'Ana', Last: 'Lima', Gender: 'F', ...cells };
  return readImportRow(Object.values(row), proposeMapping(Object.keys(row)), context);
}

function patientOf(row: ReturnType<typeof readImportRow>): ImportPatient {
  if ('refused' in row) throw new Error(`refused: ${row.refused.map((issue) => issue.reason).join(' ')}`);
  return row.patient;
}

function codesOf(row: ReturnType<typeof readImportRow>): string[] {
  return ('refused' in row ? row.refused : row.warnings).map((issue) => `${issue.code} ${issue.column}`.trim());
}

describe("a spreadsheet's export of Synthea", () => {
  const file = readFile([
    'Id;BIRTHDATE;DEATHDATE;SSN;PREFIX;FIRST;LAST;SUFFIX;MAIDEN;RACE;ETHNICITY;GENDER;ADDRESS;CITY;STATE;ZIP;LAT',
    'a1-1;5/2/1971;;999-11-2222;Mr.;Luis Andrés412;Peñaloza87;;;white;hispanic;M;12 Elm Way Unit 4;Chicopee;Massachusetts;1013;4.222.835',
    "a1-2;11/30/1944;3/9/2015;999-11-3333;Mrs.;Nora5;O'Dell644;PhD;McNab12;black;nonhispanic;F;7 Oak Pl;Boston;Massachusetts;0;4.2",
    'a1-3;1/14/2019;;999-11-4444;;Bao901;Yundt3;;;asian;nonhispanic;F;9 Ash Ct;Lowell;Massachusetts;1851;4.2',
  ]);

  test('detects its format', () => {
    expect(file.decisions).toEqual({ dateOrder: 'mdy', trailingDigits: true });
  });

  test('reports the digits that it drops from names', () => {
    const dropped = file.rows.map((row) => codesOf(row).filter((code) => code.startsWith('DIGITS_REMOVED')));
    expect(dropped[0]).toEqual(['DIGITS_REMOVED FIRST', 'DIGITS_REMOVED LAST']);
    expect(dropped[2]).toEqual(['DIGITS_REMOVED FIRST', 'DIGITS_REMOVED LAST']);
  });

  test('produces clean patients', () => {
    expect(patientOf(file.rows[0]!)).toEqual({
      first_name: 'Luis Andrés',
      middle_name: null,
      last_name: 'Peñaloza',
      nick_name: null,
      date_of_birth: '1971-05-02',
      deceased_date: null,
      gender: 'Male',
      gender_at_birth: null,
      race: 'White',
      ethnicity: 'Hispanic or Latino',
      preferred_language: null,
      email: null,
      mobile: null,
      home_phone: null,
      work_phone: null,
      emergency_contact_name: null,
      emergency_contact_phone: null,
      note1: null,
      note2: null,
      mailing_address: {
        address_line1: '12 Elm Way Unit 4',
        address_line2: null,
        city: 'Chicopee',
        state_or_provice: 'MA',
        postal_code: '01013',
        country: 'US',
      },
      source: 'import',
      import_key: 'id:a1-1',
    });
  });

  test('keeps deceased patients, degrees, maiden names, and an address without a ZIP code', () => {
    const row = file.rows[1]!;
    expect(patientOf(row)).toMatchObject({
      first_name: 'Nora',
      last_name: "O'Dell",
      deceased_date: '2015-03-09',
      note1: 'Suffix: PhD\nMaiden name: McNab',
      mailing_address: { city: 'Boston', postal_code: '' },
    });
    // Synthea numbers its names: that the digits were removed is reported.
    expect(codesOf(row)).toEqual([
      'DIGITS_REMOVED FIRST',
      'DIGITS_REMOVED LAST',
      'DIGITS_REMOVED MAIDEN',
      'POSTAL_CODE_MISSING ZIP',
    ]);
  });
});

describe('the language', () => {
  test.each([
    ['English', 'en'],
    ['eng', 'en'],
    ['Spanish', 'es'],
    ['Español', 'es'],
    ['es', 'es'],
    ['spa', 'es'],
    ['', null],
  ])('%s is read as %s', (said, language) => {
    const row = readCells({ Language: said });
    expect(patientOf(row).preferred_language).toBe(language);
    expect(codesOf(row)).toEqual([]);
  });

  test('another one stays empty, with a warning and a line in the note', () => {
    const row = readCells({ 'Preferred Language': 'Haitian Creole' });
    expect(patientOf(row)).toMatchObject({ preferred_language: null, note1: 'Preferred language: Haitian Creole' });
    expect(codesOf(row)).toEqual(['KEPT_IN_NOTE Preferred Language']);
  });
});

describe('names', () => {
  test.each([
    ['Gómez, José E.', 'José', 'E.', 'Gómez'],
    ['José Eduardo Gómez', 'José', 'Eduardo', 'Gómez'],
    ['Maria de la Cruz', 'Maria', null, 'de la Cruz'],
    ['Ludwig van der Berg', 'Ludwig', null, 'van der Berg'],
    ['Smith Jr., John', 'John', null, 'Smith Jr.'],
    ['John Smith, III', 'John', null, 'Smith III'],
    ['John Q Smith MD', 'John', 'Q', 'Smith'],
  ])('full name %s', (name, first_name, middle_name, last_name) => {
    const row = readImportRow([name, 'M'], proposeMapping(['Patient Name', 'Sex']), context);
    expect(patientOf(row)).toMatchObject({ first_name, middle_name, last_name });
  });

  test('keeps digits unless the file has them in every name', () => {
    const { decisions, rows } = readFile(['First;Last;Sex', 'Ana2;Lima;F', 'Bo;Li3;M', 'Cy;Roe;M']);
    expect(decisions.trailingDigits).toBe(false);
    expect(patientOf(rows[0]!).first_name).toBe('Ana2');
  });

  test('a generational suffix is part of the name', () => {
    expect(patientOf(readCells({ Suffix: 'Jr.' })).last_name).toBe('Lima Jr.');
  });

  test.each([
    [{ First: '' }, ['VALUE_MISSING First']],
    [
      { First: ' ', Last: '', Gender: '', MRN: '7' },
      ['VALUE_MISSING First', 'VALUE_MISSING Last', 'VALUE_MISSING Gender'],
    ],
    [{ First: 'A\0' }, ['TEXT_UNFIT First']],
    [{ Last: 'x'.repeat(101) }, ['TEXT_UNFIT Last']],
    [{ Gender: 'unknown' }, ['GENDER_UNKNOWN Gender']],
  ])('a row without required data is rejected (%#)', (cells, codes) => {
    const row = readCells(cells);
    expect(row).toHaveProperty('refused');
    expect(codesOf(row)).toEqual(codes);
  });

  test('accepts Null as a name', () => {
    expect(patientOf(readCells({ Last: 'Null', City: 'NULL' }))).toMatchObject({
      last_name: 'Null',
      mailing_address: null,
    });
  });
});

describe('dates', () => {
  const orderOf = (...dates: string[]) =>
    readFile(['First;Last;Sex;DOB', ...dates.map((date) => `A;B;F;${date}`)]).decisions.dateOrder;

  test('the order of day and month applies to the whole file', () => {
    expect(orderOf('3/4/1990', '5/6/1991')).toBe('mdy');
    expect(orderOf('3/4/1990', '25/6/1991')).toBe('dmy');
    expect(orderOf('3/4/1990', '6/25/1991')).toBe('mdy');
    expect(orderOf('3.4.1990', '5.6.1991')).toBe('dmy');
    expect(orderOf('1990-03-04', '1990-25-25')).toBe('mdy');
    expect(orderOf('25/6/1991', '6/25/1991')).toBe('mixed');
  });

  test('a single typo does not change the order of the file', () => {
    const many = Array.from({ length: 40 }, (_, at) => `${(at % 12) + 1}/25/1980`);
    expect(orderOf(...many, '25/6/1991')).toBe('mdy');
  });

  test('in a mixed file only unambiguous dates are accepted', () => {
    const { rows } = readFile([
      'First;Last;Sex;DOB',
      'A;B;F;25/6/1991',
      'A;B;F;6/25/1991',
      'A;B;F;6/5/1991',
      'A;B;F;6/6/1991',
    ]);
    expect(rows.map((row) => ('refused' in row ? codesOf(row)[0] : row.patient.date_of_birth))).toEqual([
      '1991-06-25',
      '1991-06-25',
      'DATE_AMBIGUOUS DOB',
      '1991-06-06',
    ]);
  });

  test.each([
    ['13/45/1990', 'DATE_UNREADABLE DOB'],
    ['yesterday', 'DATE_UNREADABLE DOB'],
    ['11/22/2026', 'DATE_IMPOSSIBLE DOB'],
    ['1/1/1066', 'DATE_IMPOSSIBLE DOB'],
  ])('%s is rejected', (DOB, code) => {
    const row = readCells({ DOB });
    expect(row).toHaveProperty('refused');
    expect(codesOf(row)).toEqual([code]);
  });

  test('an empty date is omitted, and a guessed century is reported', () => {
    expect(patientOf(readCells({ DOB: '' })).date_of_birth).toBeNull();
    expect(patientOf(readCells({ DOB: '0000-00-00' })).date_of_birth).toBeNull();
    const row = readCells({ DOB: '5/25/89' });
    expect(patientOf(row).date_of_birth).toBe('1989-05-25');
    expect(codesOf(row)).toEqual(['YEAR_GUESSED DOB']);
  });

  test('a death before the birth is kept in the note', () => {
    const row = readCells({ DOB: '5/25/1989', 'Date of death': '5/24/1989' });
    expect(patientOf(row)).toMatchObject({ deceased_date: null, note1: 'Date of death: 5/24/1989' });
  });
});

describe('contacts and addresses', () => {
  test('invalid phone numbers and addresses are kept in the note and reported', () => {
    const row = readCells({
      Cell: 'ask the daughter',
      Email: 'none@',
      Street: '1 Main St',
      City: '',
      State: 'MA',
      Zip: '2139',
    });
    expect(patientOf(row)).toMatchObject({
      mobile: null,
      email: null,
      mailing_address: null,
      note1: 'Email: none@\nMobile: ask the daughter\nAddress: 1 Main St, MA, 2139',
    });
    expect(codesOf(row)).toEqual(['KEPT_IN_NOTE Email', 'KEPT_IN_NOTE Cell', 'KEPT_IN_NOTE City']);
  });

  test('accepts phones, Canadian provinces and other countries', () => {
    const row = readCells({
      Cell: '(514) 555-0143',
      Street: '1 Rue A',
      City: 'Montréal',
      Province: 'Quebec',
      'Postal code': 'h2x 1y4',
    });
    expect(patientOf(row)).toMatchObject({
      mobile: '+1 5145550143',
      mailing_address: { state_or_provice: 'QC', postal_code: 'H2X 1Y4', country: 'CA' },
    });
    const london = readCells({
      Phone: '020 7946 0958',
      Street: '1 A St',
      City: 'London',
      State: 'London',
      Zip: 'SW1A 1AA',
      Country: 'United Kingdom',
    });
    expect(patientOf(london)).toMatchObject({ mobile: '+44 2079460958', mailing_address: { country: 'GB' } });
  });

  test('warns about characters that were already lost in the file', () => {
    expect(codesOf(readCells({ First: 'Jos\ufffd' }))).toEqual(['SPOILED_CHARACTER First']);
  });
});

test.each([
  [['Ana', 'Lima'], 'CELLS_MISSING'],
  [['Ana', 'Lima', 'F', 'x'], 'CELLS_TOO_MANY'],
  [['', ' ', ''], 'EMPTY_ROW'],
])('a row of the wrong shape is rejected (%#)', (cells, code) => {
  expect(codesOf(readImportRow(cells, proposeMapping(['First', 'Last', 'Sex']), context))).toEqual([code]);
});

test('ignores extra empty cells', () => {
  const row = readImportRow(['Ana', 'Lima', 'F', '', ''], proposeMapping(['First', 'Last', 'Sex']), context);
  expect(patientOf(row).first_name).toBe('Ana');
});

describe('keys', () => {
  test('the same person has the same key, however the row is written', () => {
    const key = (cells: Record<string, string>): string => patientOf(readCells(cells)).import_key;
    expect(key({ DOB: '5/25/1989' })).toBe('person:lima|ana|1989-05-25|Female');
    expect(key({ First: ' ANA ', Last: 'Líma', DOB: '1989-05-25', Gender: 'female' })).toBe(key({ DOB: '5/25/1989' }));
    expect(key({ Cell: '617-555-0143' })).not.toBe(key({ Cell: '617-555-0144' }));
    expect(key({ MRN: ' 77 ' })).toBe('id:77');
  });

  test('distinguishes rows of one patient from rows of a similar one', () => {
    const watch = watchDuplicates('MRN');
    const patient = (MRN: string): ImportPatient => patientOf(readCells({ MRN, DOB: '5/25/1989' }));
    expect(watch.see(2, patient('77'))).toBeNull();
    expect(watch.see(3, patient('77'))).toEqual({
      refused: {
        code: 'DUPLICATE_ROW',
        column: 'MRN',
        reason: 'Row 2 is the same patient; this row was not imported.',
      },
    });
    expect(watch.see(4, patient('78'))).toMatchObject({ warned: { code: 'POSSIBLE_DUPLICATE', column: 'MRN' } });
  });
});

describe('arbitrary files', () => {
  const headings = [
    'MRN',
    'First',
    'Last',
    'Gender',
    'DOB',
    'Cell',
    'Email',
    'Street',
    'City',
    'State',
    'Zip',
    'Country',
    'Notes',
    'Race',
  ];
  const mapping = proposeMapping(headings);
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'F',
      'M',
      '5/25/1989',
      '25.5.89',
      'MA',
      '2139',
      '617-555-0143',
      'a@b.org',
      '',
      'Ana',
      '\0',
      '\ud800',
      '9'.repeat(300),
    ),
  );

  test('are accepted or rejected row by row, and the reasons never contain cell values', () => {
    const secret = 'xyzzy';
    fc.assert(
      fc.property(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), (cells) => {
        const row = readImportRow(
          cells.map((text) => text + (text.length > 2 ? secret : '')),
          mapping,
          context,
        );
        for (const issue of 'refused' in row ? row.refused : row.warnings) {
          expect(issue.reason).not.toContain(secret);
          expect(issue.reason).toMatch(/^\S.*\.$/);
        }
      }),
    );
  });

  test('reading a row twice gives the same patient', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), (cells) => {
        expect(readImportRow(cells, mapping, context)).toEqual(readImportRow(cells, mapping, context));
      }),
    );
  });
});
