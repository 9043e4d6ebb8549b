import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../prescribing.module.css';
import { NetworkNoticesDocument } from '../prescription.operations.gen.ts';
import { OperationDenied } from '../registration/operation-denied.tsx';
import { usePrescribingChanged } from '../use-prescribing.ts';

const TAKE = 50;

/** What the network could not deliver, and why. */
export function ErrorsPage() {
  return <NoticesPage kind="error" title="Error Messages" empty="No error has come from the network" />;
}

/** What pharmacies answered to cancellations. */
export function CancellationsPage() {
  return (
    <NoticesPage kind="cancel_response" title="Cancel Responses" empty="No pharmacy has answered a cancellation" />
  );
}

function NoticesPage({ kind, title, empty }: { kind: 'error' | 'cancel_response'; title: string; empty: string }) {
  usePrescribingChanged();
  const navigate = useNavigate();
  const [skip, setSkip] = useState(0);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    NetworkNoticesDocument,
    { kind, skip, take: TAKE },
    { keepPrevious: true },
  );
  const found = data?.networkNotices;
  return (
    <Page>
      <PageHeader title={title} detail={found === undefined ? undefined : `${found.count}`} />
      {kind === 'error' && can('prescribing.send') && <OperationDenied />}
      <Panel flush>
        {isPending && <RowsSkeleton rows={5} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The messages" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && <EmptyState icon={IconInbox} title={empty} />}
        <ul className={classes.list} aria-label={title}>
          {found?.notices.map((notice) => (
            <li key={notice.id}>
              <div className={classes.row}>
                <div className={classes.what}>
                  <strong>
                    {[notice.patient_name, notice.drug_description].filter(Boolean).join(': ') || 'A message of ours'}
                  </strong>
                  <span>{notice.text}</span>
                  <span className={classes.quiet}>
                    {[
                      notice.order_number === null ? '' : `Order ${notice.order_number}`,
                      notice.pharmacy_name,
                      formatInstant(notice.received_time),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <div className={classes.actions}>
                  <StatusBadge tone={notice.code === 'Approved' ? 'success' : 'danger'}>{notice.code}</StatusBadge>
                  {notice.patient_id !== null && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Open patient ${notice.patient_name}`}
                      onClick={() => void navigate({ to: `/patients/${notice.patient_id}` })}
                    >
                      Open patient
                    </Button>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
        {(found?.count ?? 0) > TAKE && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
                Previous
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={skip + TAKE >= (found?.count ?? 0)}
                onClick={() => setSkip(skip + TAKE)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </Page>
  );
}
