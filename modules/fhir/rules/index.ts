export { type Criterion, elementsOf, type MatchContext, matchesAll } from './matching/matches.ts';
export { dateSpan, spanOf, splitPrefix } from './matching/date-span.ts';
export { isResourceId, parseReference, referenceOf, type ResourceKey } from './matching/match-reference.ts';
export { isOfPatients, isSearched, parametersOf } from './parameters/parameters-of.ts';
export type { SearchParameter } from './parameters/search-parameter.ts';
export { PAGE, parseSearch, type QueryPair, type Search, type SearchIssue } from './parse-search.ts';
export { referencesIn } from './references-in.ts';
export { sortEntries, type SortKey } from './sort-records.ts';
export { isRecord, valuesAt } from './values-at.ts';
