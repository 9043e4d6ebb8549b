import { useQuery } from '@tanstack/react-query';
import { requestRest } from '#kit/api/request.ts';

/** Public information about the server; `demo` only while the demo clinic is the only one. */
export interface About {
  product: string;
  version: string;
  demo: { password: string; accounts: { username: string; label: string }[] } | null;
  /** True if the demo clinic's messages can be read at /sandbox/outbox. */
  sandbox: boolean;
  /** True if a mail server is set up. */
  mail: boolean;
}

/** Reads the public information about the server; undefined until it is loaded. */
export function useAbout(enabled = true): About | undefined {
  return useQuery({
    queryKey: ['about'],
    queryFn: () => requestRest<About>('/api/about'),
    staleTime: Infinity,
    enabled,
    meta: { quiet: true },
  }).data;
}
