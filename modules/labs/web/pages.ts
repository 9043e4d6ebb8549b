import type { PagePlace } from '#kit/api/use-pages.ts';

/** Number of rows per page of a list. */
export const PER_PAGE = 50;

/** Converts a list page to the pagination input of the laboratory queries. */
export function paginated({ number, take }: PagePlace): { pagination: { pageNumber: number; perPage: number } } {
  return { pagination: { pageNumber: number, perPage: take } };
}
