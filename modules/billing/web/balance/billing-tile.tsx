import { AccountView } from './account-view.tsx';

/** The tile of a patient’s page: what they owe and what is open. */
export function BillingTile({ patientId }: { patientId: string }) {
  return <AccountView patientId={patientId} whole={false} />;
}
