import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestFile } from './request.ts';

/**
 * Returns a URL that an `img` can show for an API file that requires a session; null until it is loaded, and if there
 * is none.
 */
export function useFileUrl(path: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['file', path],
    queryFn: ({ signal }) => requestFile(path ?? '', signal),
    enabled: path !== null,
    staleTime: 5 * 60_000,
    retry: false,
    // Without a picture, the person's initials are shown.
    meta: { quiet: true },
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [data]);
  return path === null ? null : url;
}
