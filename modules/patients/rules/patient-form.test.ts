import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressInput } from './address-input.ts';
import { patientInput, patientPatch } from './patient-form.ts';

const today = '2026-11-21';
const ana = { first_name: 'Ana', last_name: 'Lima', gender: 'Female' };

/** Returns the errors of a new patient by field. */
function problems(patient: unknown): Record<string, string> {
  const parsed = patientInput(today).safeParse(patient);
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('patientInput', () => {
  test('fills omitted fields with null', () => {
    expect(patientInput(today).parse(ana)).toEqual({
      ...ana,
      middle_name: null,
      nick_name: null,
      email: null,
      mobile: null,
      home_phone: null,
      work_phone: null,
      date_of_birth: null,
      deceased_date: null,
      gender_at_birth: null,
      race: null,
      ethnicity: null,
      preferred_language: null,
      emergency_contact_name: null,
      emergency_contact_phone: null,
      note1: null,
      note2: null,
      mailing_address: null,
    });
  });

  test.each([{}, { first_name: ' ', last_name: '', gender: '' }, { first_name: null, last_name: null, gender: null }])(
    'requires names and gender, with the messages of the specification: %j',
    (patient) => {
      expect(problems(patient)).toEqual({
        first_name: 'First Name is Required',
        last_name: 'Second Name is Required',
        gender: 'Gender is Required',
      });
    },
  );

  test('accepts a date of death between the birth and today', () => {
    const born = { ...ana, date_of_birth: '1980-05-01' };
    const diedOn = (deceased_date: string) => problems({ ...born, deceased_date });
    expect([diedOn('1980-05-01'), diedOn('2026-11-21'), diedOn('')]).toEqual([{}, {}, {}]);
    expect(diedOn('1980-04-30')).toEqual({ deceased_date: "Date of death can't be before the date of birth" });
    expect(diedOn('2026-11-22')).toEqual({ deceased_date: "Date of death can't be in the future" });
    expect(diedOn('11/20')).toEqual({ deceased_date: 'Enter the date of death as MM/DD/YYYY' });
  });

  test('normalizes values to their stored form', () => {
    const patient = patientInput(today).parse({
      ...ana,
      first_name: '  Ana   María ',
      last_name: 'Nun\u0303ez',
      middle_name: '',
      email: ' Ana@Example.COM ',
      mobile: '(617) 555-0143',
      work_phone: '617-555-0144 ext 7',
      note1: 'first\r\nsecond ',
      mailing_address: {
        address_line1: '1 Main St',
        city: 'Boston',
        state_or_provice: 'Massachusetts',
        postal_code: '021181234',
      },
    });
    expect(patient).toMatchObject({
      first_name: 'Ana María',
      last_name: 'Nuñez',
      middle_name: null,
      email: 'Ana@example.com',
      mobile: '+1 6175550143',
      work_phone: '+1 6175550144 x7',
      note1: 'first\nsecond',
      mailing_address: { state_or_provice: 'MA', postal_code: '02118-1234', country: 'US', address_line2: null },
    });
  });

  test.each(['李小龍', 'مُحَمَّد', 'Ana 🌻', '👩‍⚕️', "D'Angelo-Łęcki", 'X Æ A-12', 'José Eduardo181', '한글', 'نیک‌نام'])(
    'accepts the name %s',
    (name) => expect(patientInput(today).parse({ ...ana, last_name: name }).last_name).toBe(name),
  );

  test.each([
    ['A\0na', "First Name contains a control character, which can't be shown"],
    ['A\tna', "First Name contains a control character, which can't be shown"],
    ['A\u202ena', "First Name contains a control character, which can't be shown"],
    ['Ana\ud83c', "First Name contains half of a character, which can't be stored"],
    ['a'.repeat(10_000), 'First Name can have at most 100 characters'],
    ['\u200b\u2060', 'First Name is Required'],
    ['\u3164', 'First Name is Required'],
    [7, 'First Name must be text'],
  ])('rejects a name (%#)', (first_name, message) => {
    expect(problems({ ...ana, first_name })).toEqual({ first_name: message });
  });

  test('counts characters, not code units', () => {
    expect(problems({ ...ana, first_name: '🌻'.repeat(100) })).toEqual({});
    expect(problems({ ...ana, first_name: '🌻'.repeat(101) })).toEqual({
      first_name: 'First Name can have at most 100 characters',
    });
  });

  test.each([
    ['email', 'ana', 'Enter an email address, e.g. name@example.com'],
    ['email', 'ana@b', 'Enter an email address, e.g. name@example.com'],
    ['email', 'a..b@example.com', 'Enter an email address, e.g. name@example.com'],
    ['email', `a@${'b'.repeat(300)}.com`, 'Email can have at most 254 characters'],
    ['mobile', '555', 'Mobile: enter a phone number, e.g. (617) 555-0143 or +44 20 7946 0958'],
    ['mobile', '617-555-0143 x2', 'Mobile: a mobile number can’t have an extension'],
    ['date_of_birth', '2026-11-22', "Date of birth can't be in the future"],
    ['date_of_birth', '1026-11-22', 'Check the year'],
    ['date_of_birth', '2026-02-30', 'Enter the date of birth as MM/DD/YYYY'],
    ['gender', 'X', 'Gender must be Female or Male'],
    ['gender', 7, 'Gender must be text'],
    ['gender_at_birth', 'F', 'Gender at birth must be one of Female, Male, Other, Unknown'],
    ['note1', 'a'.repeat(10_001), 'Note 1 can have at most 10,000 characters'],
    ['note1', 'a\0b', "Note 1 contains a control character, which can't be shown"],
    ['race', {}, 'Race must be text'],
  ])('%s (%#)', (field, value, message) => {
    expect(problems({ ...ana, [field]: value })).toEqual({ [field]: message });
  });

  test('reports the field of an address error', () => {
    const mailing_address = { address_line1: '1 Main St', city: '', state_or_provice: '', postal_code: '' };
    expect(problems({ ...ana, mailing_address })).toEqual({
      'mailing_address.city': 'City is required',
      'mailing_address.state_or_provice': 'State is required',
      'mailing_address.postal_code': 'Postal code is required',
    });
  });

  test('treats an empty address as none', () => {
    const mailing_address = {
      address_line1: ' ',
      address_line2: null,
      city: '',
      state_or_provice: '',
      postal_code: '',
      country: 'US',
    };
    expect(patientInput(today).parse({ ...ana, mailing_address }).mailing_address).toBeNull();
    expect(patientInput(today).parse({ ...ana, mailing_address: null }).mailing_address).toBeNull();
  });

  test('accepts its own output unchanged', () => {
    const patient = patientInput(today).parse({
      ...ana,
      mobile: '617 555 0143',
      email: 'a@B.org',
      mailing_address: {
        address_line1: '1 Rue',
        city: 'Montréal',
        state_or_provice: 'quebec',
        postal_code: 'h2x1y4',
        country: 'canada',
      },
    });
    expect(patient.mailing_address).toMatchObject({ state_or_provice: 'QC', postal_code: 'H2X 1Y4', country: 'CA' });
    expect(patientInput(today).parse(patient)).toEqual(patient);
  });

  test('accepts or rejects any input without throwing', () => {
    const anything = fc.record(
      {
        first_name: fc.anything(),
        last_name: fc.string({ unit: 'binary' }),
        gender: fc.anything(),
        mobile: fc.string(),
        note1: fc.anything(),
        mailing_address: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (patient) => {
        const parsed = patientInput(today).safeParse(patient);
        if (!parsed.success) for (const issue of parsed.error.issues) expect(issue.message).toMatch(/\w/);
      }),
    );
  });

  test('stored names are composed and visible, and characters are never split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (first_name) => {
        const parsed = patientInput(today).safeParse({ ...ana, first_name });
        if (!parsed.success) return;
        const firstName = parsed.data.first_name;
        expect(firstName).toBe(firstName.normalize('NFC').trim());
        expect(firstName).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(firstName).not.toBe('');
      }),
    );
  });
});

