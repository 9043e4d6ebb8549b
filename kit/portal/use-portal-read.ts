import { useCallback, useEffect, useState } from 'react';
import type { Read } from '../feedback/read.ts';

/**
 * A read of a page that a patient opened by a link, for `ReadLines`. `load` must be stable between renders
 * (`useCallback`); a new function reads again. `refetch` never rejects: loaded data stays when reading it again fails.
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
