/** Pages of a fax that belong to one patient, first and last inclusive. */
export interface Filing {
  firstPage: number;
  lastPage: number;
}

/** Returns the problem of filing these pages of a fax, or null if valid. */
export function checkFiling(
  { firstPage, lastPage }: Filing,
  pageCount: number,
): { path: string; message: string } | null {
  if (!Number.isInteger(firstPage) || firstPage < 1 || firstPage > pageCount)
    return { path: 'first_page', message: `Enter a page from 1 to ${pageCount}` };
  if (!Number.isInteger(lastPage) || lastPage < firstPage || lastPage > pageCount)
    return { path: 'last_page', message: `Enter a page from ${firstPage} to ${pageCount}` };
  return null;
}
