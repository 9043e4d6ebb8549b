import { expect, test } from 'vitest';
import { checkFilled } from './check-filled.ts';

const wish = { category_id: null, wished_date: '', wished_time: '', description: '' };

test('an appointment request requires some content', () => {
  expect(checkFilled('MakeAppointment', { ...wish, description: '  ' }).issues).toHaveLength(1);
  expect(checkFilled('MakeAppointment', { ...wish, wished_date: '2026-11-24' }).issues).toBeUndefined();
  expect(checkFilled('MakeAppointment', { ...wish, description: 'My knee' }).issues).toBeUndefined();
});
