import { IconCalendarDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { PaymentPlansDocument } from '../accounting.operations.gen.ts';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaymentPlanRow } from './payment-plan-row.tsx';

const STATUSES = { active: 'Active', completed: 'Paid', canceled: 'Canceled' };
type Status = keyof typeof STATUSES;

/** /billing/plan: payment plans, and their missed installments. */
export function PaymentPlanPage() {
  useAccountChanged();
  const [status, setStatus] = useState<Status | null>('active');
  const rows = useRows(PaymentPlansDocument, { status }, { take: 50, rows: ({ paymentPlans }) => paymentPlans });
  return (
    <Page>
      <PageHeader title="Payment Plans" />
      <FilterBar>
        <FilterSelect<Status>
          label="Status"
          all="All statuses"
          choices={STATUSES}
          value={status}
          onChange={setStatus}
        />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Payment plans"
          read={rows}
          loadingRows={6}
          rowHeight={60}
          empty={{
            icon: IconCalendarDollar,
            title: 'No payment plans',
            detail: 'To add one, open a patient with a balance under Balances and choose Payment plan.',
          }}
        >
          {(plan) => <PaymentPlanRow plan={plan} withPatient />}
        </ReadRows>
      </Panel>
    </Page>
  );
}
