import { IconInbox } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import classes from '../labs.module.css';
import { LabMessagesDocument, type LabMessageFieldsFragment, LabsDocument } from '../lab.operations.gen.ts';
import { paginated, PER_PAGE } from '../pages.ts';
import { useLabsChanged } from '../use-labs.ts';
import { MessageBadge } from './message-badge.tsx';
import { MessageView } from './message-view.tsx';

const STATES = [
  { value: 'ToHandle', label: 'Needs attention' },
  { value: 'Refused', label: 'Refused' },
  { value: 'Filed', label: 'Filed' },
  { value: 'All', label: 'All messages' },
] as const;
type StateFilter = (typeof STATES)[number]['value'];

/** /labs/messages: all inbound messages with their acknowledgements; rejected ones are corrected and filed here. */
export function InboxPage() {
  useLabsChanged();
  const navigate = useNavigate();
  const { message: chosen }: { message?: string } = useSearch({ strict: false });
  const [state, setState] = useState<StateFilter>('ToHandle');
  const [labId, setLabId] = useState<string | null>(null);
  const [controlId, setControlId] = useState('');
  const labs = useApiQuery(LabsDocument, {}).data?.labs ?? [];
  const { read, rows, count, paging } = usePages(
    LabMessagesDocument,
    {
      search: { state: state === 'All' ? null : state, lab_id: labId, control_id: controlId === '' ? null : controlId },
    },
    {
      take: PER_PAGE,
      rows: ({ labMessages }) => labMessages.messages,
      count: ({ labMessages }) => labMessages.count,
      place: paginated,
    },
  );
  const shown = chosen ?? rows[0]?.id;
  return (
    <Page>
      <PageHeader
        title="Interface Inbox"
        detail={count === undefined ? undefined : count === 1 ? '1 message' : `${count} messages`}
      />
      <FilterBar>
        <FilterSelect label="Status" choices={STATES} value={state} onChange={setState} />
        <FilterSelect
          label="Laboratory"
          all="All laboratories"
          choices={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
          value={labId}
          onChange={setLabId}
        />
        <SearchBox label="Search control ID" placeholder="Control ID" maxLength={199} onSearch={setControlId} />
      </FilterBar>
      <div className={classes.columns}>
        <Panel title="Received messages" flush>
          <ReadRows
            label="Inbound messages"
            read={read}
            loadingRows={5}
            empty={{
              icon: IconInbox,
              title: state === 'ToHandle' ? 'No refused messages' : 'No messages',
              detail:
                state === 'ToHandle'
                  ? 'Every message from your laboratories was filed.'
                  : 'No messages match these filters.',
            }}
          >
            {(message) => (
              <li>
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
            )}
          </ReadRows>
          <Pager paging={paging} />
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
