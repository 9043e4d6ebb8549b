import { expect, test } from 'vitest';
import { patientInitials, patientListName, patientName } from './patient-name.ts';

test('formats a name for display and for lists', () => {
  const patient = { first_name: 'José Eduardo', middle_name: 'M.', last_name: 'Gómez' };
  expect(patientName(patient)).toBe('José Eduardo Gómez');
  expect(patientListName(patient)).toBe('Gómez, José Eduardo M.');
  expect(patientListName({ first_name: '', last_name: 'Cher' })).toBe('Cher');
});

test.each([
  ['ángela', 'ñáñez', 'ÁÑ'],
  ['👩‍⚕️ Ana', 'Li', '👩‍⚕️L'],
  ['', 'Li', 'L'],
])('initials of %s %s', (first_name, last_name, initials) => {
  expect(patientInitials({ first_name, last_name })).toBe(initials);
});
