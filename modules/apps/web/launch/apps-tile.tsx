import { LaunchApps } from './launch-apps.tsx';

/** The apps that open with a patient, on the patient page. */
export function AppsTile({ patientId }: { patientId: string }) {
  return <LaunchApps patientId={patientId} encounterId={null} />;
}
