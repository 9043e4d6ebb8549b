import { AccountView } from './account-view.tsx';

/** The billing tile of a patient’s page: balance and open charges. */
export function BillingTile({ patientId }: { patientId: string }) {
  return <AccountView patientId={patientId} whole={false} />;
}
