export { personName, type NamedPerson } from './person-name.ts';
export { PRESETS } from './presets.ts';
export { MOST_SETTINGS, settingIssues } from './user-setting.ts';
export { areaOf, grantsBeyond, SCOPES, widestGrants, type Grant, type Holder, type Scope } from './rights.ts';
export { emergencyReason, invitationInput, placesInput, reviewNote, roleInput } from './role-input.ts';
