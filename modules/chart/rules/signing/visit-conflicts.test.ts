import { expect, test } from 'vitest';
import { visitConflicts, type VisitContent } from '../index.ts';

const cpt = (cpt_code: string, ...modifiers: string[]) => ({ cpt_code, modifiers });
const visit = (more: Partial<VisitContent>): VisitContent => ({
  encounter_mode: 'office',
  patient: { sex: 'Female', age: 46 },
  earlier_visit: null,
  diagnosis: [],
  cpts: [],
  ...more,
});
const found = (more: Partial<VisitContent>): string[] => visitConflicts(visit(more)).map(({ message }) => message);

test('a plausible visit has no conflicts', () => {
  const diagnosis = ['I10', 'N18.30', 'O24.410', 'N63.0', 'Z00.00'].map((icd_code) => ({ icd_code }));
  expect(found({ diagnosis, cpts: [cpt('99213', '25'), cpt('99396'), cpt('93000'), cpt('85025')] })).toEqual([]);
  expect(found({ patient: { sex: null, age: null }, diagnosis, cpts: [cpt('99387'), cpt('99203', '25')] })).toEqual([]);
});

test.each([
  ['video', cpt('99213', '95'), null],
  ['video', cpt('99213'), '99213 has no telehealth modifier (95 or GT), but the visit is by video'],
  ['video', cpt('99213', '93'), '99213 has the modifier 93, but the visit is by video'],
  ['video', cpt('20610'), '20610 is done in person, but the visit is by video'],
  ['video', cpt('98005'), null],
  ['video', cpt('98013'), '98013 is for visits by phone, but the visit is by video'],
  ['phone', cpt('99213', '93'), null],
  ['phone', cpt('99213', 'GT'), '99213 has the modifier GT, but the visit is by phone'],
  ['phone', cpt('98005'), '98005 is for visits by video, but the visit is by phone'],
  ['phone', cpt('85025'), null],
  ['office', cpt('99213', '95'), '99213 has the telehealth modifier 95, but the visit is in the office'],
  ['office', cpt('98005'), '98005 is for telehealth, but the visit is in the office'],
])('compares the mode %s with the procedure %o', (encounter_mode, procedure, message) => {
  expect(found({ encounter_mode, cpts: [procedure] })).toEqual(message === null ? [] : [message]);
});

test('a new-patient code conflicts with an earlier visit; an established one is never questioned', () => {
  expect(found({ earlier_visit: '02-03-2025', cpts: [cpt('99203')] })).toEqual([
    '99203 is for new patients, but this patient was seen on 02-03-2025',
  ]);
  expect(found({ earlier_visit: '02-03-2025', cpts: [cpt('99213')] })).toEqual([]);
  expect(found({ cpts: [cpt('99213')] })).toEqual([]);
});

test('codes that exclude each other are listed in pairs, unless a modifier separates them', () => {
  expect(found({ cpts: [cpt('99213'), cpt('99214'), cpt('85025'), cpt('85027')] })).toEqual([
    '99213 and 99214 exclude each other (office and telehealth visits)',
    '85025 and 85027 exclude each other (blood counts)',
  ]);
  expect(found({ cpts: [cpt('20610', 'LT'), cpt('20611', 'RT')] })).toEqual([]);
  expect(found({ cpts: [cpt('20610', 'LT'), cpt('20611', 'LT')] })).toHaveLength(1);
  expect(found({ cpts: [cpt('93005'), cpt('93010', '59')] })).toEqual([]);
  expect(found({ cpts: [cpt('99396'), cpt('99213')] })).toEqual([
    '99213 and 99396 are on one visit without modifier 25',
  ]);
});

test.each([
  ['Z34.01', 'Male', 30, 'Z34.01 is for female patients'],
  ['O09.90', 'Female', 70, 'O09.90 is for ages 9 to 64'],
  ['N40.1', 'Female', 60, 'N40.1 is for male patients'],
  ['N80.0', 'Male', 40, 'N80.0 is for female patients'],
  ['P59.9', 'Female', 20, 'P59.9 is for patients up to age 1'],
  ['Z00.110', 'Male', 3, 'Z00.110 is for newborns'],
  ['Z00.129', 'Male', 18, 'Z00.129 is for patients up to age 17'],
  ['Z00.00', 'Male', 8, 'Z00.00 is for patients from age 15'],
  ['Z34.01', 'Other', 30, null],
  ['N18.30', 'Male', 40, null],
])('compares the diagnosis %s with a %s patient of %i', (icd_code, sex, age, message) => {
  const messages = found({ patient: { sex, age }, diagnosis: [{ icd_code }] });
  expect(messages).toEqual(message === null ? [] : [message]);
});

test('a preventive code must match the patient’s age', () => {
  expect(found({ cpts: [cpt('99395')] })).toEqual(['99395 does not match the patient’s age of 46']);
  expect(found({ cpts: [cpt('99396')] })).toEqual([]);
});
