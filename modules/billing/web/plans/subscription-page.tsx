import { Button } from '@mantine/core';
import { IconPlus, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import {
  BillingPlansDocument,
  type BillingPlansQuery,
  MoveSubscriptionDocument,
  SubscriptionsDocument,
  type SubscriptionsQuery,
} from '../accounting.operations.gen.ts';
import { ACCOUNTS, useAccountChanged } from '../use-account-changed.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type Plan = BillingPlansQuery['billingPlans'][number];
type Enrollment = SubscriptionsQuery['subscriptions'][number];
const STATUS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  trialing: { word: 'Trial', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  past_due: { word: 'Past due', tone: 'warning' },
  unpaid: { word: 'Unpaid', tone: 'danger' },
  paused: { word: 'Paused', tone: 'neutral' },
  canceled: { word: 'Canceled', tone: 'neutral' },
};

/** Formats a plan’s price: $50.00 every 2 weeks. */
function priceOf(plan: { amount: number; interval_unit: string; interval_count: number }): string {
  const each =
    plan.interval_count === 1 ? `a ${plan.interval_unit}` : `every ${plan.interval_count} ${plan.interval_unit}s`;
  return `${formatMoney(plan.amount)} ${each}`;
}

/** /billing/subscription: plans and their enrollments. */
export function SubscriptionPage() {
  useAccountChanged();
  const plans = useApiQuery(BillingPlansDocument, {}, { quiet: true });
  const enrolled = useRows(SubscriptionsDocument, {}, { take: 50, rows: ({ subscriptions }) => subscriptions });
  const editor = useEditor(plans.data?.billingPlans);
  const [enrolling, setEnrolling] = useState(false);
  const offered = (plans.data?.billingPlans ?? []).filter(({ is_active }) => is_active);
  return (
    <Page>
      <PageHeader title="Subscriptions">
        {can('billing.setup') && (
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={editor.add}>
            New plan
          </Button>
        )}
        {can('billing.charge') && (
          <AddButton disabled={offered.length === 0} onClick={() => setEnrolling(true)}>
            Enroll
          </AddButton>
        )}
      </PageHeader>
      <Panel title="Plans" flush>
        <ReadRows
          label="Plans"
          read={plans}
          rows={({ billingPlans }) => billingPlans}
          loadingRows={2}
          rowHeight={60}
          empty={{
            icon: IconRepeat,
            title: 'No plans yet',
            detail: 'A plan is charged at regular intervals, by card on file or by invoice.',
          }}
        >
          {(plan) => <PlanRow plan={plan} onEdit={can('billing.setup') ? () => editor.edit(plan) : undefined} />}
        </ReadRows>
      </Panel>
      <Panel flush>
        <ReadRows
          label="Enrollments"
          read={enrolled}
          rowHeight={60}
          empty={{
            icon: IconRepeat,
            title: 'No enrollments yet',
            detail: 'Patients keep the price from the day they enroll.',
          }}
        >
          {(row) => <EnrolledRow row={row} />}
        </ReadRows>
      </Panel>
      {editor.render((plan, close) => (
        <PlanDialog plan={plan} onClose={close} />
      ))}
      {enrolling && <EnrolDialog plans={offered} onClose={() => setEnrolling(false)} />}
    </Page>
  );
}

function PlanRow({ plan, onEdit }: { plan: Plan; onEdit: (() => void) | undefined }) {
  return (
    <Row
      title={plan.plan_name}
      subtitle={[
        priceOf(plan),
        plan.trial_days > 0 && `${plan.trial_days}-day trial`,
        `${plan.enrolled} enrolled`,
        plan.number > 1 && `price ${plan.number}`,
      ]}
      badges={!plan.is_active && <StatusBadge>Inactive</StatusBadge>}
      actions={onEdit !== undefined && <EditDelete of={plan.plan_name} onEdit={onEdit} />}
    />
  );
}

function EnrolledRow({ row }: { row: Enrollment }) {
  const { word, tone } = STATUS[row.status]!;
  const name = `${row.patient.name}, ${row.plan_name}`;
  const move = useApiMutation(MoveSubscriptionDocument, {
    refreshes: ACCOUNTS,
    onDone: () => toast.success('Subscription updated'),
  });
  const to = (step: 'pause' | 'resume' | 'cancel'): void =>
    move.mutate({ id: row.id, version: row.version, move: step });
  const isPaused = row.status === 'paused' || row.status === 'unpaid';
  const cancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Cancel this subscription?',
      message: 'No further charges will be made. Existing charges stay.',
      confirm: 'Cancel subscription',
      danger: true,
    });
    if (isSure) to('cancel');
  };
  return (
    <Row
      title={name}
      subtitle={[
        priceOf(row),
        row.card_last4 == null ? 'by invoice' : `card •••• ${row.card_last4}`,
        row.status !== 'canceled' && `next on ${formatDay(row.next_day)}`,
        row.retry_day != null && `next attempt on ${formatDay(row.retry_day)}`,
      ]}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        can('billing.charge') &&
        row.status !== 'canceled' && (
          <>
            <RowButton of={name} onClick={() => to(isPaused ? 'resume' : 'pause')}>
              {isPaused ? 'Resume' : 'Pause'}
            </RowButton>
            <RowButton of={name} onClick={() => void cancel()}>
              Cancel
            </RowButton>
          </>
        )
      }
    />
  );
}
