import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { can } from '#kit/session/viewer.ts';
import { InvitePatient } from './invite-patient.tsx';
import classes from './requests.module.css';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

const SHOWN = 20;

/** What one patient has asked for, and the way to send them the link to their page. */
export function PatientRequestsPanel({ patientId }: { patientId: string }) {
  const query = useRequests({ where: { patient_id: { equals: patientId } }, take: SHOWN, skip: 0 });
  const found = query.data?.fetchRequests;
  return (
    <>
      {query.isPending && <RowsSkeleton rows={2} height={48} />}
      {query.isError && found === undefined && (
        <ErrorState what="The requests" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found !== undefined && found.count === 0 && <EmptyState title="No requests yet" />}
      {found !== undefined && found.count > 0 && (
        <RequestList label="Requests of this patient" requests={found.requests} withPatient={false} />
      )}
      {can('requests.invite') && (
        <div className={classes.foot} data-no-print>
          {found !== undefined && found.count > SHOWN && <span className={classes.quiet}>the newest {SHOWN}</span>}
          <InvitePatient patientId={patientId} />
        </div>
      )}
    </>
  );
}
