import { Button } from '@mantine/core';
import { IconPill } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { useAddressTab } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { MarkAll, RowMark } from '#kit/rows/row-mark.tsx';
import { can } from '#kit/session/viewer.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { answerTone, orderTabs } from '../../rules/index.ts';
import {
  PrescriptionsDocument,
  SendPrescriptionsDocument,
  type SendPrescriptionsMutation,
} from '../prescription.operations.gen.ts';
import { OperationDenied } from '../registration/operation-denied.tsx';
import { PRESCRIPTIONS, usePrescribingChanged } from '../use-prescribing.ts';
import { OrderRow } from './order-row.tsx';

const TABS = orderTabs.map(({ id, label }) => ({ value: id, label }));

/** The prescriber's orders by status: waiting ones can be sent together, sent ones followed up or canceled. */
export function OrdersPage() {
  usePrescribingChanged();
  const [tab, setTab] = useAddressTab('tab', TABS);
  const [text, setText] = useState('');
  const selection = useSelection(`${tab} ${text}`);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { states } = orderTabs.find(({ id }) => id === tab)!;
  const { read, rows, count, paging } = usePages(
    PrescriptionsDocument,
    { search: { states: [...states], text: text === '' ? null : text } },
    {
      take: 50,
      rows: ({ prescriptions }) => prescriptions.prescriptions,
      count: ({ prescriptions }) => prescriptions.count,
    },
  );
  const send = useApiMutation(SendPrescriptionsDocument, {
    refreshes: PRESCRIPTIONS,
    onDone: (sent) => {
      setProblems(reportSent(sent));
      selection.clear();
    },
  });
  const maySend = can('prescribing.send');
  const waiting = rows.filter(({ state }) => state === 'Saved').map(({ id }) => id);
  const { size } = selection.ids;
  return (
    <Page>
      <PageHeader title="Prescriber Orders" detail={count === undefined ? undefined : `${count}`} />
      {maySend && <OperationDenied />}
      <FilterBar>
        <FilterTabs label="Orders" tabs={TABS} value={tab} onChange={setTab} />
        <SearchBox label="Search by patient, drug, pharmacy or prescriber" onSearch={setText} />
      </FilterBar>
      {problems.length > 0 && (
        <Notice tone="danger">
          {problems.map((problem, at) => (
            <div key={at}>{problem}</div>
          ))}
        </Notice>
      )}
      <Panel flush>
        {maySend && waiting.length > 1 && (
          <FilterBar label="Selection">
            <MarkAll selection={selection} ids={waiting} />
          </FilterBar>
        )}
        <ReadRows
          label="Orders"
          read={read}
          loadingRows={6}
          rowHeight={84}
          empty={{
            icon: IconPill,
            title: text === '' ? 'No orders' : 'No orders match your search',
            detail:
              text === ''
                ? 'Prescriptions from chart notes and patients’ pages are listed here.'
                : 'Try fewer words, or the tab “All”.',
          }}
        >
          {(row) => (
            <OrderRow
              row={row}
              mark={
                maySend &&
                row.state === 'Saved' && <RowMark selection={selection} id={row.id} of={row.content.drug_description} />
              }
              showPatient
            />
          )}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
      <BulkBar selection={selection}>
        <Button size="compact-sm" loading={send.isPending} onClick={() => send.mutate({ ids: [...selection.ids] })}>
          Send {size} {size === 1 ? 'prescription' : 'prescriptions'}
        </Button>
      </BulkBar>
    </Page>
  );
}

/** Shows the result of a batch; returns the failures with their reasons. */
function reportSent({ sendPrescriptions: results }: SendPrescriptionsMutation): string[] {
  const count = (tone: string): number => results.filter(({ code }) => answerTone(code) === tone).length;
  if (count('success') > 0) toast.success(`${count('success')} sent`);
  if (count('warning') > 0) toast.warning(`${count('warning')} waiting to send: the network is not responding`);
  return results.filter(({ code }) => answerTone(code) === 'error').map(({ message }) => message);
}
