import { describe, expect, test } from 'vitest';
import { growsWithLength } from '#values/testing/time-of-readers.ts';
import {
  checkOrder,
  type CheckedOrder,
  chooseAccount,
  comparableRuns,
  comparePatients,
  describeDoubt,
  groupState,
  interpret,
  isCertain,
  isLikely,
  mayMove,
  orderStates,
  readCompendium,
  readRange,
  saysSamePatient,
  type SentPatient,
  STARTER_TESTS,
  stateAfterReports,
} from './index.ts';

test('the starter list has about 150 tests, each with its own code and a valid LOINC check digit', () => {
  expect(STARTER_TESTS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(STARTER_TESTS.map(({ test_code }) => test_code)).size).toBe(STARTER_TESTS.length);
  for (const { test_code, loinc } of STARTER_TESTS) expect(checkDigit(loinc), test_code).toBe(loinc.split('-')[1]);
});

// LOINC Users’ Guide, “Calculating Mod 10 check digits”.
function checkDigit(loinc: string): string {
  const digits = loinc.split('-')[0]!.split('').toReversed();
  const odd = digits.filter((_, place) => place % 2 === 0).toReversed();
  const even = digits.filter((_, place) => place % 2 === 1).toReversed();
  const sum = `${even.join('')}${Number(odd.join('')) * 2}`.split('').reduce((all, digit) => all + Number(digit), 0);
  return String((10 - (sum % 10)) % 10);
}

describe('ranges and flags', () => {
  test.each([
    ['3.5-5.1', 3.5, 5.1],
    ['0 – 4', 0, 4],
    ['-2 to 2', -2, 2],
    ['<=100', null, 100],
    ['>=40 mg/dL', 40, null],
    ['1,000-4,500', 1000, 4500],
    ['18-49 yrs: 0.7-1.3', 0.7, 1.3],
    ['0.7-1.3 (18-49 yrs)', 0.7, 1.3],
    ['4.0-11.0 10*3/uL', 4, 11],
    ['24-48 hours', 24, 48],
  ])('%s', (text, low, high) => expect(readRange(text)).toEqual({ low, high }));

  test('reports a limit that is itself out of range', () => {
    expect(readRange('<1,000')).toEqual({ low: null, high: 1000, withoutHigh: true });
    expect(readRange('> 5')).toEqual({ low: 5, high: null, withoutLow: true });
    expect([interpret('', 5.7, readRange('<5.7')), interpret('', 5.7, readRange('<=5.7'))]).toEqual(['high', 'normal']);
    expect([interpret('', 5, readRange('>5')), interpret('', 5, readRange('>=5'))]).toEqual(['low', 'normal']);
  });

  test('the most severe of several flags counts; susceptibility and trend flags are not abnormal by themselves', () => {
    expect([interpret(['H', 'HH'], 7, null), interpret(['N', 'A'], null, null)]).toEqual(['critical high', 'abnormal']);
    for (const flag of ['S', 'MS', 'VS', 'B', 'NEG', 'ND', 'NR']) {
      expect(interpret(flag, null, null), flag).toBeNull();
      expect(interpret(flag, 9, { low: 1, high: 5 }), flag).toBe('high');
    }
  });

  test.each([
    ...['', 'Negative', '5-1', 'see note', '3.5', '18-49 yrs', '3,5-5,1', 'M: 13-17 F: 12-16', '13-17 (M) 12-16 (F)'],
    '18-49 yrs: 0.7-1.3; 50-99 yrs: 0.8-1.5',
  ])('is not a range: %s', (text) => expect(readRange(text)).toBeNull());

  test('a flag doesn’t hide a value outside its own range', () => {
    const range = { low: 3.5, high: 5.1 };
    expect([interpret('', 5.4, range), interpret('N', 5.4, range), interpret('N', 4, range)]).toEqual([
      'high',
      'high',
      'normal',
    ]);
    expect([interpret('HH', 6, range), interpret('A', null, null), interpret('', null, null)]).toEqual([
      'critical high',
      'abnormal',
      null,
    ]);
    expect(interpret('W', null, null)).toBe('abnormal');
  });
});

