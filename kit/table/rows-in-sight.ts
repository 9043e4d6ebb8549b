/** The range of rendered rows: from `first` up to, but excluding, `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/**
 * Returns the rows that a scrolled list shows, plus `beyond` on either side so that none is missing while scrolling.
 * All in px.
 */
export function rowsInSight(scrolled: number, height: number, row: number, count: number, beyond: number): RowRange {
  const first = Math.floor(scrolled / row) - beyond;
  const end = Math.ceil((scrolled + height) / row) + beyond;
  // In steps, so that scrolling by a few pixels doesn't render the list again.
  const step = Math.max(1, Math.floor(beyond / 2));
  return {
    first: Math.max(0, Math.min(count, Math.floor(first / step) * step)),
    end: Math.max(0, Math.min(count, Math.ceil(end / step) * step)),
  };
}
