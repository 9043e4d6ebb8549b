import { useMemo, useState } from 'react';
import type { Selection } from './selection.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected rows for a DataTable or `RowMark`s, and a BulkBar. A change of `scope`, e.g. of a tab or a filter,
 * clears them.
 */
export function useSelection(scope = ''): Selection & { clear: () => void } {
  const [selected, setSelected] = useState({ scope, ids: NOTHING });
  const ids = selected.scope === scope ? selected.ids : NOTHING;
  return useMemo(
    () => ({
      ids,
      set: (next: ReadonlySet<string>) => setSelected({ scope, ids: next }),
      clear: () => setSelected({ scope, ids: NOTHING }),
    }),
    [scope, ids],
  );
}