test('a test only moves forward, and only some steps can be taken by hand', () => {
  expect(mayMove('Draft', 'Ready')).toBe(true);
  for (const to of orderStates) expect(mayMove('Reviewed', to)).toBe(false);
  expect(mayMove('Ready', 'Sent')).toBe(false);
  const reports = (...statuses: Parameters<typeof stateAfterReports>[1][number]['status'][]) =>
    statuses.map((status) => ({ status, isReviewed: false }));
  expect([
    stateAfterReports('Sent', reports('received')),
    stateAfterReports('Collected', reports('partial')),
    stateAfterReports('Partial', reports('final', 'partial')),
    stateAfterReports('Reviewed', reports('corrected')),
    stateAfterReports('Final', reports('cancelled')),
    stateAfterReports('Sent', reports('cancelled', 'final')),
    stateAfterReports('Final', [{ status: 'final', isReviewed: true }]),
    stateAfterReports('Sent', []),
  ]).toEqual(['Collected', 'Partial', 'Partial', 'Final', 'Cancelled', 'Final', 'Reviewed', 'Sent']);
  expect([
    groupState([]),
    groupState(['Final', 'Sent']),
    groupState(['Cancelled']),
    groupState(['Draft', 'Error']),
  ]).toEqual(['Draft', 'Partial', 'Cancelled', 'Error']);
});

test('the doctor’s account precedes the practice’s, which precedes the clinic’s; an excluded account blocks the order', () => {
  const base = { lab_id: 'L', doctor_id: null, practice_id: null, status: 'Allowed' as const };
  const accounts = [
    { ...base, id: 1, scope: 'Clinic' as const },
    { ...base, id: 2, scope: 'Practice' as const, practice_id: 'P' },
    { ...base, id: 3, scope: 'Doctor' as const, doctor_id: 'D' },
  ];
  const of = { labId: 'L', doctorId: 'D', practiceId: 'P' };
  expect(chooseAccount(accounts, of)?.id).toBe(3);
  expect(chooseAccount(accounts, { ...of, doctorId: 'E' })?.id).toBe(2);
  expect(chooseAccount(accounts, { ...of, doctorId: 'E', practiceId: 'Q' })?.id).toBe(1);
  expect(chooseAccount(accounts, { ...of, scope: 'Clinic' })?.id).toBe(1);
  expect(chooseAccount(accounts, { ...of, labId: 'M' })).toBeNull();
  const excluded = accounts.map((each) => (each.id === 3 ? { ...each, status: 'Excluded' as const } : each));
  expect(chooseAccount(excluded, of)).toBeNull();
  const disabled = accounts.map((each) => (each.id === 3 ? { ...each, status: 'Disabled' as const } : each));
  expect(chooseAccount(disabled, of)?.id).toBe(2);
});

describe('matching a report to a patient', () => {
  const patient = {
    record_number: '1001',
    first_name: 'Zoë',
    middle_name: 'Anne',
    last_name: 'O’Brien',
    date_of_birth: '1980-05-01',
    gender: 'Female',
  };
  const sent: SentPatient = {
    identifiers: [],
    firstName: 'ZOE',
    middleName: '',
    lastName: "O'BRIEN",
    birthDay: '1980-05-01',
    sex: 'F',
  };
  const doubt = (more: Partial<SentPatient>): string | null =>
    describeDoubt(comparePatients({ ...sent, ...more }, patient, ['SALUS', 'FAC-1']));
  const numbered = (value: string, ...authorities: string[]) => ({ identifiers: [{ value, authorities, type: 'MR' }] });

  test('compares names, date of birth and other fields, ignoring spelling', () => {
    expect(comparePatients({ ...sent, ...numbered('01001', 'salus') }, patient, ['SALUS'])).toEqual({
      agrees: ['last name', 'first name', 'date of birth', 'sex', 'record number'],
      differs: [],
      missing: [],
    });
    for (const [firstName, middleName] of [
      ['Zoe Anne', ''],
      ['ZOE', 'A'],
      ['Zoe A.', ''],
    ] as const)
      expect(doubt({ firstName, middleName }), firstName).toBeNull();
    expect(isCertain(comparePatients(sent, patient, []))).toBe(true);
    expect(isLikely(sent, patient)).toBe(true);
  });

  test.each([
    [{ firstName: 'Zachary' }, 'first name is'],
    [{ firstName: 'Zoe', middleName: 'Louise' }, 'first name is'],
    [{ firstName: 'Z' }, 'first name is'],
    [{ lastName: 'Smith' }, 'last name is'],
    [{ birthDay: '1980-05-02' }, 'date of birth is'],
    [{ sex: 'M' }, 'sex is'],
    [numbered('1002', 'SALUS'), 'record number is'],
    [numbered('1002', 'fac-1'), 'record number is'],
    [{ birthDay: null }, 'does not confirm the date of birth'],
    [{ firstName: '', lastName: '' }, 'does not confirm the last name and first name'],
  ])('%j has to be matched manually', (more, words) => expect(doubt(more)).toContain(words));

  test('identifiers of other authorities and an unknown sex are not compared', () => {
    expect(doubt({ ...numbered('1002', 'LAB'), sex: 'U' })).toBeNull();
    expect(saysSamePatient(sent, { ...sent, lastName: 'OBRIEN', firstName: 'Zoë' })).toBe(true);
    expect(saysSamePatient(sent, { ...sent, sex: 'M' })).toBe(false);
    expect(isLikely({ ...sent, birthDay: null }, patient)).toBe(false);
  });
});

