import { useCallback, useEffect, useState } from 'react';
import type { Read } from '../feedback/read.ts';

/**
 * A read of a page that a patient opened by a link, for `ReadLines`. `load` stays the same between renders (`useCallback`); another one
 * reads again. `refetch` rejects never: an answer that is there stays when reading it again fails.
 */
export function usePortalRead<Result>(load: () => Promise<Result>): Read<Result> & { refetch: () => Promise<void> } {
  const [state, setState] = useState<{ data: Result | undefined; error: unknown }>({ data: undefined, error: null });
  const refetch = useCallback(async (): Promise<void> => {
    setState(({ data }) => ({ data, error: null }));
    try {
      const data = await load();
      setState({ data, error: null });
    } catch (error) {
      setState(({ data }) => ({ data, error }));
    }
  }, [load]);
  useEffect(() => void refetch(), [refetch]);
  return { ...state, refetch };
}
