import type { SearchParameter } from '../parameters/search-parameter.ts';
import { isRecord, valuesAt } from '../values-at.ts';
import { compareSpans, dateSpan, spanOf, splitPrefix } from './date-span.ts';
import { matchesQuantity } from './match-quantity.ts';
import { matchesReference } from './match-reference.ts';
import { matchesText } from './match-text.ts';
import { matchesToken } from './match-token.ts';

/** A condition of a search: one of the values must match. */
export interface Criterion {
  readonly name: string;
  readonly parameter: SearchParameter;
  /** `exact`, `contains`, `not`, `missing`, or the type of a reference. */
  readonly modifier: string | null;
  readonly values: readonly string[];
}

/** Where a resource is compared. */
export interface MatchContext {
  /** IANA name of the clinic's time zone. */
  readonly timeZone: string;
  /** The address of the API. */
  readonly base: string;
}

/** Returns whether a resource meets a condition. */
export function matches(resource: object, { parameter, modifier, values }: Criterion, context: MatchContext): boolean {
  const found = elementsOf(resource, parameter);
  if (modifier === 'missing') return values.some((value) => (found.length === 0) === (value === 'true'));
  if (modifier === 'not') return !values.some((value) => matchesToken(found, value));
  return values.some((value) => matchesOne(found, value, parameter, modifier, context));
}

/** Returns the elements of a resource that a parameter compares. */
export function elementsOf(resource: object, { path, contact }: SearchParameter): unknown[] {
  const found = valuesAt(resource, path);
  return contact === undefined ? found : found.filter((one) => isRecord(one) && one['system'] === contact);
}

function matchesOne(
  found: readonly unknown[],
  value: string,
  { type, targets = [] }: SearchParameter,
  modifier: string | null,
  { timeZone, base }: MatchContext,
): boolean {
  switch (type) {
    case 'token':
      return matchesToken(found, value);
    case 'string':
      return matchesText(found, value, modifier === 'exact' || modifier === 'contains' ? modifier : null);
    case 'reference':
      return matchesReference(found, modifier === null ? value : `${modifier}/${value}`, targets, base);
    case 'quantity':
      return matchesQuantity(found, value);
    case 'date': {
      const { prefix, rest } = splitPrefix(value);
      const searched = dateSpan(rest, timeZone);
      return found.some((one) => {
        const span = spanOf(one, timeZone);
        return span !== null && searched !== null && compareSpans(span, prefix, searched);
      });
    }
  }
}

/** Returns whether a resource meets all conditions. */
export function matchesAll(resource: object, criteria: readonly Criterion[], context: MatchContext): boolean {
  return criteria.every((criterion) => matches(resource, criterion, context));
}
