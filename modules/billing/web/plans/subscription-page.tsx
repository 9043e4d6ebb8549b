import { Button } from '@mantine/core';
import { IconPlus, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import {
  BillingPlansDocument,
  type BillingPlansQuery,
  MoveSubscriptionDocument,
  SubscriptionsDocument,
  type SubscriptionsQuery,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { PaperList } from '../papers/paper-list.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type Plan = BillingPlansQuery['billingPlans'][number];
type Enrolled = SubscriptionsQuery['subscriptions'][number];
const STATUS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  trialing: { word: 'Trial', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  past_due: { word: 'Past due', tone: 'warning' },
  unpaid: { word: 'Unpaid', tone: 'danger' },
  paused: { word: 'Paused', tone: 'neutral' },
  canceled: { word: 'Canceled', tone: 'neutral' },
};

/** How a plan’s price is read: $50.00 every 2 weeks. */
function priceOf(plan: { amount: number; interval_unit: string; interval_count: number }): string {
  const each =
    plan.interval_count === 1 ? `a ${plan.interval_unit}` : `every ${plan.interval_count} ${plan.interval_unit}s`;
  return `${formatMoney(plan.amount)} ${each}`;
}

/** /billing/subscription: plans and who is enrolled in them. */
export function SubscriptionPage() {
  useAccountChanged();
  const plans = useApiQuery(BillingPlansDocument, {});
  const rows = useRows(SubscriptionsDocument, {}, { take: 50, rows: ({ subscriptions }) => subscriptions });
  const [plan, setPlan] = useState<Plan | 'new' | null>(null);
  const [enrolling, setEnrolling] = useState(false);
  const list = plans.data?.billingPlans;
  const offered = (list ?? []).filter(({ is_active }) => is_active);
  return (
    <Page>
      <PageHeader title="Subscriptions">
        {can('billing.setup') && (
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setPlan('new')}>
            New plan
          </Button>
        )}
        {can('billing.charge') && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.75} />}
            disabled={offered.length === 0}
            onClick={() => setEnrolling(true)}
          >
            Enroll
          </Button>
        )}
      </PageHeader>
      <Panel title="Plans" flush>
        {plans.isPending && <RowsSkeleton rows={2} />}
        {plans.isError && list === undefined && (
          <ErrorState error={plans.error} what="The plans" onRetry={() => void plans.refetch()} />
        )}
        {list?.length === 0 && (
          <EmptyState icon={IconRepeat} title="No plan yet">
            A plan is charged again and again, by a kept card or by invoice.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Plans">
          {list?.map((each) => (
            <li key={each.id} className={classes.row}>
              <div className={classes.what}>
                <strong>{each.plan_name}</strong>
                <span className={classes.quiet}>
                  {[
                    priceOf(each),
                    each.trial_days > 0 && `${each.trial_days} days of trial`,
                    `${each.enrolled} enrolled`,
                    each.number > 1 && `price ${each.number}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <div className={classes.actions}>
                {!each.is_active && <StatusBadge>Not offered</StatusBadge>}
                {can('billing.setup') && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Edit ${each.plan_name}`}
                    onClick={() => setPlan(each)}
                  >
                    Edit
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <PaperList
        label="Enrollments"
        rows={rows}
        icon={IconRepeat}
        empty="Nobody is enrolled"
        hint="Who enrolls keeps the price of that day."
        renderRow={(row) => <EnrolledRow row={row} />}
      />
      {plan !== null && <PlanDialog plan={plan === 'new' ? null : plan} onClose={() => setPlan(null)} />}
      {enrolling && <EnrolDialog plans={offered} onClose={() => setEnrolling(false)} />}
    </Page>
  );
}

function EnrolledRow({ row }: { row: Enrolled }) {
  const { word, tone } = STATUS[row.status]!;
  const name = `${row.patient.name}, ${row.plan_name}`;
  const move = useApiMutation(MoveSubscriptionDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Subscription changed'),
  });
  const to = (step: 'pause' | 'resume' | 'cancel'): void =>
    move.mutate({ id: row.id, version: row.version, move: step });
  const isPaused = row.status === 'paused' || row.status === 'unpaid';
  return (
    <>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {[
            priceOf(row),
            row.card_last4 == null ? 'by invoice' : `card •••• ${row.card_last4}`,
            row.status !== 'canceled' && `next on ${formatDay(row.next_day)}`,
            row.retry_day != null && `tried again on ${formatDay(row.retry_day)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {can('billing.charge') && row.status !== 'canceled' && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
              onClick={() => to(isPaused ? 'resume' : 'pause')}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Cancel ${name}`}
              onClick={() =>
                void confirm({
                  title: 'Cancel this subscription?',
                  message: 'Nothing more is charged; what was charged stays.',
                  confirm: 'Cancel it',
                  danger: true,
                }).then((yes) => yes && to('cancel'))
              }
            >
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}
