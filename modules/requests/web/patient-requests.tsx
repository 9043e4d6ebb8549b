import { RowFoot } from '#kit/rows/row-list.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can } from '#kit/session/viewer.ts';
import { InvitePatient } from './invite-patient.tsx';
import classes from './requests.module.css';
import { RequestRow } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

const SHOWN = 20;

/** A patient's requests, with a button to send the portal link. */
export function PatientRequestsPanel({ patientId }: { patientId: string }) {
  const read = useRequests({ where: { patient_id: { equals: patientId } }, take: SHOWN, skip: 0 });
  const count = read.data?.fetchRequests.count ?? 0;
  return (
    <>
      <ReadRows
        label="Patient’s requests"
        read={read}
        rows={({ fetchRequests }) => fetchRequests.requests}
        empty={{ title: 'No requests yet' }}
        loadingRows={2}
        rowHeight={48}
      >
        {(request) => <RequestRow request={request} withPatient={false} />}
      </ReadRows>
      {can('requests.invite') && (
        <RowFoot>
          {count > SHOWN && <span className={classes.quiet}>the newest {SHOWN}</span>}
          <InvitePatient patientId={patientId} />
        </RowFoot>
      )}
    </>
  );
}
