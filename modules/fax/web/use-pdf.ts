import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import type { Read } from '#kit/feedback/read.ts';

/** Returns a PDF of the API as an object URL. */
export function usePdf(path: string): Read<string> {
  const { data, error, refetch } = useQuery({
    queryKey: ['fax-pdf', path],
    queryFn: ({ signal }) => requestFile(path, signal),
    meta: { quiet: true },
    gcTime: 0,
    staleTime: 60_000,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { data: url, error, refetch };
}
