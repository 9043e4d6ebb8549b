import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { IconMailbox } from '@tabler/icons-react';
import { useState } from 'react';
import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { NetworkMessagesDocument, type NetworkMessagesQuery } from '../setting.operations.gen.ts';
import { OperationDenied } from './operation-denied.tsx';
import { StatusList } from './status-list.tsx';
import { useERxStatus } from './use-erx-status.ts';

const MESSAGES: Refreshes = [['setting', 'NetworkMessages']];
type Message = NetworkMessagesQuery['network_messages']['messages'][number];

const KINDS: Readonly<Record<string, string>> = {
  NewRx: 'New prescription',
  CancelRx: 'Cancellation',
  CancelRxResponse: 'Cancellation response',
  RxRenewalRequest: 'Renewal request',
  RxRenewalResponse: 'Renewal response',
  RxChangeRequest: 'Change request',
  RxChangeResponse: 'Change response',
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

/** /settings/e-prescribing-main: the member's network registration and message log. */
export function EPrescribingPage() {
  const read = useERxStatus();
  return (
    <Page>
      <PageHeader title="E-Prescribing" detail="Your pharmacy connection" />
      <OperationDenied />
      <Panel title="Your details at the network">
        <ReadState read={read} label="Your registration" rows={4}>
          {({ e_prescribing_status }) => <StatusList status={e_prescribing_status} />}
        </ReadState>
      </Panel>
      <Messages />
    </Page>
  );
}

function Messages() {
  const [open, setOpen] = useState(false);
  const [everybody, setEverybody] = useState(false);
  const { read, paging } = usePages(
    NetworkMessagesDocument,
    { open, everybody },
    {
      take: 25,
      rows: ({ network_messages }) => network_messages.messages,
      count: ({ network_messages }) => network_messages.count,
    },
  );
  useLive('prescribing.message-changed', () => refreshAll(MESSAGES));
  return (
    <Panel title="Sent and received" flush>
      <FilterBar>
        <Checkbox
          label="Not delivered or in transit"
          checked={open}
          onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
        />
        {can('prescribing.register') && (
          <Checkbox
            label="All prescribers"
            checked={everybody}
            onChange={({ currentTarget }) => setEverybody(currentTarget.checked)}
          />
        )}
      </FilterBar>
      <ReadRows
        label="Sent and received messages"
        read={read}
        loadingRows={6}
        rowHeight={60}
        empty={{
          icon: IconMailbox,
          title: open ? 'All messages were delivered' : 'No messages yet',
          detail: 'Messages to and from pharmacies are listed here.',
        }}
      >
        {(message) => <MessageRow message={message} />}
      </ReadRows>
      <Pager paging={paging} />
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
    <Row
      title={`${KINDS[kind] ?? kind} ${direction === 'out' ? 'to' : 'from'} ${party}`}
      subtitle={[
        order_number != null && `order ${order_number}`,
        prescriber,
        formatInstant(created_time),
        attempts > 1 && `${attempts} tries`,
      ]}
      lines={detail != null && <RowLine>{code == null ? detail : `${code}: ${detail}`}</RowLine>}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
    />
  );
}
