import { type DomainError, domainError, invalid } from '#platform/domain-error.ts';
import { dateSpan, type QueryPair } from '../../rules/index.ts';
import { isElement } from './limit-elements.ts';
import { splitTypeFilters, typeFilterProblem } from './type-filters.ts';

/** What an app wants exported. */
export interface ExportRequest {
  /** Null for all types that its scopes grant. */
  types: string[] | null;
  since: Date | null;
  /** Searches of which a record of their type must match one: `Observation?status=final`. */
  typeFilters: string[];
  /** The elements that are wanted besides the mandatory ones; null for all. */
  elements: string[] | null;
}

// Bulk Data Access 2.0, "Bulk Data Kick-off Request": the three spellings of newline-delimited JSON.
const FORMATS = ['application/fhir+ndjson', 'application/ndjson', 'ndjson'];
const SINCE = 'Enter an instant, e.g. 2026-11-28T09:30:00Z.';

/**
 * Parses the parameters of an export. Parameters that are not supported are errors unless the client is lenient, because
 * it would get more than it asked for.
 */
export function parseExport(
  pairs: readonly QueryPair[],
  prefer: string,
  offered: readonly string[],
  timeZone: string,
): ExportRequest | DomainError {
  if (!/\brespond-async\b/.test(prefer))
    return domainError('BAD_USER_INPUT', 'An export needs the header “Prefer: respond-async”.');
  const isLenient = /\bhandling=lenient\b/.test(prefer);
  const request: ExportRequest = { types: null, since: null, typeFilters: [], elements: null };
  for (const [name, value] of pairs) {
    if (name === '_outputFormat') {
      if (!FORMATS.includes(value)) return invalid([{ path: name, message: `The formats are ${FORMATS.join(', ')}.` }]);
    } else if (name === '_since') {
      const span = dateSpan(value, timeZone);
      if (span === null || !value.includes('T')) return invalid([{ path: name, message: SINCE }]);
      request.since = new Date(span.start);
    } else if (name === '_type') {
      const types = value.split(',').filter((type) => (isLenient ? offered.includes(type) : true));
      if (types.some((type) => !offered.includes(type)))
        return invalid([{ path: name, message: 'A resource type is not supported.' }]);
      request.types = [...new Set([...(request.types ?? []), ...types])];
    } else if (name === '_typeFilter') request.typeFilters.push(...splitTypeFilters(value));
    else if (name === '_elements') {
      const elements = value.split(',');
      if (!elements.every(isElement)) return invalid([{ path: name, message: 'Name elements, e.g. id,Patient.name.' }]);
      request.elements = [...(request.elements ?? []), ...elements];
    } else if (name !== '_format' && !isLenient)
      return invalid([
        { path: name.replaceAll(/[^\w:.-]/g, '').slice(0, 60), message: 'This parameter is not supported.' },
      ]);
  }
  const problems = request.typeFilters.map((filter) => typeFilterProblem(filter, request.types ?? offered));
  if (isLenient) request.typeFilters = request.typeFilters.filter((_filter, at) => problems[at] === null);
  const problem = isLenient ? undefined : problems.find((one) => one !== null);
  return problem ?? request;
}
