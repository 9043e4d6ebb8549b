import { foldName } from '../names/fold-name.ts';
import type { Gender, GenderAtBirth } from '../patient-choices.ts';

const genderWords: Readonly<Record<string, Gender>> = {
  f: 'Female',
  female: 'Female',
  woman: 'Female',
  femenino: 'Female',
  'f female': 'Female',
  m: 'Male',
  male: 'Male',
  man: 'Male',
  masculino: 'Male',
  'm male': 'Male',
};

const birthWords: Readonly<Record<string, GenderAtBirth>> = {
  ...genderWords,
  u: 'Unknown',
  unk: 'Unknown',
  unknown: 'Unknown',
  o: 'Other',
  oth: 'Other',
  other: 'Other',
  x: 'Other',
  i: 'Other',
  intersex: 'Other',
};

// Words and codes of exports → choices of the form.
const raceWords: Readonly<Record<string, string>> = {
  white: 'White',
  caucasian: 'White',
  black: 'Black or African American',
  'african american': 'Black or African American',
  'black african american': 'Black or African American',
  asian: 'Asian',
  native: 'American Indian or Alaska Native',
  'native american': 'American Indian or Alaska Native',
  'american indian': 'American Indian or Alaska Native',
  'alaska native': 'American Indian or Alaska Native',
  hawaiian: 'Native Hawaiian or Other Pacific Islander',
  'native hawaiian': 'Native Hawaiian or Other Pacific Islander',
  'pacific islander': 'Native Hawaiian or Other Pacific Islander',
  'middle eastern': 'Middle Eastern or North African',
  multiracial: 'Two or more races',
  'two or more': 'Two or more races',
  'more than one race': 'Two or more races',
  other: 'Other',
  'other race': 'Other',
  declined: 'Declined to answer',
  refused: 'Declined to answer',
};

const ethnicityWords: Readonly<Record<string, string>> = {
  hispanic: 'Hispanic or Latino',
  latino: 'Hispanic or Latino',
  latina: 'Hispanic or Latino',
  latinx: 'Hispanic or Latino',
  'hispanic latino': 'Hispanic or Latino',
  nonhispanic: 'Not Hispanic or Latino',
  'non hispanic': 'Not Hispanic or Latino',
  'not hispanic': 'Not Hispanic or Latino',
  'non hispanic or latino': 'Not Hispanic or Latino',
  'non hispanic latino': 'Not Hispanic or Latino',
  declined: 'Declined to answer',
  refused: 'Declined to answer',
};

/** Returns the gender for a word or letter of an export; null if unknown. */
export function readGender(text: string): Gender | null {
  return wordFor(genderWords, text) ?? null;
}

/** Returns the gender at birth for a word or letter of an export; null if unknown. */
export function readGenderAtBirth(text: string): GenderAtBirth | null {
  return wordFor(birthWords, text) ?? null;
}

/** Returns the form's choice for an exported race; other words are returned unchanged. */
export function readRace(text: string): string {
  return wordFor(raceWords, text) ?? text;
}

/** Returns the form's choice for an exported ethnicity; other words are returned unchanged. */
export function readEthnicity(text: string): string {
  return wordFor(ethnicityWords, text) ?? text;
}

function wordFor<Word>(words: Readonly<Record<string, Word>>, text: string): Word | undefined {
  const folded = foldName(text);
  // hasOwn: every object inherits e.g. `constructor`.
  return Object.hasOwn(words, folded) ? words[folded] : undefined;
}
