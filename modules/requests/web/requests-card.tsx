import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconInbox } from '@tabler/icons-react';
import { useEffect } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { NEWEST_SHOWN } from '../rules/index.ts';
import { openAllRequests, openRequest } from './open-request.ts';
import classes from './requests.module.css';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

/** The newest of what patients ask for, on the dashboard. */
export function RequestsCard() {
  useRequestOfAddress();
  const query = useRequests({
    where: { status: { equals: 'New' } },
    orderBy: { create_time: 'desc' },
    take: NEWEST_SHOWN,
    skip: 0,
  });
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState what="The requests" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <RowsSkeleton rows={3} height={48} />
    );
  }
  const { count, requests } = query.data.fetchRequests;
  return (
    <>
      {count === 0 ? (
        <EmptyState icon={IconInbox} title="No new requests">
          What patients send from their page stands here.
        </EmptyState>
      ) : (
        <RequestList label="New patient requests" requests={requests} withStatus={false} />
      )}
      <div className={classes.foot}>
        {count > NEWEST_SHOWN && <span className={classes.quiet}>{count} new</span>}
        <Button variant="subtle" size="compact-sm" onClick={openAllRequests}>
          All Patient Requests
        </Button>
      </div>
    </>
  );
}

/** A notification leads to /dashboard?request=<id>: the window opens, and the address is plain again. */
function useRequestOfAddress(): void {
  const { request }: { request?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (request === undefined) return;
    openRequest(request);
    void navigate({ to: '/dashboard', replace: true });
  }, [request, navigate]);
}
