import { useEffect, useRef } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import type { PatientDetails } from '../patient-row.ts';
import { savedHere } from '../use-patient.ts';

/**
 * Shows a notice on an open page when another user changes the patient; input in a dialog stays, and is compared on
 * saving.
 */
export function useChangeNotice(details: PatientDetails | undefined): void {
  const seen = useRef<{ id: string; version: number }>(null);
  useEffect(() => {
    if (details === undefined) return;
    const before = seen.current;
    seen.current = { id: details.id, version: details.version };
    if (before?.id !== details.id || details.version <= before.version || savedHere(details)) return;
    toast.info('Someone else just changed this patient. The page shows the current record.', {
      id: `changed-${details.id}`,
    });
  }, [details]);
}
