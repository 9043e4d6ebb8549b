import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PatientSavedPharmaciesDocument } from './drug.operations.gen.ts';

/** Returns a patient's pharmacies, refreshed on every change; nothing is requested without a patient. */
export function useSavedPharmacies(patientId: string | null) {
  useLive('pharmacies.patient-pharmacies-changed', (body) => {
    const changed = (body as { patient_id?: string } | undefined)?.patient_id;
    if (changed === undefined || changed === patientId) refreshQueries('drug', 'PatientSavedPharmacies');
  });
  return useApiQuery(
    PatientSavedPharmaciesDocument,
    { patient_id: patientId ?? '' },
    { quiet: true, enabled: patientId !== null },
  );
}
