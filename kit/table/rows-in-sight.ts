/** Which rows of a list are painted: from `first` up to, not with, `end`. */
export interface Sight {
  first: number;
  end: number;
}

/** The rows that a scrolled list shows, and `beyond` more on either side, so that none is missing while it is scrolled. All in px. */
export function rowsInSight(scrolled: number, height: number, row: number, count: number, beyond: number): Sight {
  const first = Math.floor(scrolled / row) - beyond;
  const end = Math.ceil((scrolled + height) / row) + beyond;
  // In steps, so that a list that is scrolled by a few pixels isn't painted anew.
  const step = Math.max(1, Math.floor(beyond / 2));
  return {
    first: Math.max(0, Math.min(count, Math.floor(first / step) * step)),
    end: Math.max(0, Math.min(count, Math.ceil(end / step) * step)),
  };
}
