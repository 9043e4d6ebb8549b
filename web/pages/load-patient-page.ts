import { PatientHeader, PatientInformation } from '#patients/web';

/** Fetches the page of a patient with the pieces that it shows first, so that all of it is painted at once. */
export async function loadPatientPage() {
  const [page] = await Promise.all([
    import('./patient-page.tsx'),
    PatientHeader.prepare(),
    PatientInformation.prepare(),
  ]);
  return page.PatientPage;
}
