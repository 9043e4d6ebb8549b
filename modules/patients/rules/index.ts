export { ageOn, ageText } from './age.ts';
export { birthDateProblem } from './birth-date.ts';
export { foldName } from './fold-name.ts';
export { parseSearch, type PatientSearch, type SearchedPatient, searchText } from './name-search.ts';
export { type NamedPatient, patientInitials, patientListName, patientName } from './patient-name.ts';
export { formatPhone, normalizePhone, parsePhone, phoneDigits } from './phone-number.ts';
export { type DateOrder, isDay, readDay } from './read-day.ts';
