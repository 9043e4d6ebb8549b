import { expect, test } from 'vitest';
import { addressLines, fieldText, stateLabel } from './patient-fields.ts';
import { newValues, valuesOf } from './patient-values.ts';

const address = {
  address_line1: '12 Beacon Street',
  address_line2: 'Apt 4',
  city: 'Boston',
  state_or_provice: 'MA',
  postal_code: '02116',
  country: 'US',
};

test('formats an address as on an envelope', () => {
  expect(addressLines(address)).toEqual(['12 Beacon Street', 'Apt 4', 'Boston, MA 02116']);
  expect(addressLines({ ...address, address_line2: '', country: 'CA', state_or_provice: 'ON' })).toEqual([
    '12 Beacon Street',
    'Boston, ON 02116',
    'Canada',
  ]);
  expect(addressLines(newValues({}).mailing_address)).toEqual([]);
});

test('formats fields for reading', () => {
  const values = { ...newValues({ date_of_birth: '1990-03-04' }), mobile: '+1 6175550143', mailing_address: address };
  expect(fieldText(values, 'date_of_birth')).toBe('03/04/1990');
  expect(fieldText({ ...values, date_of_birth: 'soon' }, 'date_of_birth')).toBe('soon');
  expect(fieldText(values, 'mobile')).toBe('(617) 555-0143');
  expect(fieldText(values, 'mailing_address')).toBe('12 Beacon Street, Apt 4, Boston, MA 02116');
  expect(fieldText(values, 'gender')).toBe('');
  expect(stateLabel('MA', 'US')).toBe('Massachusetts (MA)');
});

test('a form starts with the known values', () => {
  expect(newValues({ first_name: 'Ada' })).toMatchObject({
    first_name: 'Ada',
    last_name: '',
    mailing_address: { country: 'US' },
  });
  expect(valuesOf({ ...newValues({ first_name: 'Ada' }), email: null, mailing_address: null } as never)).toMatchObject({
    first_name: 'Ada',
    email: '',
    mailing_address: { city: '' },
  });
});
