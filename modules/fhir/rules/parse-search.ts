import { dateSpan, splitPrefix } from './matching/date-span.ts';
import { isQuantity } from './matching/match-quantity.ts';
import { splitUnescaped } from './matching/match-token.ts';
import type { Criterion } from './matching/matches.ts';
import { parametersOf } from './parameters/parameters-of.ts';
import type { SearchParameter } from './parameters/search-parameter.ts';

/** A name and a value of a query, as sent. */
export type QueryPair = readonly [name: string, value: string];

/** A search, parsed. */
export interface Search {
  readonly criteria: readonly Criterion[];
  /** The largest number of matches on a page. */
  readonly count: number;
  readonly sort: readonly { name: string; parameter: SearchParameter; isDescending: boolean }[];
  /** Reference parameters whose resources are wanted too; the type only if it is given. */
  readonly include: readonly { parameter: SearchParameter; target: string | null }[];
  readonly withProvenance: boolean;
  readonly onlyCount: boolean;
  /** The part of the query that is applied. */
  readonly used: readonly QueryPair[];
  /** Whether parameters were left out because they are not known. */
  readonly hasIgnored: boolean;
}

/** Why a query can’t be run: the parameter, and what to enter. */
export interface SearchIssue {
  readonly path: string;
  readonly message: string;
}

/** The number of matches on a page if none is asked for, and at most. */
export const PAGE = { usual: 100, most: 1000 } as const;

const MOST_PARAMETERS = 50;
const MOST_VALUES = 200;
/** Say nothing about which resources match, and are true of every answer. */
const OF_FORM = new Set(['_format', '_pretty', '_total']);
const MODIFIERS: Readonly<Record<SearchParameter['type'], readonly string[]>> = {
  date: [],
  quantity: [],
  reference: [],
  string: ['exact', 'contains'],
  token: ['not'],
};

/**
 * Parses a query. An invalid value, modifier or chain is an error with the parameter as its path; so is an unknown
 * parameter if `strict`, otherwise it is ignored (FHIR R4, 3.1.1.2).
 */
export function parseSearch(type: string, pairs: readonly QueryPair[], strict: boolean): Search | SearchIssue {
  if (pairs.length > MOST_PARAMETERS) return refuse('', 'A search has at most 50 parameters.');
  const criteria: Criterion[] = [];
  const sort: Search['sort'][number][] = [];
  const include: Search['include'][number][] = [];
  const used: QueryPair[] = [];
  let count: number = PAGE.usual;
  let withProvenance = false;
  let onlyCount = false;
  let hasIgnored = false;
  for (const [name, value] of pairs) {
    if (OF_FORM.has(name)) continue;
    let problem: SearchIssue | 'unknown' | null = null;
    if (name === '_count') {
      if (/^\d{1,9}$/.test(value)) count = Math.min(Number(value), PAGE.most);
      else problem = refuse(name, 'Enter a number.');
      onlyCount ||= value === '0';
    } else if (name === '_summary' && (value === 'count' || value === 'false')) onlyCount ||= value === 'count';
    else if (name === '_sort') problem = addSorting(type, value, sort);
    else if (name === '_include') problem = addInclude(type, value, include);
    else if (name === '_revinclude') {
      withProvenance ||= value === 'Provenance:target';
      if (value !== 'Provenance:target') problem = refuse(name, 'Only Provenance:target can be included.');
    } else if (value !== '') problem = addCriterion(type, name, value, criteria);
    if (problem === 'unknown') {
      if (strict) return refuse(name, `This parameter of ${type} is not supported.`);
      hasIgnored = true;
    } else if (problem !== null) return problem;
    else used.push([name, value]);
  }
  return { criteria, count, sort, include, withProvenance, onlyCount, used, hasIgnored };
}

function refuse(name: string, message: string): SearchIssue {
  return { path: name.replace(/[^\w:.-]/g, '').slice(0, 60), message };
}

function addCriterion(type: string, full: string, value: string, to: Criterion[]): SearchIssue | 'unknown' | null {
  const [name = '', modifier = null, ...more] = full.split(':');
  const parameter = own(type, name);
  if (name.includes('.') || name === '_has' || more.length > 0) return refuse(full, 'Chains are not supported.');
  if (parameter === null) return 'unknown';
  const values = splitUnescaped(value, ',');
  if (values.length > MOST_VALUES) return refuse(full, 'A parameter has at most 200 values.');
  const isType = parameter.type === 'reference' && modifier !== null && (parameter.targets ?? []).includes(modifier);
  if (modifier === 'missing') {
    if (!values.every((one) => one === 'true' || one === 'false')) return refuse(full, 'Enter true or false.');
  } else if (modifier !== null && !isType && !MODIFIERS[parameter.type].includes(modifier))
    return refuse(full, 'This modifier is not supported.');
  else {
    const problem = values.map((one) => valueProblem(parameter, one)).find((one) => one !== null);
    if (problem !== undefined) return refuse(full, problem);
  }
  to.push({ name, parameter, modifier, values });
  return null;
}

function valueProblem({ type }: SearchParameter, value: string): string | null {
  if (value === '') return 'A value is missing.';
  if (type === 'date' && dateSpan(splitPrefix(value).rest, 'UTC') === null)
    return 'Enter a date, e.g. 2026-11-28, ge2026-11 or lt2026-11-28T09:30:00Z.';
  if (type === 'quantity' && !isQuantity(value))
    return 'Enter a number, e.g. 98.6 or gt98.6|http://unitsofmeasure.org|[degF].';
  return null;
}

function addSorting(type: string, value: string, to: Search['sort'][number][]): SearchIssue | null {
  for (const one of value.split(',')) {
    const name = one.replace(/^-/, '');
    const parameter = own(type, name);
    if (parameter === null || parameter.type === 'quantity')
      return refuse('_sort', 'Sort by search parameters of this resource type, except amounts.');
    to.push({ name, parameter, isDescending: one.startsWith('-') });
  }
  return null;
}

function addInclude(type: string, value: string, to: Search['include'][number][]): SearchIssue | null {
  const [of, name = '', target = null, ...more] = value.split(':');
  const parameter = of === type && more.length === 0 ? own(type, name) : null;
  if (parameter?.type !== 'reference')
    return refuse('_include', 'Name a reference of this resource type, e.g. MedicationRequest:medication.');
  to.push({ parameter, target });
  return null;
}

function own(type: string, name: string): SearchParameter | null {
  const parameters = parametersOf(type);
  return Object.hasOwn(parameters, name) ? parameters[name]! : null;
}
