import '@mantine/core/styles/Pagination.layer.css';
import { Button, Pagination, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconInbox, IconMailPlus, IconSearch } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { messageLimits } from '../../rules/index.ts';
import { openNewMessage } from '../compose/open-compose.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { AbsenceButton } from '../absence/absence-button.tsx';
import { useSummaries } from '../use-mailbox.ts';
import { FOLDER_NAMES, FolderLinks } from './folder-links.tsx';
import classes from './messages.module.css';
import { SummaryRow } from './summary-row.tsx';

/** /securemessage/index: one's conversations by folder, ten a page. */
export function MessagesPage() {
  const { folder: named }: { folder?: string } = useSearch({ strict: false });
  const name = named !== undefined && named in FOLDER_NAMES ? named : 'Inbox';
  return (
    <Page fill>
      <PageHeader title={name === 'Inbox' ? 'Messages' : name}>
        <AbsenceButton />
        <Button leftSection={<IconMailPlus size={16} stroke={1.75} />} onClick={() => openNewMessage()}>
          New Secure Message
        </Button>
      </PageHeader>
      {canEncrypt ? <FolderOf key={name} name={name} /> : <NoEncryption />}
    </Page>
  );
}

function FolderOf({ name }: { name: string }) {
  const folder = FOLDER_NAMES[name] ?? 'inbox';
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 300);
  const [page, setPage] = useState(1);
  const query = useSummaries(folder, page, words);
  const count = query.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / messageLimits.pageSize));
  // The last conversation of the last page was moved away.
  useEffect(() => {
    if (query.data !== undefined && !query.isPlaceholderData && page > pages) setPage(pages);
  }, [query.data, query.isPlaceholderData, page, pages]);
  return (
    <Panel fill>
      <div className={classes.tools}>
        <FolderLinks current={name} unread={query.data?.unreadCount ?? 0} />
        <TextInput
          className={classes.search}
          type="search"
          aria-label="Search messages"
          placeholder="Whole words"
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {query.data === undefined && query.isError && (
        <ErrorState what="The messages" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data === undefined && !query.isError && <RowsSkeleton rows={8} height={48} />}
      {query.data?.summaries.length === 0 && (
        <EmptyState icon={IconInbox} title={words === '' ? EMPTY[folder] : 'No message holds these words'}>
          {words === '' ? undefined : 'Whole words are found, in messages that you wrote or were sent.'}
        </EmptyState>
      )}
      {query.data !== undefined && query.data.summaries.length > 0 && (
        <ul className={classes.list} aria-label={name} aria-busy={query.isPlaceholderData}>
          {query.data.summaries.map((summary) => (
            <SummaryRow key={summary.conversationId} summary={summary} folder={folder} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className={classes.pager}>
          <span>{count === 1 ? '1 conversation' : `${count} conversations`}</span>
          {pages > 1 && (
            <Pagination
              size="sm"
              total={pages}
              value={Math.min(page, pages)}
              onChange={setPage}
              getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
              getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

const EMPTY = {
  inbox: 'Your inbox is empty',
  unread: 'Nothing is unread',
  read: 'Nothing is read',
  to_answer: 'Nothing waits for you or your team to answer',
  sent: 'You have not sent anything yet',
  archived: 'Nothing is archived',
  trash: 'The trash is empty',
  all: 'No messages yet',
} as const;
