import type { PatientFields } from '../../rules/index.ts';
import type { PatientDetails } from '../patient-row.ts';
import type { Prefill } from './prefill-from-search.ts';

/**
 * The values of a patient's form: text as typed, null if no option is selected. Valid days are YYYY-MM-DD, and valid
 * phones are in stored form.
 */
export type PatientValues = {
  first_name: string;
  middle_name: string;
  last_name: string;
  nick_name: string;
  date_of_birth: string;
  deceased_date: string;
  gender: string | null;
  mobile: string;
  home_phone: string;
  work_phone: string;
  email: string;
  mailing_address: AddressValues;
  emergency_contact_name: string;
  emergency_contact_phone: string;
  gender_at_birth: string | null;
  race: string | null;
  ethnicity: string | null;
  /** en or es. */
  preferred_language: string | null;
  note1: string;
  note2: string;
};

/** The form values of an address; all empty if there is none. */
export type AddressValues = {
  address_line1: string;
  address_line2: string;
  city: string;
  state_or_provice: string | null;
  postal_code: string;
  country: string | null;
};

/** Returns an empty form with prefilled data. */
export function newValues(prefill: Prefill): PatientValues {
  const filled = { ...emptyValues, mailing_address: { ...emptyValues.mailing_address } };
  return { ...filled, ...prefill };
}

/** Returns the form values of a patient from the server or from validated input. */
export function valuesOf(patient: PatientDetails | PatientFields): PatientValues {
  const address = 'mailing_addresses' in patient ? mailingAddress(patient) : patient.mailing_address;
  const values = fill(emptyValues, patient);
  return { ...values, mailing_address: fill(emptyValues.mailing_address, address ?? {}) };
}

/** Returns the mailing address. */
export function mailingAddress(patient: PatientDetails): PatientDetails['mailing_addresses'][number] | null {
  const { mailing_addresses: all } = patient;
  return all.find((address) => address.default_address) ?? all[0] ?? null;
}

const emptyValues: PatientValues = {
  first_name: '',
  middle_name: '',
  last_name: '',
  nick_name: '',
  date_of_birth: '',
  deceased_date: '',
  gender: null,
  mobile: '',
  home_phone: '',
  work_phone: '',
  email: '',
  mailing_address: {
    address_line1: '',
    address_line2: '',
    city: '',
    state_or_provice: null,
    postal_code: '',
    country: 'US',
  },
  emergency_contact_name: '',
  emergency_contact_phone: '',
  gender_at_birth: null,
  race: null,
  ethnicity: null,
  preferred_language: null,
  note1: '',
  note2: '',
};

// Returns every field of the empty form, overridden by the values of the source.
function fill<Values extends object>(empty: Values, source: object): Values {
  const said = Object.entries(empty).map(([field, nothing]) => {
    const value = (source as Record<string, unknown>)[field];
    return [field, typeof value === 'string' ? value : (nothing as unknown)];
  });
  return Object.fromEntries(said) as Values;
}
