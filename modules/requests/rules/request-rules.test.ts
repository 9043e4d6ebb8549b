import { expect, test } from 'vitest';
import { addressText, readWords, requestInput, sameValue, workingDaysBetween } from './index.ts';

const TODAY = '2026-11-23';
const check = (type: Parameters<typeof requestInput>[0], data: unknown) => {
  const result = requestInput(type, TODAY).safeParse(data);
  return result.success ? result.data : result.error.issues.map(({ path }) => path.join('.'));
};

test.each([
  // A Friday to the Monday after, to the Tuesday, over two weekends; a weekend counts for nothing.
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-11-24', 2],
  ['2026-11-20', '2026-12-01', 7],
  ['2026-11-21', '2026-11-22', 0],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-20', 0],
])('from %s to %s lie %i working days', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days);
});

test('a wish for an appointment lies ahead', () => {
  expect(check('MakeAppointment', {})).toEqual({ category_id: null, wished_date: null, wished_time: null });
  expect(check('MakeAppointment', { wished_date: '2026-11-22' })).toEqual(['wished_date']);
  expect(check('MakeAppointment', { wished_date: '2026-02-30', wished_time: '25:00' })).toContain('wished_time');
});

test('a change of information carries only the fields that a request can change, as they are kept', () => {
  expect(check('PatientInfoUpdate', { first_name: ' Ada ', mobile: '617-555-0143', note1: 'x', version: 3 })).toEqual({
    first_name: 'Ada',
    mobile: '+1 6175550143',
  });
  expect(check('PatientInfoUpdate', { last_name: '' })).toEqual(['last_name']);
});

test('vitals, medications and allergies are checked as the clinic’s own forms check them', () => {
  expect(check('AddVital', { vitals: [] })).toEqual(['vitals']);
  expect(check('AddVital', { vitals: [{ vital_info_id: 'a', value: -1 }] })).toEqual(['vitals']);
  expect(check('AddMedicationHistory', { medication_history: [] })).toEqual(['medication_history']);
  expect(check('AddAllergy', { allergy_substance: 'Nuts', allergy_category: 'nuts' })).toEqual(['allergy_category']);
});

test('words are trimmed, empty ones are none, and a novel is refused', () => {
  expect(readWords('  a\r\nb ')).toEqual({ words: 'a\nb' });
  expect(readWords('read\u202e backwards\u0007')).toEqual({ words: 'read backwards' });
  expect(readWords(' ')).toEqual({ words: null });
  expect(readWords('x'.repeat(1001))).toHaveProperty('problem');
  expect(readWords(7)).toHaveProperty('problem');
});

test('an address is the same where its lines are', () => {
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
