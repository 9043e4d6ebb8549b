import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PatientVitalsDocument } from './setting.operations.gen.ts';

/** Returns a patient's vitals, live. */
export function usePatientVitals(patientId: string) {
  useLive('vitals.vitals-changed', (body) => {
    const { patient_id } = (body ?? {}) as { patient_id?: string };
    if (patient_id === undefined || patient_id === patientId) refreshQueries('setting', 'PatientVitals');
  });
  return useApiQuery(PatientVitalsDocument, { patient_id: patientId }, { quiet: true });
}
