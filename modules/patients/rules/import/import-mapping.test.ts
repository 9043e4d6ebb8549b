import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFields, isImportField, knownHeadings } from './import-fields.ts';
import { chooseFields, foldHeading, mappingProblems, proposeMapping } from './import-mapping.ts';

/** Returns the mapped headings with their fields. */
function taken(...headings: string[]): Record<string, string> {
  const columns = proposeMapping(headings).filter((column) => column.field !== null);
  return Object.fromEntries(columns.map((column) => [column.heading, column.field ?? '']));
}

describe('proposeMapping', () => {
  test('knows the headings of Synthea, with reasons for omitted columns', () => {
    const headings =
      'Id;BIRTHDATE;DEATHDATE;SSN;DRIVERS;PASSPORT;PREFIX;FIRST;LAST;SUFFIX;MAIDEN;MARITAL;RACE;ETHNICITY;GENDER;BIRTHPLACE;ADDRESS;CITY;STATE;COUNTY;ZIP;LAT;LON;HEALTHCARE_EXPENSES;HEALTHCARE_COVERAGE';
    const mapping = proposeMapping(headings.split(';'));
    expect(mappingProblems(mapping)).toEqual([]);
    expect(
      Object.fromEntries(mapping.filter(({ field }) => field).map(({ heading, field }) => [heading, field])),
    ).toEqual({
      Id: 'record_id',
      BIRTHDATE: 'date_of_birth',
      DEATHDATE: 'deceased_date',
      FIRST: 'first_name',
      LAST: 'last_name',
      SUFFIX: 'suffix',
      MAIDEN: 'maiden_name',
      RACE: 'race',
      ETHNICITY: 'ethnicity',
      GENDER: 'gender',
      ADDRESS: 'address_line1',
      CITY: 'city',
      STATE: 'state',
      ZIP: 'postal_code',
    });
    const why = Object.fromEntries(mapping.map(({ heading, notTaken }) => [heading, notTaken]));
    expect(why['SSN']).toMatch(/Social Security numbers are not needed/);
    expect(why['DRIVERS']).toMatch(/license/);
    expect(why['PASSPORT']).toMatch(/passport/);
    expect(why['HEALTHCARE_EXPENSES']).toMatch(/billing/);
    expect(why['LAT']).toMatch(/address/);
    expect(why['FIRST']).toBeNull();
  });

  test.each([
    [
      ['First Name', 'Last Name', 'DOB', 'Sex', 'Cell', 'Zip', 'MRN'],
      'first_name last_name date_of_birth gender mobile postal_code record_id',
    ],
    [['Given name', 'Family name', 'Date of Birth', 'Gender'], 'first_name last_name date_of_birth gender'],
    [['fname', 'lname', 'mname', 'birth_date', 'gender'], 'first_name last_name middle_name date_of_birth gender'],
    [
      ['patientFirstName', 'patientLastName', 'PatientDOB', 'PatientID'],
      'first_name last_name date_of_birth record_id',
    ],
    [
      ['Pt. Last Name', 'Pt. First Name', 'Date of Birth (MM/DD/YYYY)', 'Patient E-Mail'],
      'last_name first_name date_of_birth email',
    ],
    [['Mobile phone', 'Phone', 'Work Phone'], 'mobile home_phone work_phone'],
    [['Phone Number'], 'mobile'],
    [['Sex', 'Gender'], 'gender_at_birth gender'],
    [['Sex', 'Gender Identity'], 'gender'],
    [
      ['Street Address', 'Apt', 'City', 'State/Province', 'Postal Code', 'Country'],
      'address_line1 address_line2 city state postal_code country',
    ],
    [
      ['first_name', 'state_or_provice', 'user_patient_id', 'nick_name', 'home_phone'],
      'first_name state record_id nick_name home_phone',
    ],
    [['Emergency Contact Name', 'Emergency Contact Phone'], 'emergency_contact_name emergency_contact_phone'],
  ])('%s', (headings, fields) => expect(Object.values(taken(...headings)).join(' ')).toBe(fields));

  test('uses a full name if first and last name have no columns', () => {
    expect(taken('Patient Name', 'DOB', 'Sex')).toMatchObject({ 'Patient Name': 'full_name' });
    expect(mappingProblems(proposeMapping(['Patient Name', 'Sex']))).toEqual([]);
    const both = proposeMapping(['Name', 'First Name', 'Last Name']);
    expect(both[0]).toMatchObject({
      field: null,
      notTaken: 'Not imported: first and last name have their own columns.',
    });
  });

  test('reports missing fields and unknown headings', () => {
    const mapping = proposeMapping(['Vorname?', 'shoe size']);
    expect(mappingProblems(mapping)).toEqual(['Choose a column for the last name.', 'Choose a column for the gender.']);
    expect(mapping[1]?.notTaken).toMatch(/no field with this name/);
  });

  test.each([
    'SSN',
    'Social Security Number',
    'Insurance ID',
    'Policy Number',
    'Account Balance',
    'Password',
    'Credit Card Number',
    "Driver's License Number",
  ])('leaves out %s', (heading) => {
    expect(proposeMapping([heading])[0]).toMatchObject({ field: null });
    expect(proposeMapping([heading])[0]?.notTaken).not.toMatch(/no field with this name/);
  });

  test('lists each column once and fills each field at most once, for any headings', () => {
    const known = fc.constantFrom(...Object.values(knownHeadings).flatMap((names) => names.split(/,\s+/)));
    fc.assert(
      fc.property(fc.array(fc.oneof(known, fc.string({ unit: 'binary' }))), (headings) => {
        const mapping = proposeMapping(headings);
        expect(mapping.map((column) => column.heading)).toEqual(headings);
        const fields = mapping.flatMap((column) => column.field ?? []);
        expect(new Set(fields).size).toBe(fields.length);
        expect(mapping.every((column) => (column.field === null) === (column.notTaken !== null))).toBe(true);
      }),
    );
  });

  test('maps every known heading to its field', () => {
    for (const [field, names] of Object.entries(knownHeadings)) {
      for (const name of names.split(/,\s+/)) {
        expect(foldHeading(name)).toBe(name.replace(/^patient (?=.)/, ''));
        const found = proposeMapping([name])[0]?.field;
        if (found !== field) expect(knownHeadings[found ?? 'note2'].split(/,\s+/)).toContain(name);
      }
    }
  });
});

describe('chooseFields', () => {
  const mapping = proposeMapping(['A', 'First Name', 'Sex']);

  test('moves a field to the chosen column', () => {
    const chosen = chooseFields(mapping, { A: 'first_name', sex: '' });
    expect('mapping' in chosen && chosen.mapping.map((column) => column.field)).toEqual(['first_name', null, null]);
  });

  test('rejects unknown headings and fields', () => {
    expect(chooseFields(mapping, { B: 'city' })).toEqual({ problem: 'The file has no column "B".' });
    expect(chooseFields(mapping, { A: 'shoe' })).toMatchObject({
      problem: expect.stringContaining('"shoe" is not a field') as string,
    });
    expect(chooseFields(mapping, { A: 'constructor' })).toHaveProperty('problem');
  });

  test('every field has a label', () => {
    for (const field of Object.keys(importFields)) expect(isImportField(field)).toBe(true);
    expect(isImportField('toString')).toBe(false);
  });
});
