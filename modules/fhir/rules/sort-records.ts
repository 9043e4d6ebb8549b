import { elementsOf, type MatchContext } from './matching/matches.ts';
import { spanOf } from './matching/date-span.ts';
import { referenceOf } from './matching/match-reference.ts';
import type { Search } from './parse-search.ts';
import { isRecord, valuesAt } from './values-at.ts';

/** What a resource is sorted by: the value of each sorting, null for none, then its id. */
export type SortKey = readonly [...values: (string | number | null)[], id: string];

interface Entry {
  readonly resource: { readonly resourceType: string; readonly id?: string | undefined };
}

/**
 * Sorts entries as a search asks, or by id, and returns those after `after`, each with its key; resources without a
 * value come last.
 */
export function sortEntries<E extends Entry>(
  entries: readonly E[],
  sort: Search['sort'],
  context: MatchContext,
  after: SortKey | null,
): { entry: E; key: SortKey }[] {
  const compare = (a: SortKey, b: SortKey): number => compareKeys(a, b, sort);
  return entries
    .map((entry) => ({ entry, key: keyOf(entry.resource, sort, context) }))
    .filter(({ key }) => after === null || compare(key, after) > 0)
    .toSorted((a, b) => compare(a.key, b.key));
}

function keyOf(resource: Entry['resource'], sort: Search['sort'], context: MatchContext): SortKey {
  const values = sort.map(({ parameter }) => {
    const [first] = elementsOf(resource, parameter);
    if (first === undefined) return null;
    return parameter.type === 'date' ? (spanOf(first, context.timeZone)?.start ?? null) : wordOf(first);
  });
  return [...values, `${resource.resourceType}/${resource.id}`];
}

function wordOf(value: unknown): string | null {
  if (!isRecord(value)) return String(value).toLowerCase();
  const word = referenceOf(value) ?? valuesAt(value, 'family|text|coding.code|code|value|city')[0];
  return typeof word === 'string' ? word.toLowerCase() : null;
}

function compareKeys(a: SortKey, b: SortKey, sort: Search['sort']): number {
  for (const [at, one] of a.entries()) {
    const other = b[at] ?? null;
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return (one < other ? -1 : 1) * (sort[at]?.isDescending ? -1 : 1);
  }
  return 0;
}
