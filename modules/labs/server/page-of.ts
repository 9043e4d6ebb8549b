import { invalid, type DomainError } from '#platform/domain-error.ts';
import { ORDERS_PER_PAGE } from '../rules/index.ts';

const MOST = 200;

/** Returns the limits of a page: pages count from 1 and have 99 rows by default and 200 at most. */
export function pageOf(
  given: { pageNumber?: number | null; perPage?: number | null } | null | undefined,
): { skip: number; take: number } | DomainError {
  const number = given?.pageNumber ?? 1;
  const take = given?.perPage ?? ORDERS_PER_PAGE;
  if (number < 1 || number > 1000)
    return invalid([{ path: 'pagination.pageNumber', message: 'Enter a number from 1 to 1,000.' }]);
  if (take < 1 || take > MOST)
    return invalid([{ path: 'pagination.perPage', message: `Enter a number from 1 to ${MOST}.` }]);
  return { skip: (number - 1) * take, take };
}
