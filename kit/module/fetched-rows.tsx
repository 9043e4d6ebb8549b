import type { ComponentType } from 'react';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { type FetchedOnUse, fetchedOnUse } from './fetched-on-use.tsx';

/** `fetchedOnUse` for a tile or a panel: renders placeholder rows until its code is loaded. */
export function fetchedRows<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rows = 3,
): FetchedOnUse<Props> {
  return fetchedOnUse(load, <RowsSkeleton rows={rows} />);
}
