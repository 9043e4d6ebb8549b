export { type AddressFields, addressInput } from './address-input.ts';
export { ageOn, ageText, lifeText } from './age.ts';
export { birthDateProblem } from './birth-date.ts';
export { deathDateProblem, PATIENT_DECEASED } from './death-date.ts';
export { countries, countryCode, countryName } from './countries.ts';
export { foldName } from './names/fold-name.ts';
export { parseSearch, type PatientSearch, type SearchedPatient, searchText } from './names/name-search.ts';
export { ethnicities, type Gender, type GenderAtBirth, genders, gendersAtBirth, races } from './patient-choices.ts';
export { type PatientFields, patientInput, patientPatch, type PatientPatchFields } from './patient-form.ts';
export { addressLimits, MOST_TAGS, patientLimits, recordLimits } from './patient-limits.ts';
export { formatPhone, phoneDigits } from './format-phone.ts';
export { letterheadLines } from './letterhead-lines.ts';
export { type NamedPatient, patientInitials, patientListName, patientName } from './names/patient-name.ts';
export { normalizePhone, parsePhone, type PhoneNumber } from './phone-number.ts';
export { isPoBox } from './po-box.ts';
export { normalizePostalCode } from './postal-code.ts';
export { type DateOrder, readDay } from './read-day.ts';
export { type Region, regionsOf, stateCode, stateName } from './us-states.ts';
export { type DuplicateWatch, watchDuplicates } from './import/import-duplicates.ts';
export { type FileDialect, guessDialect } from './import/import-dialect.ts';
export { type ImportContext } from './import/import-context.ts';
export { type ImportField, importFields, isImportField } from './import/import-fields.ts';
export { type ImportCode, type ImportIssue } from './import/import-issue.ts';
export {
  chooseFields,
  type ImportMapping,
  mappingProblems,
  type MappedColumn,
  nameHeadings,
  proposeMapping,
} from './import/import-mapping.ts';
export { type ImportPatient, readImportRow, type ReadRow } from './import/import-row.ts';
export { type FileDecisions, type ImportSurvey, startSurvey } from './import/import-survey.ts';
export { isSamePerson, type KnownPerson, personKey } from './names/person-key.ts';
export { type BirthdaySpan, birthdayRanges, birthRange } from './list/list-filter.ts';
export {
  areSameFilters,
  birthdayChoices,
  countFilters,
  filtersOf,
  type ListFilters,
  NO_FILTERS,
  nextChoices,
  visitChoices,
  whereOf,
} from './list/list-filters.ts';
export { MOST_GROUPS, MOST_LIST_TAGS, patientGroupInput, storedFilters } from './list/patient-group.ts';
export { type ComparedPerson, LIKELY, type Likeness, likeness } from './names/likeness.ts';
export {
  carriedFields,
  isMergeField,
  MERGE_UNDO_DAYS,
  type MergeField,
  mergeFields,
  proposedTake,
  restoredFields,
  takenFields,
} from './merge-fields.ts';
export {
  allergyCategories,
  type AllergyCategory,
  allergyStatuses,
  type AllergyStatus,
  type RecordType,
  recordTypes,
  severities,
  type Severity,
  statusWords,
} from './record-choices.ts';
export { type AllergyFields, allergyInput, isCurrent, type MedicationFields, medicationInput } from './record-forms.ts';
