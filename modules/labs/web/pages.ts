import type { PagePlace } from '#kit/api/use-pages.ts';

/** How many rows a page of a list has. */
export const PER_PAGE = 50;

/** The page of a list as the laboratories' reads name it. */
export function paginated({ number, take }: PagePlace): { pagination: { pageNumber: number; perPage: number } } {
  return { pagination: { pageNumber: number, perPage: take } };
}
