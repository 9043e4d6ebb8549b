/** Maximum length of each patient field, in characters. */
export const patientLimits = {
  first_name: 100,
  last_name: 100,
  middle_name: 100,
  nick_name: 100,
  email: 254,
  phone: 40,
  race: 100,
  ethnicity: 100,
  emergency_contact_name: 200,
  note1: 10_000,
  note2: 10_000,
  source: 100,
  /** Bytes of JSON. */
  layout: 32_768,
} as const;

/** Maximum length of each address field, in characters. */
export const addressLimits = {
  address_line1: 200,
  address_line2: 200,
  city: 100,
  state_or_provice: 100,
  postal_code: 20,
  country: 100,
} as const;

/** Maximum length of each field of the record lists, in characters. */
export const recordLimits = {
  allergy_substance: 200,
  reaction: 500,
  drug_name: 200,
  frequency: 500,
  medication_type: 100,
  tag: 60,
} as const;

/** Maximum number of tags of one patient. */
export const MOST_TAGS = 30;
