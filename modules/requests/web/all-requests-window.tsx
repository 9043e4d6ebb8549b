import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Pagination, Select, Tabs } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { PAGE_SIZES, type RequestStatus } from '../rules/index.ts';
import classes from './requests.module.css';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

// Unsolved is what still waits for somebody: new ones and those that were put off.
const TABS: Readonly<Record<string, readonly RequestStatus[]>> = {
  Unsolved: ['New', 'Pending'],
  Approved: ['Approved'],
  Declined: ['Declined'],
  Pending: ['Pending'],
  Withdrawn: ['Withdrawn'],
};

/** All that patients have asked for, by what became of it, the newest first. */
export function AllRequestsWindow({ onClose }: WindowContentProps) {
  const [tab, setTab] = useState('Unsolved');
  const [size, setSize] = useState<number>(PAGE_SIZES[0]);
  const [page, setPage] = useState(1);
  return (
    <FloatingWindow title="All Patient Requests" onClose={onClose} width={720} height={620}>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => {
          setTab(next ?? 'Unsolved');
          setPage(1);
        }}
      >
        <Tabs.List>
          {Object.keys(TABS).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.keys(TABS).map((name) => (
          <Tabs.Panel key={name} value={name}>
            <RequestPage name={name} page={page} size={size} onPage={setPage} onSize={setSize} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </FloatingWindow>
  );
}

interface RequestPageProps {
  name: string;
  page: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

function RequestPage({ name, page, size, onPage, onSize }: RequestPageProps) {
  const statuses = TABS[name] ?? [];
  const query = useRequests({
    where: { status: { in: [...statuses] } },
    orderBy: { create_time: 'desc' },
    take: size,
    skip: (page - 1) * size,
  });
  const pages = Math.max(1, Math.ceil((query.data?.fetchRequests.count ?? 0) / size));
  // The last request of the last page was handled: those before it still wait.
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages);
  }, [isBeyond, pages, onPage]);
  if (query.data === undefined || isBeyond) {
    return query.isError ? (
      <ErrorState what="The requests" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <RowsSkeleton rows={6} height={48} />
    );
  }
  const { count, requests } = query.data.fetchRequests;
  return (
    <div aria-busy={query.isPlaceholderData}>
      {requests.length === 0 ? (
        <EmptyState
          icon={IconInbox}
          title={name === 'Unsolved' ? 'Nothing waits' : `No ${name.toLowerCase()} requests`}
        />
      ) : (
        <RequestList label={`${name} requests`} requests={requests} withStatus={statuses.length > 1} />
      )}
      <div className={classes.pager}>
        <Select
          aria-label="Requests per page"
          size="xs"
          w="7rem"
          allowDeselect={false}
          value={String(size)}
          data={PAGE_SIZES.map((each) => ({ value: String(each), label: `${each} / page` }))}
          onChange={(value) => {
            onSize(Number(value));
            onPage(1);
          }}
        />
        <span className={classes.quiet}>{count === 1 ? '1 request' : `${count} requests`}</span>
        {pages > 1 && (
          <Pagination
            size="sm"
            total={pages}
            value={Math.min(page, pages)}
            onChange={onPage}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          />
        )}
      </div>
    </div>
  );
}
