import { type DomainError, invalid } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import { type Criterion, matchesAll, parseSearch } from '../../rules/index.ts';
import { contextOf, type FhirCall } from '../call.ts';

/** Splits `_typeFilter`: searches separated by commas, which their values can contain, too. */
export const splitTypeFilters = (value: string): string[] => value.split(/,(?=[A-Z][A-Za-z]+\?)/);

/** Returns an error if a text is not a search of one of these types by parameters that limit which records match. */
export function typeFilterProblem(text: string, types: readonly string[]): DomainError | null {
  const [type, query] = splitOnce(text);
  const refuse = (message: string): DomainError => invalid([{ path: '_typeFilter', message }]);
  if (!types.includes(type)) return refuse('Name a resource type that is exported, e.g. Observation?status=final.');
  const search = parseSearch(type, [...new URLSearchParams(query)], true);
  if ('path' in search) return refuse(`The parameter ${search.path} is not supported: ${search.message}`);
  const isPlain = search.criteria.length > 0 && search.criteria.length === search.used.length;
  return isPlain ? null : refuse('Only parameters that limit which records match are supported.');
}

/** Returns whether a record meets one of the searches of its type; true for types without one. */
export function typeFilter(call: FhirCall, filters: readonly string[]): (record: FhirRecord) => boolean {
  const byType = new Map<string, (readonly Criterion[])[]>();
  for (const text of filters) {
    const [type, query] = splitOnce(text);
    const search = parseSearch(type, [...new URLSearchParams(query)], true);
    // A search that is no longer understood lets nothing pass.
    byType.set(type, [...(byType.get(type) ?? []), ...('path' in search ? [] : [search.criteria])]);
  }
  const context = contextOf(call);
  return ({ resource }) =>
    byType.get(resource.resourceType)?.some((criteria) => matchesAll(resource, criteria, context)) ?? true;
}

function splitOnce(text: string): [type: string, query: string] {
  const at = text.indexOf('?');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
