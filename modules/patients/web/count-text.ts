/** How many patients a search found, as it is shown: the server counts up to 1,000 and says 1,001 where there are more. */
export function countText(count: number, searched: boolean): string {
  const shown = count > 1000 ? '1,000+' : count.toLocaleString('en-US');
  return searched ? `${shown} found` : shown;
}
