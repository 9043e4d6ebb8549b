import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { currentToken, takeRenewedToken } from '../session/session-token.ts';

const MINUTES_KEPT = 10 * 60_000;

/**
 * The object URL of an image that only the signed-in may read; undefined until it is here, and where there is none. A path
 * names one state of the image: another one has another path, so what was read once is not read again. It lies in memory only.
 */
export function useImage(path: string | null | undefined): string | undefined {
  const { data } = useQuery({
    ...imageOptions(path ?? ''),
    enabled: path != null,
    // A page without its pictures is still that page: nobody is told.
    meta: { quiet: true },
  });
  return data ?? undefined;
}

function imageOptions(path: string) {
  return queryOptions({
    queryKey: ['image', path] as const,
    queryFn: ({ signal }): Promise<string | null> => readImage(path, signal),
    staleTime: Infinity,
    gcTime: MINUTES_KEPT,
    retry: 1,
  });
}

async function readImage(path: string, signal: AbortSignal): Promise<string | null> {
  const token = currentToken();
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(path, { headers, credentials: 'omit', cache: 'no-store', signal });
  if (token !== null) takeRenewedToken(response.headers.get('x-salus-token'), token);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`an image was answered with ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

// What the cache lets go, the browser lets go too.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const [kind] = query.queryKey as readonly unknown[];
  if (type !== 'removed' || kind !== 'image') return;
  const url: unknown = query.state.data;
  if (typeof url === 'string') URL.revokeObjectURL(url);
});
