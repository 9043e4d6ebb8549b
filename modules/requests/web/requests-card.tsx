import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconInbox } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { NEWEST_SHOWN } from '../rules/index.ts';
import { openAllRequests, openRequest } from './open-request.ts';
import classes from './requests.module.css';
import { RequestRow } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

/** The newest patient requests, on the dashboard. */
export function RequestsCard() {
  useRequestOfAddress();
  const read = useRequests({
    where: { status: { equals: 'New' } },
    orderBy: { create_time: 'desc' },
    take: NEWEST_SHOWN,
    skip: 0,
  });
  const count = read.data?.fetchRequests.count ?? 0;
  return (
    <>
      <ReadRows
        label="New patient requests"
        read={read}
        rows={({ fetchRequests }) => fetchRequests.requests}
        empty={{ icon: IconInbox, title: 'No new requests', detail: 'Requests from the patient portal appear here.' }}
        loadingRows={3}
        rowHeight={48}
      >
        {(request) => <RequestRow request={request} withStatus={false} />}
      </ReadRows>
      <RowFoot>
        {count > NEWEST_SHOWN && <span className={classes.quiet}>{count} new</span>}
        <Button variant="subtle" size="compact-sm" onClick={openAllRequests}>
          All Patient Requests
        </Button>
      </RowFoot>
    </>
  );
}

/** Opens the window of the request in /dashboard?request=<id>, from a notification, and removes the parameter. */
function useRequestOfAddress(): void {
  const { request }: { request?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (request === undefined) return;
    openRequest(request);
    void navigate({ to: '/dashboard', replace: true });
  }, [request, navigate]);
}
