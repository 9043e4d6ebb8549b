import { expect, test } from 'vitest';
import { checkFilled } from './check-filled.ts';

const wish = { category_id: null, wished_date: '', wished_time: '', description: '' };

test('a wish for an appointment says at least something', () => {
  expect(checkFilled('MakeAppointment', { ...wish, description: '  ' }).issues).toHaveLength(1);
  expect(checkFilled('MakeAppointment', { ...wish, wished_date: '2026-11-24' }).issues).toBeUndefined();
  expect(checkFilled('MakeAppointment', { ...wish, description: 'My knee' }).issues).toBeUndefined();
});

test('what is no number is said beside its measurement', () => {
  const values = {
    values: { pulse: 'abc', weight: 150, pain: null },
    feet: null,
    inches: '',
    sure: [],
    description: '',
  };
  expect(checkFilled('AddVital', values).issues).toEqual([
    { path: ['values', 'pulse'], message: 'A number is expected' },
  ]);
});