describe('patientPatch', () => {
  test('omitted fields stay undefined, null and "" clear a field', () => {
    expect(patientPatch(today).parse({})).toEqual({});
    expect(patientPatch(today).parse({ email: null, nick_name: '', mobile: undefined })).toStrictEqual({
      email: null,
      nick_name: null,
      mobile: undefined,
    });
    expect(patientPatch(today).parse({ mailing_address: null })).toStrictEqual({ mailing_address: null });
  });

  test('required fields can not be cleared', () => {
    expect(patientPatch(today).safeParse({ first_name: null }).error?.issues[0]?.message).toBe(
      'First Name is Required',
    );
    expect(patientPatch(today).safeParse({ gender: '' }).error?.issues[0]?.message).toBe('Gender is Required');
  });
});

describe('addressInput', () => {
  const address = { address_line1: '1 Main St', city: 'Boston', state_or_provice: 'MA', postal_code: '02118' };
  const message = (changes: object): string | undefined =>
    addressInput().safeParse({ ...address, ...changes }).error?.issues[0]?.message;

  test('uses the messages of the specification', () => {
    expect(message({ address_line1: '' })).toBe('This field is required');
    expect(message({ state_or_provice: ' ' })).toBe('State is required');
    expect(message({ city: undefined })).toBe('City is required');
    expect(message({ postal_code: null })).toBe('Postal code is required');
  });

  test.each([
    [{ state_or_provice: 'Atlantis' }, 'Choose a state'],
    [{ country: 'CA', postal_code: 'K1A 0B1' }, 'Choose a province'],
    [{ country: 'Atlantis' }, 'Choose a country'],
    [{ postal_code: '2118' }, 'Enter a ZIP code, e.g. 02139 or 02139-1234'],
    [{ postal_code: 'K1A 0B1' }, 'Enter a ZIP code, e.g. 02139 or 02139-1234'],
    [{ country: 'CA', state_or_provice: 'ON' }, 'Enter a postal code, e.g. K1A 0B1'],
    [{ address_line1: 'a'.repeat(201) }, 'Address line 1 can have at most 200 characters'],
  ])('an address (%#)', (changes, text) => expect(message(changes)).toBe(text));

  test('accepts any region in other countries', () => {
    const berlin = { ...address, city: 'Berlin', state_or_provice: 'Berlin', postal_code: '10115', country: 'Germany' };
    expect(addressInput().parse(berlin)).toMatchObject({
      state_or_provice: 'Berlin',
      postal_code: '10115',
      country: 'DE',
    });
  });
});
