import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestFile } from '#kit/api/request.ts';

/** A PDF of the API, and an address of it that only this page knows. */
export function usePdf(path: string): { query: UseQueryResult<Blob>; url: string | null } {
  const query = useQuery({
    queryKey: ['fax-pdf', path],
    queryFn: ({ signal }) => requestFile(path, signal),
    meta: { quiet: true },
    gcTime: 0,
    staleTime: 60_000,
  });
  const [url, setUrl] = useState<string | null>(null);
  const { data } = query;
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { query, url };
}
