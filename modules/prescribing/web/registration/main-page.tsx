import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { NetworkMessagesDocument, type NetworkMessagesQuery } from '../setting.operations.gen.ts';
import { OperationDenied } from './operation-denied.tsx';
import classes from './registration.module.css';
import { StatusList } from './status-list.tsx';
import { useERxStatus } from './use-erx-status.ts';

const TAKE = 25;
type Message = NetworkMessagesQuery['network_messages']['messages'][number];

const KINDS: Readonly<Record<string, string>> = {
  NewRx: 'New prescription',
  CancelRx: 'Cancellation',
  CancelRxResponse: 'Answer to a cancellation',
  RxRenewalRequest: 'Renewal request',
  RxRenewalResponse: 'Answer to a renewal',
  RxChangeRequest: 'Change request',
  RxChangeResponse: 'Answer to a change',
  RxFill: 'Fill report',
  Status: 'Status',
  Verify: 'Confirmation',
  Error: 'Error',
};
const STATES: Readonly<Record<string, { word: string; tone: Tone }>> = {
  queued: { word: 'Waiting to send', tone: 'warning' },
  sending: { word: 'Sending', tone: 'info' },
  sent: { word: 'Sent', tone: 'info' },
  accepted: { word: 'Delivered to pharmacy', tone: 'success' },
  refused: { word: 'Refused', tone: 'danger' },
  failed: { word: 'Not delivered', tone: 'danger' },
  unknown: { word: 'No answer', tone: 'warning' },
  withdrawn: { word: 'Canceled before sending', tone: 'neutral' },
  filed: { word: 'Received', tone: 'neutral' },
};

/** /settings/e-prescribing-main: who one is to the network, and what went there and came back. */
export function EPrescribingPage() {
  const { data, isPending, isError, error, refetch } = useERxStatus();
  const status = data?.e_prescribing_status;
  return (
    <Page>
      <PageHeader title="E-Prescribing" detail="Your line to the pharmacies" />
      <OperationDenied />
      <Panel title="As the network knows you">
        {isPending && <RowsSkeleton rows={4} />}
        {isError && status === undefined && (
          <ErrorState error={error} what="Your registration" onRetry={() => void refetch()} />
        )}
        {status !== undefined && <StatusList status={status} />}
      </Panel>
      <Messages />
    </Page>
  );
}

function Messages() {
  const [open, setOpen] = useState(false);
  const [everybody, setEverybody] = useState(false);
  const [skip, setSkip] = useState(0);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    NetworkMessagesDocument,
    { open, everybody, skip, take: TAKE },
    { keepPrevious: true },
  );
  useLive('prescribing.message-changed', () => refreshQueries('setting', 'NetworkMessages'));
  const found = data?.network_messages;
  return (
    <Panel title="Sent and received" flush>
      <div className={classes.pad}>
        <Checkbox
          label="Only what did not arrive or is on its way"
          checked={open}
          onChange={({ currentTarget }) => {
            setOpen(currentTarget.checked);
            setSkip(0);
          }}
        />
        {can('prescribing.register') && (
          <Checkbox
            label="Of everybody"
            checked={everybody}
            onChange={({ currentTarget }) => {
              setEverybody(currentTarget.checked);
              setSkip(0);
            }}
          />
        )}
      </div>
      {isPending && <RowsSkeleton rows={6} />}
      {isError && found === undefined && (
        <ErrorState error={error} what="The messages" onRetry={() => void refetch()} />
      )}
      {found?.count === 0 && (
        <EmptyState icon={IconMailbox} title={open ? 'Everything has arrived' : 'No messages yet'}>
          What is sent to pharmacies and what comes back stands here.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Sent and received messages">
        {found?.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {found !== undefined && found.count > TAKE && (
        <div className={classes.pad}>
          <Button size="compact-sm" variant="default" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
            Newer
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={skip + TAKE >= found.count}
            onClick={() => setSkip(skip + TAKE)}
          >
            Older
          </Button>
        </div>
      )}
    </Panel>
  );
}

function MessageRow({ message }: { message: Message }) {
  const {
    kind,
    state,
    direction,
    pharmacy_name,
    NCPDPID,
    order_number,
    prescriber,
    created_time,
    detail,
    code,
    attempts,
  } = message;
  const { word, tone } = STATES[state] ?? { word: state, tone: 'neutral' as const };
  const party = pharmacy_name ?? (/^\d{7}$/.test(NCPDPID) ? NCPDPID : 'the network');
  return (
    <li>
      <div className={classes.what}>
        <strong>
          {KINDS[kind] ?? kind} {direction === 'out' ? 'to' : 'from'} {party}
        </strong>
        <span className={classes.quiet}>
          {[
            order_number == null ? '' : `order ${order_number}`,
            prescriber,
            formatInstant(created_time),
            attempts > 1 ? `${attempts} tries` : '',
          ]
            .filter((each) => each !== '')
            .join(' · ')}
        </span>
        {detail != null && <span className={classes.quiet}>{code == null ? detail : `${code}: ${detail}`}</span>}
      </div>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </li>
  );
}
