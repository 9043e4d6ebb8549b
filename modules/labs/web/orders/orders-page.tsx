import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { isWithLab } from '../../rules/index.ts';
import {
  LabsDocument,
  type LabTestFieldsFragment,
  MoveTestOrderDocument,
  TestOrdersDocument,
} from '../lab.operations.gen.ts';
import { LabMembersDocument } from '../registration.operations.gen.ts';
import { paginated } from '../pages.ts';
import { useLabsChanged } from '../use-labs.ts';
import { pendingTone, STATE_TONES } from '../result-labels.ts';

interface Filters {
  provider: string | null;
  lab: string | null;
  days: string;
}
const NONE: Filters = { provider: null, lab: null, days: '0' };
const AGES = [
  { value: '0', label: 'Any age' },
  { value: '7', label: '7 days and older' },
  { value: '14', label: '14 days and older' },
  { value: '30', label: '30 days and older' },
];

/** /labs/orders: open orders, oldest first, filtered by provider, laboratory and date. */
export function OrdersPage() {
  useLabsChanged();
  const [filters, setFilters] = useUserSetting<Filters>('labs.outstanding', NONE);
  const labs = useApiQuery(LabsDocument, {}).data?.labs ?? [];
  const members = useApiQuery(LabMembersDocument, {}).data?.clinic_members ?? [];
  const { read, count, paging } = usePages(
    TestOrdersDocument,
    { search: { open: true, providerId: filters.provider, labId: filters.lab, daysOld: Number(filters.days) } },
    {
      take: 99,
      rows: ({ testOrders }) => testOrders.testOrders,
      count: ({ testOrders }) => testOrders.count,
      place: paginated,
    },
  );
  const set = (change: Partial<Filters>): void => setFilters({ ...filters, ...change });
  return (
    <Page>
      <PageHeader title="Outstanding Lab Orders" detail={count === undefined ? undefined : `${count} open`} />
      <FilterBar>
        <FilterSelect
          label="Ordered by"
          all="All members"
          choices={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          value={filters.provider}
          onChange={(provider) => set({ provider })}
        />
        <FilterSelect
          label="Laboratory"
          all="All laboratories"
          choices={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
          value={filters.lab}
          onChange={(lab) => set({ lab })}
        />
        <FilterSelect label="Age" choices={AGES} value={filters.days} onChange={(days) => set({ days })} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Outstanding orders"
          read={read}
          loadingRows={6}
          empty={{
            icon: IconFlask,
            title: 'No outstanding orders',
            detail: 'Orders are listed here until their results are reviewed.',
          }}
        >
          {(test) => <OrderRow test={test} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
    </Page>
  );
}

function OrderRow({ test }: { test: LabTestFieldsFragment }) {
  const [asking, setAsking] = useState(false);
  const move = useApiMutation(MoveTestOrderDocument, { refreshes: ['lab'] });
  const days = Math.floor((Date.now() - Date.parse(test.create_time)) / 86_400_000);
  return (
    <Row
      title={`${test.patient_name}: ${test.testName}`}
      path={`/patients/${test.patient_id}`}
      subtitle={[test.testProduct.labName, test.provider_name, formatInstant(test.create_time)]}
      badges={
        <>
          <StatusBadge tone={pendingTone(days)}>{days === 1 ? '1 day' : `${days} days`}</StatusBadge>
          <StatusBadge tone={STATE_TONES[test.testOrderStatus]}>{test.testOrderStatus}</StatusBadge>
        </>
      }
      actions={
        can('labs.order') &&
        isWithLab(test.testOrderStatus) && (
          <RowButton of={test.testName} onClick={() => setAsking(true)}>
            Close
          </RowButton>
        )
      }
    >
      {asking && (
        <ReasonDialog
          title={`Close ${test.testName}`}
          label="Reason for closing"
          confirm="Close order"
          onClose={() => setAsking(false)}
          onReason={(reason) => move.mutateAsync({ id: test.id, status: 'Cancelled', reason })}
        />
      )}
    </Row>
  );
}
