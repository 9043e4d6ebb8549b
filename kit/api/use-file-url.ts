import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestFile } from './request.ts';

/** An address that an `img` can show for a file of the API, which only a session may read; null until it is there, and without one. */
export function useFileUrl(path: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['file', path],
    queryFn: ({ signal }) => requestFile(path ?? '', signal),
    enabled: path !== null,
    staleTime: 5 * 60_000,
    retry: false,
    // Without its picture a person has initials.
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
