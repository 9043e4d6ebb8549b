/** Formats a number of search results: the server counts up to 1,000 and returns 1,001 if there are more. */
export function countText(count: number, searched: boolean): string {
  const shown = count > 1000 ? '1,000+' : count.toLocaleString('en-US');
  return searched ? `${shown} found` : shown;
}
