export { personName, type NamedPerson } from './person-name.ts';
export { PRESETS } from './presets.ts';
export { MOST_SETTINGS, settingIssues } from './user-setting.ts';
export {
  areaOf,
  EVERY_MEMBER,
  grantsBeyond,
  grantsNotToGive,
  SCOPES,
  widestGrants,
  type Grant,
  type Holder,
  type Scope,
} from './rights.ts';
export { emergencyReason, invitationInput, placesInput, reviewNote, roleInput } from './role-input.ts';
export {
  clinicAttributes,
  clinicInput,
  clockOf,
  isSsn,
  isTimeZone,
  minuteOf,
  type ClinicAttributes,
} from './clinic-input.ts';
export { isNpi } from '#values/npi.ts';
export { practiceInput, type PracticeFields } from './practice-input.ts';
export { profileInput, type ProfileFields } from './profile-input.ts';
export { recipientsInput } from './recipients-input.ts';
export { LONGEST_TAG, tagInput } from './tag-input.ts';
export { termsBlocks, termsInput, type TermsBlock, type TermsFields } from './terms-input.ts';
