import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { type PagePlace, usePages } from '#kit/api/use-pages.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { PAGE_SIZES, type RequestStatus } from '../rules/index.ts';
import { PatientRequestsDocument, type PatientRequestsQueryVariables } from './patient_request.operations.gen.ts';
import classes from './requests.module.css';
import { RequestRow } from './request-row.tsx';
import { useRequestsChanged } from './use-requests.ts';

type Tab = 'Unsolved' | Exclude<RequestStatus, 'New'>;

// Unsolved requests are those waiting for the clinic: new and pending ones.
const STATUSES: Readonly<Record<Tab, readonly RequestStatus[]>> = {
  Unsolved: ['New', 'Pending'],
  Approved: ['Approved'],
  Declined: ['Declined'],
  Pending: ['Pending'],
  Withdrawn: ['Withdrawn'],
};
const TABS = (Object.keys(STATUSES) as Tab[]).map((value) => ({ value, label: value }));
const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} / page` }));

/** All patient requests by status, newest first. */
export function AllRequestsWindow({ onClose }: WindowContentProps) {
  useRequestsChanged();
  const [tab, setTab] = useState<Tab>('Unsolved');
  const [size, setSize] = useState(String(PAGE_SIZES[0]));
  return (
    <FloatingWindow title="All Patient Requests" onClose={onClose} width={720} height={620}>
      <FilterBar>
        <FilterTabs label="Requests by status" tabs={TABS} value={tab} onChange={setTab} />
        <FilterSelect label="Requests per page" choices={SIZES} value={size} onChange={setSize} />
      </FilterBar>
      <RequestPages key={`${tab} ${size}`} tab={tab} size={Number(size)} />
    </FloatingWindow>
  );
}

function RequestPages({ tab, size }: { tab: Tab; size: number }) {
  const status = { in: [...STATUSES[tab]] };
  const { read, count, paging } = usePages(
    PatientRequestsDocument,
    {},
    {
      take: size,
      rows: ({ fetchRequests }) => fetchRequests.requests,
      count: ({ fetchRequests }) => fetchRequests.count,
      place: ({ skip, take }: PagePlace): PatientRequestsQueryVariables => ({
        input: { where: { status }, orderBy: { create_time: 'desc' }, take, skip },
      }),
    },
  );
  return (
    <>
      <ReadRows
        label={`${tab} requests`}
        read={read}
        empty={{ icon: IconInbox, title: tab === 'Unsolved' ? 'No open requests' : `No ${tab.toLowerCase()} requests` }}
        loadingRows={6}
        rowHeight={48}
      >
        {(request) => <RequestRow request={request} withStatus={status.in.length > 1} />}
      </ReadRows>
      <Pager paging={paging} />
      {count !== undefined && (
        <RowFoot>
          <span className={classes.quiet}>{count === 1 ? '1 request' : `${count} requests`}</span>
        </RowFoot>
      )}
    </>
  );
}
