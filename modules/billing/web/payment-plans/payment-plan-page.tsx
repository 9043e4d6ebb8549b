import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { PaymentPlansDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { PaperList } from '../papers/paper-list.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaymentPlanRow } from './payment-plan-row.tsx';

type Status = 'active' | 'completed' | 'canceled';

/** /billing/plan: who pays what is open in parts, and who missed one. */
export function PaymentPlanPage() {
  useAccountChanged();
  const [status, setStatus] = useState<Status | null>('active');
  const rows = useRows(PaymentPlansDocument, { status }, { take: 50, rows: ({ paymentPlans }) => paymentPlans });
  return (
    <Page>
      <PageHeader title="Payment Plans" />
      <div className={classes.fields} style={{ marginTop: 0 }}>
        <Select
          label="Status"
          placeholder="All"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Status' }}
          value={status}
          onChange={(value) => setStatus(value)}
          data={[
            { value: 'active', label: 'Going on' },
            { value: 'completed', label: 'Paid' },
            { value: 'canceled', label: 'Canceled' },
          ]}
        />
      </div>
      <PaperList
        label="Payment plans"
        rows={rows}
        icon={IconCalendarDollar}
        empty="No payment plans"
        hint="A plan is agreed in the account of a patient who owes something: Balance, then the patient, then Payment plan."
        renderRow={(plan) => <PaymentPlanRow plan={plan} withPatient />}
      />
    </Page>
  );
}
