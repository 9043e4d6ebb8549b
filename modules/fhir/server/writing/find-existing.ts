import { type DomainError, domainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { textProblem } from '#platform/http/json-problem.ts';
import { parseSearch } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';
import { admitType } from '../records/admit-type.ts';
import { findMatches } from '../search/find-matches.ts';

/**
 * Returns the id of the one resource that matches a conditional create (`If-None-Exist`), null if none does; NOT_UNIQUE
 * if several do. The app needs the scope to search.
 */
export async function findExisting(call: FhirCall, type: string, query: string): Promise<string | null | DomainError> {
  const pairs = [...new URLSearchParams(query.replace(/^\?/, ''))];
  const search = parseSearch(type, pairs, true);
  if ('path' in search) return invalid([search]);
  if (search.criteria.length === 0 || pairs.some(([, value]) => value === '' || textProblem(value) !== null))
    return invalid([{ path: 'If-None-Exist', message: 'Send search parameters with values.' }]);
  const admitted = admitType(call, type, 'search');
  if (isDomainError(admitted)) return admitted;
  const found = await findMatches(call, admitted, { ...search, count: 2, onlyCount: false }, null);
  if (isDomainError(found)) return found;
  const [first, ...others] = found.records;
  if (others.length > 0)
    return domainError('NOT_UNIQUE', 'Several resources match If-None-Exist. Nothing was created.', 'Not created');
  if (found.next !== null)
    return domainError('TOO_COSTLY', 'Too many records to compare. Name the patient in If-None-Exist.', 'Not created');
  return first?.resource.id ?? null;
}