test('predicts the laboratory’s rejections; a declined notice outranks them all', () => {
  const whole: CheckedOrder = {
    hasAccount: true,
    labName: 'Bay',
    patient: { firstName: 'A', lastName: 'B', birthDay: '1980-05-01', sex: 'F', hasAddress: true },
    billTo: 'Medicare',
    abn: 'None',
    collected: null,
    tests: [
      {
        name: 'TSH',
        code: 'TSH',
        isOffered: true,
        isLimited: true,
        coveredDiagnoses: ['E03'],
        diagnoses: [{ code: 'R53.83' }],
        questions: [{ code: 'Q1', question: 'Pregnant?', required: true }],
        answers: {},
      },
    ],
  };
  const now = new Date('2026-11-22T12:00:00Z');
  expect(checkOrder(whole, now)).toHaveLength(2);
  expect(checkOrder({ ...whole, abn: 'Refused' }, now)).toHaveLength(1);
  const mended = { ...whole, tests: [{ ...whole.tests[0]!, diagnoses: [{ code: 'E03.9' }], answers: { Q1: 'No' } }] };
  expect(checkOrder(mended, now)).toEqual([]);
  const bare = { firstName: '', lastName: '', birthDay: null, sex: '', hasAddress: false };
  expect(checkOrder({ ...whole, hasAccount: false, patient: bare, tests: [] }, now)).toHaveLength(6);
});

test('reads a compendium line by line and reports problems by line', () => {
  const csv =
    '\uFEFFTest Code,Test Name,Alias,Price,Fasting,Questions\nA,"Alpha, the first",AL,$24.50,yes,Fever?;Weight??\n,,,,,\nB,,,,,\nA,Again,,,,\n';
  const { products, problems } = readCompendium(csv);
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({ test_code: 'A', testName: 'Alpha, the first', price: 2450, is_fasting: true });
  expect(products[0]!.questions).toEqual([
    { code: 'Q1', question: 'Fever?', required: true },
    { code: 'Q2', question: 'Weight?', required: false },
  ]);
  expect(problems.map(({ line }) => line)).toEqual([4, 5]);
  expect(readCompendium('x,y\n1,2').problems[0]!.line).toBe(1);
});

test('splits a series where the unit or the method changes', () => {
  const at = (day: number, units: string, method = '') => ({ at: `2026-01-0${day}`, value: day, units, method });
  const runs = comparableRuns([at(3, 'mg/dL'), at(1, 'mg/dL'), at(2, 'mmol/L'), at(4, 'mg/dL', 'new')]);
  expect(runs.map((run) => run.map(({ value }) => value))).toEqual([[1], [2], [3], [4]]);
});

test('reads a compendium in time proportional to its length, whatever its shape', async () => {
  const shapes: ((size: number) => string)[] = [
    // A header as long as all of the lines below it.
    (size) => `${'x,'.repeat(size / 4)}code,name\n${'a,b\n'.repeat(Math.min(size / 8, 19_000))}`,
    (size) => `code,name\n"${'""'.repeat(size / 2)}`,
    (size) => `code,name,questions\nA,B,${';'.repeat(size)}\n`,
    (size) => `code,name\n${','.repeat(size)}\n`,
  ];
  for (const make of shapes) {
    const [small, large] = [make(1_000_000), make(4_000_000)];
    expect(
      await growsWithLength(
        () => readCompendium(small),
        () => readCompendium(large),
        4,
      ),
    ).toBe(true);
  }
}, 600_000);
