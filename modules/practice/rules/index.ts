export { personName, type NamedPerson } from './person-name.ts';
export { PRESETS } from './presets.ts';
export { MOST_SETTINGS, settingIssues } from './user-setting.ts';
