import { ADMINISTRATIVE } from './administrative-parameters.ts';
import { CLINICAL } from './clinical-parameters.ts';
import { date, type SearchParameters, token } from './search-parameter.ts';

const COMMON: SearchParameters = { _id: token('id'), _lastUpdated: date('meta.lastUpdated') };

const BY_TYPE: ReadonlyMap<string, SearchParameters> = new Map(
  Object.entries({ ...ADMINISTRATIVE, ...CLINICAL }).map(([type, own]) => [type, { ...COMMON, ...own }]),
);

/** Returns the search parameters of a resource type by name; only `_id` and `_lastUpdated` if none are declared. */
export function parametersOf(type: string): SearchParameters {
  return BY_TYPE.get(type) ?? COMMON;
}

/** Returns whether records of this resource type belong to patients; the others are the clinic's. */
export function isOfPatients(type: string): boolean {
  return type === 'Patient' || Object.hasOwn(parametersOf(type), 'patient');
}

/** Returns whether resources of a type can be searched; the content of files is only read. */
export function isSearched(type: string): boolean {
  return type !== 'Binary';
}
