export { personName, type NamedPerson } from './person-name.ts';
export { PRESETS } from './presets.ts';
