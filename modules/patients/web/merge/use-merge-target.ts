import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { splitPath } from '#kit/navigation/query.ts';
import { patientPath } from '../patient-path.ts';
import type { PatientDetails } from '../patient-row.ts';

/** Redirects the page of a merged record to its merge target. */
export function useMergeTarget(patientId: string, details: PatientDetails | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (details !== undefined && details.id !== patientId)
      void navigate({ ...splitPath(patientPath(details)), replace: true });
  }, [navigate, patientId, details]);
}
