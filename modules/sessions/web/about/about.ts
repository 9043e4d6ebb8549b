import { useQuery } from '@tanstack/react-query';
import { requestRest } from '#kit/api/request.ts';

/** What the server says to anybody about itself; `demo` only while the demo clinic is the only one. */
export interface About {
  product: string;
  version: string;
  demo: { password: string; accounts: { username: string; label: string }[] } | null;
  /** Whether what the demo clinic sends can be read at /sandbox/outbox. */
  sandbox: boolean;
}

/** What the server says to anybody about itself; undefined until it has. */
export function useAbout(enabled = true): About | undefined {
  return useQuery({
    queryKey: ['about'],
    queryFn: () => requestRest<About>('/api/about'),
    staleTime: Infinity,
    enabled,
    meta: { quiet: true },
  }).data;
}
