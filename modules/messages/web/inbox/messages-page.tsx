import { Button } from '@mantine/core';
import { IconInbox, IconMailPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageCount } from '#kit/api/use-pages.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { messageLimits } from '../../rules/index.ts';
import { openNewMessage } from '../compose/open-compose.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { AbsenceButton } from '../absence/absence-button.tsx';
import { useSummaries } from '../use-mailbox.ts';
import { FOLDER_NAMES, FolderLinks } from './folder-links.tsx';
import { SummaryRow } from './summary-row.tsx';

/** /securemessage/index: the user's conversations by folder, ten per page. */
export function MessagesPage() {
  const { folder: named }: { folder?: string } = useSearch({ strict: false });
  const name = named !== undefined && named in FOLDER_NAMES ? named : 'Inbox';
  return (
    <Page>
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
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const take = messageLimits.pageSize;
  const read = useSummaries(folder, page, words);
  const { data, isPlaceholderData } = read;
  const last = pageCount(data?.count ?? 0, take);
  // The last conversation of the last page was moved.
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData && page > last) setPage(last);
  }, [data, isPlaceholderData, page, last]);
  const search = (text: string): void => {
    setWords(text);
    setPage(1);
  };
  const noMatch = {
    title: `No messages match “${words}”`,
    detail: 'Type the beginning of each word, at least three letters.',
  };
  return (
    <Panel flush>
      <FilterBar>
        <FolderLinks current={name} unread={data?.unreadCount ?? 0} />
        <SearchBox label="Search messages" maxLength={200} onSearch={search} />
      </FilterBar>
      <ReadRows
        label={name}
        read={read}
        rows={({ summaries }) => summaries}
        rowId={({ conversationId }) => conversationId}
        empty={{ icon: IconInbox, ...(words === '' ? { title: EMPTY[folder] } : noMatch) }}
        loadingRows={8}
        rowHeight={48}
      >
        {(summary) => <SummaryRow summary={summary} folder={folder} />}
      </ReadRows>
      <Pager paging={{ page: Math.min(page, last), take, count: data?.count, go: setPage }} />
    </Panel>
  );
}

const EMPTY = {
  inbox: 'Your inbox is empty',
  unread: 'No unread messages',
  read: 'No read messages',
  to_answer: 'No messages for you or your team to answer',
  sent: 'No sent messages yet',
  archived: 'No archived messages',
  trash: 'The trash is empty',
  all: 'No messages yet',
} as const;
