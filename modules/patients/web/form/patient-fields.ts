import { formatDay } from '#kit/formats/day.ts';
import { LANGUAGE_NAMES_IN_ENGLISH, LANGUAGES } from '#values/language/language.ts';
import { countryName, formatPhone, stateName } from '../../rules/index.ts';
import type { AddressValues, PatientValues } from './patient-values.ts';

/** A form field that can differ between two versions of a patient; an address counts as one. */
export type PatientField = keyof PatientValues;

/** Field labels, in form order. */
export const fieldLabels: Readonly<Record<PatientField, string>> = {
  first_name: 'First Name',
  middle_name: 'Middle Name',
  last_name: 'Last Name',
  nick_name: 'Nickname',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  mobile: 'Mobile',
  email: 'Email',
  home_phone: 'Home phone',
  work_phone: 'Work phone',
  mailing_address: 'Mailing address',
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency phone',
  gender_at_birth: 'Gender at birth',
  race: 'Race',
  ethnicity: 'Ethnicity',
  preferred_language: 'Preferred language',
  note1: 'Note 1',
  note2: 'Note 2',
  deceased_date: 'Date of death',
};

/** All fields, in form order. */
export const patientFields = Object.keys(fieldLabels) as readonly PatientField[];

/** Returns the display text of a field; '' if empty. */
export function fieldText(values: PatientValues, field: PatientField): string {
  switch (field) {
    case 'preferred_language':
      return languageName(values.preferred_language);
    case 'mailing_address':
      return addressLines(values.mailing_address).join(', ');
    case 'date_of_birth':
    case 'deceased_date':
      return /^\d{4}-\d{2}-\d{2}$/.test(values[field]) ? formatDay(values[field]) : values[field];
    case 'mobile':
    case 'home_phone':
    case 'work_phone':
    case 'emergency_contact_phone':
      return formatPhone(values[field]);
    default:
      return values[field] ?? '';
  }
}

function languageName(code: string | null): string {
  const language = LANGUAGES.find((each) => each === code);
  return language === undefined ? '' : LANGUAGE_NAMES_IN_ENGLISH[language];
}

/**
 * Formats an address as on an envelope: "12 Beacon Street", "Apt 4", "Boston, MA 02116"; with the country if it is not
 * the default.
 */
export function addressLines(address: AddressValues): string[] {
  const { address_line1, address_line2, city, postal_code, country } = address;
  const state = address.state_or_provice ?? '';
  const place = [city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country !== null && country !== 'US' ? (countryName(country) ?? country) : '';
  const lines = [address_line1, address_line2, place];
  return (place === '' && address_line1 === '' ? [] : [...lines, abroad]).filter((line) => line !== '');
}

/** Returns whether a country has a list of states. */
export function hasStates(country: string): country is 'US' | 'CA' {
  return country === 'US' || country === 'CA';
}

/** Formats a state for selection: "Massachusetts (MA)". */
export function stateLabel(code: string, country: 'US' | 'CA'): string {
  const name = stateName(code, country);
  return name === null ? code : `${name} (${code})`;
}
