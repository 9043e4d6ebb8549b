import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import { isWithLab } from '../../rules/index.ts';
import classes from '../labs.module.css';
import {
  LabsDocument,
  type LabTestFieldsFragment,
  MoveTestOrderDocument,
  TestOrdersDocument,
} from '../lab.operations.gen.ts';
import { LabMembersDocument } from '../registration.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { pendingTone, STATE_TONES } from '../words.ts';

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

/** /labs/orders: what is out and not back, the oldest first, by who ordered it, where and since when. */
export function OrdersPage() {
  useLabsChanged();
  const [filters, setFilters] = useUserSetting<Filters>('labs.outstanding', NONE);
  const labs = useApiQuery(LabsDocument, {}).data?.labs ?? [];
  const members = useApiQuery(LabMembersDocument, {}).data?.clinic_members ?? [];
  const [pageNumber, setPageNumber] = useState(1);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    TestOrdersDocument,
    {
      pagination: { pageNumber, perPage: 99 },
      search: { open: true, providerId: filters.provider, labId: filters.lab, daysOld: Number(filters.days) },
    },
    { keepPrevious: true },
  );
  const found = data?.testOrders;
  const set = (change: Partial<Filters>): void => {
    setFilters({ ...filters, ...change });
    setPageNumber(1);
  };
  return (
    <Page>
      <PageHeader title="Outstanding Lab Orders" detail={found === undefined ? undefined : `${found.count} open`} />
      <Panel flush>
        <div className={classes.pad}>
          <div className={classes.fields}>
            <Select
              label="Ordered by"
              placeholder="Everybody"
              clearable
              searchable
              clearButtonProps={{ 'aria-label': 'Clear Ordered by' }}
              value={filters.provider}
              onChange={(provider) => set({ provider })}
              data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
            />
            <Select
              label="Laboratory"
              placeholder="All"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear Laboratory' }}
              value={filters.lab}
              onChange={(lab) => set({ lab })}
              data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
            />
            <Select
              label="Age"
              allowDeselect={false}
              value={filters.days}
              onChange={(days) => set({ days: days ?? '0' })}
              data={AGES}
            />
          </div>
        </div>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The orders" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState icon={IconFlask} title="Nothing is outstanding">
            What is ordered and not yet reviewed stands here.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Outstanding orders">
          {found?.testOrders.map((test) => (
            <OrderRow key={test.id} test={test} />
          ))}
        </ul>
        {(found?.count ?? 0) > 99 && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={pageNumber <= 1}
                onClick={() => setPageNumber(pageNumber - 1)}
              >
                Previous
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={pageNumber * 99 >= (found?.count ?? 0)}
                onClick={() => setPageNumber(pageNumber + 1)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
    </Page>
  );
}

function OrderRow({ test }: { test: LabTestFieldsFragment }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const move = useApiMutation(MoveTestOrderDocument, { refreshes: ['lab'] });
  const days = Math.floor((Date.now() - Date.parse(test.create_time)) / 86_400_000);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {test.patient_name}: {test.testName}
        </strong>
        <span className={classes.quiet}>
          {test.testProduct.labName} · {test.provider_name} · {formatInstant(test.create_time)}
        </span>
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={pendingTone(days)}>{days === 1 ? '1 day' : `${days} days`}</StatusBadge>
        <StatusBadge tone={STATE_TONES[test.testOrderStatus]}>{test.testOrderStatus}</StatusBadge>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Open patient ${test.patient_name}`}
          onClick={() => void navigate({ to: `/patients/${test.patient_id}` })}
        >
          Open patient
        </Button>
        {can('labs.order') && isWithLab(test.testOrderStatus) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Close ${test.testName}`}
            onClick={() => setAsking(true)}
          >
            Close
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={`Close ${test.testName}`}
          label="Why is nothing to come any more?"
          confirm="Close the order"
          onClose={() => setAsking(false)}
          onReason={(reason) => move.mutateAsync({ id: test.id, status: 'Cancelled', reason })}
        />
      )}
    </li>
  );
}
