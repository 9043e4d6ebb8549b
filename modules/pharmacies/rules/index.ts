export { milesBetween, milesWords, type Place } from './miles-between.ts';
export { pharmacyFlags, type PharmacyFlags, type PharmacyService } from './pharmacy-flags.ts';
export {
  pharmacyLine,
  readZip,
  shownName,
  shownSpecialty,
  specialties,
  type Specialty,
  tenDigits,
  zipGap,
} from './pharmacy-words.ts';
export { readDirectoryRow, type DirectoryRow } from './read-directory-row.ts';
export { PHARMACIES_SHOWN, stableShuffle } from './stable-shuffle.ts';
