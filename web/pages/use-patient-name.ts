import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { can } from '#kit/session/viewer.ts';
import { type NamedPatient, readPatientName } from './read-patient-name.ts';

/** Reads the name of a patient if the viewer has access; null for none. */
export function usePatientName(id: string | null): UseQueryResult<NamedPatient | null> {
  return useQuery({
    queryKey: ['registration', 'PatientName', id],
    queryFn: () => (id === null ? null : readPatientName(id)),
    enabled: id !== null && can('patients.view'),
    // Each read adds an entry to the audit log, and names rarely change.
    staleTime: 10 * 60_000,
    meta: { quiet: true },
  });
}
