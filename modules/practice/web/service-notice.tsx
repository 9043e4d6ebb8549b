import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { OutsideServicesDocument } from './setting.operations.gen.ts';

/** Returns what is missing while an outside service is not set up, and what to do; null if it is set up or unknown. */
export function useMissingService(id: string): string | null {
  const { data } = useApiQuery(OutsideServicesDocument, {}, { quiet: true });
  return data?.outside_services.find((service) => service.id === id)?.missing ?? null;
}

/** A notice while an outside service is not set up; nothing otherwise. */
export function ServiceNotice({ of }: { of: string }) {
  const missing = useMissingService(of);
  return missing === null ? null : <Notice tone="warning">{missing}</Notice>;
}
