/** The patient fields that a file column can be mapped to, with labels. */
export const importFields = {
  record_id: 'Record ID in the file',
  full_name: 'Full name',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  suffix: 'Name suffix',
  nick_name: 'Nickname',
  maiden_name: 'Maiden name',
  date_of_birth: 'Date of birth',
  deceased_date: 'Date of death',
  gender: 'Gender',
  gender_at_birth: 'Gender at birth',
  race: 'Race',
  ethnicity: 'Ethnicity',
  preferred_language: 'Preferred language',
  email: 'Email',
  mobile: 'Mobile',
  home_phone: 'Home phone',
  work_phone: 'Work phone',
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency phone',
  address_line1: 'Address line 1',
  address_line2: 'Address line 2',
  city: 'City',
  state: 'State',
  postal_code: 'Postal code',
  country: 'Country',
  note1: 'Note 1',
  note2: 'Note 2',
} as const;

export type ImportField = keyof typeof importFields;

/** Returns whether a text is the name of an import field. */
export function isImportField(text: string): text is ImportField {
  return Object.hasOwn(importFields, text);
}

/**
 * Known headings of each field, folded as in `proposeMapping`, most likely first: if two columns match one field, the
 * earlier heading wins.
 */
export const knownHeadings: Readonly<Record<ImportField, string>> = {
  record_id: `id, mrn, medical record number, medical record no, record number, chart number, chart no, chart id,
    record id, external id, uuid, guid, user patient id, account number`,
  full_name: 'full name, name, patient, name full, display name, name last first, last first name, last first',
  first_name: `first name, first, given name, given names, given, fname, f name, name first, firstname, forename,
    legal first name, nombre, prenom, vorname`,
  middle_name: `middle name, middle, middle initial, mi, m i, mname, m name, second name, name middle, middlename,
    additional name`,
  last_name: `last name, last, surname, family name, family, lname, l name, name last, lastname, legal last name,
    apellido, apellidos, nom, nachname`,
  suffix: 'suffix, name suffix, generation, sfx',
  nick_name: 'nickname, nick name, preferred name, goes by, known as, alias, aka, preferred first name',
  maiden_name: 'maiden name, maiden, birth name, former name, previous name, former last name',
  date_of_birth: `date of birth, dob, d o b, birth date, birthdate, birthday, birth, date birth, born, birth dt,
    dob mm dd yyyy, fecha de nacimiento, geburtsdatum`,
  deceased_date: 'date of death, death date, deathdate, deceased date, dod, date deceased, deceased on',
  gender: 'gender, administrative gender, legal sex, sex, administrative sex, gender identity, sexo',
  gender_at_birth: 'gender at birth, sex at birth, birth sex, sex assigned at birth, birth gender, sex',
  race: 'race, race 1, primary race',
  ethnicity: 'ethnicity, ethnic group, ethnic, ethnicity 1',
  preferred_language: `language, preferred language, language preference, primary language, spoken language, written language,
    language 1, lang, communication language, idioma, lengua`,
  email: `email, e mail, email address, e mail address, mail, email 1, primary email, home email, personal email,
    emailaddress, correo electronico`,
  mobile: `mobile, mobile phone, cell, cell phone, cellphone, mobile number, cell number, mobile no, cell phone number,
    mobile phone number, phone mobile, phone cell, phone m, mobile telephone, phone, phone number, telephone,
    primary phone, phone 1, tel, contact number, contact phone`,
  home_phone: `home phone, home phone number, phone home, home telephone, home tel, home, phone h, landline, home number,
    phone, phone number, telephone, primary phone, phone 1, tel`,
  work_phone: `work phone, work phone number, phone work, business phone, work telephone, office phone, work, phone w,
    work number, employer phone`,
  emergency_contact_name: `emergency contact name, emergency contact, emergency name, emergency contact person,
    emergency contact full name, ice name, next of kin, next of kin name`,
  emergency_contact_phone: `emergency contact phone, emergency phone, emergency contact number, ice phone,
    emergency contact phone number, emergency number, emergency contact mobile, next of kin phone`,
  address_line1: `address line 1, address 1, address1, address, street, street address, addr 1, addr1, addr, street 1,
    street1, home address, mailing address, address street, addressline1, street address 1, address line1,
    mailing address 1, home address 1, direccion`,
  address_line2: `address line 2, address 2, address2, street 2, street2, addr 2, addr2, apt, apartment, unit, suite,
    addressline2, street address 2, address line2, apt unit, apt no, apt suite`,
  city: 'city, town, city town, address city, municipality, mailing city, home city, ciudad',
  state: `state, province, state province, state code, address state, region, st, state or province, state or provice,
    mailing state, home state`,
  postal_code: `zip, zip code, zipcode, postal code, postcode, post code, postal, address zip, zip 5, zip postal code,
    zip postal, mailing zip, home zip, postalcode, address postal code, zip4`,
  country: 'country, country code, address country, nation, country name',
  note1: 'note, notes, note 1, note1, comment, comments, remarks, memo, alerts',
  note2: 'note 2, note2, comment 2, notes 2, additional notes',
};

/** Headings that are deliberately not imported, with the reason; each pattern is matched against the folded heading. */
export const leftOut: readonly { heading: RegExp; reason: string }[] = [
  {
    heading: /^(ssn|social security( number| no)?|soc sec( no)?|ss no|ss number|sin|tax id)( last 4)?$/,
    reason:
      'Not imported: Social Security numbers are not needed for treatment and put patients at risk of identity theft.',
  },
  {
    heading: /^(drivers?|drivers? licen[cs]e( number| no| state)?|dl( number| no| state)?|licen[cs]e number)$/,
    reason: 'Not imported: a driver’s license number is not needed in the record.',
  },
  { heading: /passport/, reason: 'Not imported: a passport number is not needed in the record.' },
  {
    heading:
      /expense|coverage|balance|amount|income|copay|deductible|charges?$|payments?$|credit card|card number|cvv|bank/,
    reason: 'Not imported: balances belong in billing, not in the patient record.',
  },
  {
    heading: /insurance|payer|payor|policy|subscriber|group number|group no|member id|medicaid|medicare|guarantor/,
    reason: 'Not imported here: import insurance under Settings, Payers.',
  },
  {
    heading: /password|passwd|pin$|security (question|answer)/,
    reason: 'Not imported: passwords don’t belong in a patient record.',
  },
  {
    heading: /^(lat|lon|lng|latitude|longitude|geo.*)$/,
    reason: 'Not imported: the address has this information.',
  },
  {
    heading: /^(prefix|title|name prefix|salutation|honorific)$/,
    reason: 'Not imported: the record has no field for a title.',
  },
  {
    heading: /^(marital( status)?|birth ?place|place of birth|county|fips|age|religion|occupation|employer)$/,
    reason: 'Not imported: the record has no field for it.',
  },
];
