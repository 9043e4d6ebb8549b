/** Pages of a fax that belong to one patient, the first and the last included. */
export interface Filing {
  firstPage: number;
  lastPage: number;
}

/** What is wrong with the pages that somebody files, of a fax of so many; null where nothing is. */
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
