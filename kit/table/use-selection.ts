import { useMemo, useState } from 'react';
import type { Selection } from './selection.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Marks on rows for a DataTable and its BulkBar. */
export function useSelection(): Selection & { clear: () => void } {
  const [ids, set] = useState(NOTHING);
  return useMemo(() => ({ ids, set, clear: () => set(NOTHING) }), [ids]);
}
