import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { IconInbox } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import classes from '../labs.module.css';
import { LabMessagesDocument, type LabMessageFieldsFragment, LabsDocument } from '../lab.operations.gen.ts';
import { Pages, PER_PAGE } from '../pages.tsx';
import { useLabsChanged } from '../use-labs.ts';
import { MessageBadge } from './message-badge.tsx';
import { MessageView } from './message-view.tsx';

const STATES = [
  { value: 'ToHandle', label: 'Needs attention' },
  { value: 'Refused', label: 'Refused' },
  { value: 'Filed', label: 'Filed' },
  { value: 'All', label: 'All messages' },
] as const;
type Shown = (typeof STATES)[number]['value'];

/** /labs/messages: every message that laboratories sent, with its acknowledgement; those that were refused are corrected and filed here. */
export function InboxPage() {
  useLabsChanged();
  const navigate = useNavigate();
  const { message: chosen }: { message?: string } = useSearch({ strict: false });
  const [state, setState] = useState<Shown>('ToHandle');
  const [labId, setLabId] = useState<string | null>(null);
  const [controlId, setControlId] = useState('');
  const [page, setPage] = useState(1);
  const labs = useApiQuery(LabsDocument, {}, { quiet: true }).data?.labs ?? [];
  const { data, isPending, isError, error, refetch } = useApiQuery(LabMessagesDocument, {
    pagination: { pageNumber: page, perPage: PER_PAGE },
    search: { state: state === 'All' ? null : state, lab_id: labId, control_id: controlId.trim() || null },
  });
  const found = data?.labMessages;
  const shown = chosen ?? found?.messages[0]?.id;
  const filter = (change: () => void): void => {
    change();
    setPage(1);
  };
  return (
    <Page>
      <PageHeader
        title="Interface Inbox"
        detail={found === undefined ? undefined : found.count === 1 ? '1 message' : `${found.count} messages`}
      />
      <div className={classes.fields}>
        <Select
          label="Show"
          allowDeselect={false}
          data={[...STATES]}
          value={state}
          onChange={(value) => value !== null && filter(() => setState(value))}
        />
        <Select
          label="Laboratory"
          placeholder="All laboratories"
          clearable
          data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
          value={labId}
          onChange={(value) => filter(() => setLabId(value))}
        />
        <TextInput
          label="Control ID"
          value={controlId}
          maxLength={199}
          onChange={({ currentTarget: { value } }) => filter(() => setControlId(value))}
        />
      </div>
      <div className={classes.columns}>
        <Panel title="Received messages" flush>
          {isPending && <RowsSkeleton rows={5} />}
          {isError && found === undefined && (
            <ErrorState error={error} what="The messages" onRetry={() => void refetch()} />
          )}
          {found?.count === 0 && (
            <EmptyState icon={IconInbox} title={state === 'ToHandle' ? 'No refused messages' : 'No messages'}>
              {state === 'ToHandle'
                ? 'Every message from your laboratories was filed.'
                : 'No messages match these filters.'}
            </EmptyState>
          )}
          <ul className={classes.list} aria-label="Inbound messages">
            {found?.messages.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  className={classes.pick}
                  aria-current={message.id === shown ? 'true' : undefined}
                  onClick={() =>
                    void navigate({ to: '/labs/messages', search: { message: message.id }, replace: true })
                  }
                >
                  <MessageLine message={message} />
                </button>
              </li>
            ))}
          </ul>
          <Pages count={found?.count ?? 0} page={page} onPage={setPage} />
        </Panel>
        {shown !== undefined && (
          <Panel title="Selected message" flush>
            <MessageView key={shown} id={shown} />
          </Panel>
        )}
      </div>
    </Page>
  );
}

function MessageLine({ message }: { message: LabMessageFieldsFragment }) {
  return (
    <span className={classes.row}>
      <span className={classes.what}>
        <strong>{message.labName ?? 'Unknown laboratory'}</strong>
        <span>{message.reason ?? message.message_type}</span>
        <span className={classes.quiet}>
          {[
            formatInstant(message.last_time),
            message.control_id,
            message.received_count > 1 && `${message.received_count} times`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <MessageBadge message={message} />
    </span>
  );
}
