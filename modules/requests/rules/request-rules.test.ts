import { expect, test } from 'vitest';
import { addressText, readWords, requestInput, sameValue, workingDaysBetween } from './index.ts';

const TODAY = '2026-11-23';
const check = (type: Parameters<typeof requestInput>[0], data: unknown) => {
  const result = requestInput(type, TODAY).safeParse(data);
  return result.success ? result.data : result.error.issues.map(({ path }) => path.join('.'));
};

test.each([
  // From a Friday to the following Monday, to the Tuesday, and over two weekends; weekends don't count.
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-11-24', 2],
  ['2026-11-20', '2026-12-01', 7],
  ['2026-11-21', '2026-11-22', 0],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-20', 0],
])('between %s and %s there are %i working days', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days);
});

test('a requested appointment is in the future', () => {
  expect(check('MakeAppointment', {})).toEqual({ category_id: null, wished_date: null, wished_time: null });
  expect(check('MakeAppointment', { wished_date: '2026-11-22' })).toEqual(['wished_date']);
  expect(check('MakeAppointment', { wished_date: '2026-02-30', wished_time: '25:00' })).toContain('wished_time');
});

test('a change of information contains only fields that a request can change, in stored form', () => {
  expect(check('PatientInfoUpdate', { first_name: ' Ada ', mobile: '617-555-0143', note1: 'x', version: 3 })).toEqual({
    first_name: 'Ada',
    mobile: '+1 6175550143',
  });
  expect(check('PatientInfoUpdate', { last_name: '' })).toEqual(['last_name']);
});

test('vitals, medications and allergies are validated like in the clinic’s own forms', () => {
  expect(check('AddVital', { vitals: [] })).toEqual(['vitals']);
  expect(check('AddVital', { vitals: [{ vital_info_id: 'a', value: -1 }] })).toEqual(['vitals']);
  expect(check('AddMedicationHistory', { medication_history: [] })).toEqual(['medication_history']);
  expect(check('AddAllergy', { allergy_substance: 'Nuts', allergy_category: 'nuts' })).toEqual(['allergy_category']);
});

test('comments are trimmed, empty ones are null, and overlong ones are rejected', () => {
  expect(readWords('  a\r\nb ')).toEqual({ words: 'a\nb' });
  expect(readWords('read\u202e backwards\u0007')).toEqual({ words: 'read backwards' });
  expect(readWords(' ')).toEqual({ words: null });
  expect(readWords('x'.repeat(1001))).toHaveProperty('problem');
  expect(readWords(7)).toHaveProperty('problem');
});

test('addresses are equal if their lines are', () => {
  const address = {
    address_line1: '1 Main St',
    address_line2: null,
    city: 'Boston',
    state_or_provice: 'MA',
    postal_code: '02128',
    country: 'US',
  };
  expect(addressText(address)).toBe('1 Main St, Boston, MA 02128');
  expect(sameValue(address, { ...address })).toBe(true);
  expect(sameValue(address, null)).toBe(false);
  expect(sameValue(null, '')).toBe(true);
});
