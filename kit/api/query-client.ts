import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from '../feedback/report-error.ts';
import { currentToken } from '../session/session-token.ts';
import { hasCode, NETWORK, UNAUTHENTICATED } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the caller reports failures itself. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

// Retries a read only where that can help: a request that the server refused would be refused again.
function readAgain(failures: number, error: Error): boolean {
  if (hasCode(error, UNAUTHENTICATED)) return failures < 2 && currentToken() !== null;
  return failures < 2 && hasCode(error, NETWORK);
}

/**
 * The cache of everything that the page reads from the server. Data is fresh for 30 seconds; live events and mutations
 * invalidate it earlier.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Without a network, the connection bar already says so, and the read is repeated when it is back.
      const isKnown = hasCode(error, NETWORK) && 'onLine' in navigator && !navigator.onLine;
      if (query.meta?.quiet !== true && !isKnown) reportError(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.quiet !== true) reportError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: readAgain,
      retryDelay: (failures) => 400 * 2 ** failures,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
