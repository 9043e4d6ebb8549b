import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { ValueTable } from '#kit/page/value-table.tsx';
import { can } from '#kit/session/viewer.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { CancelPaymentPlanDocument, type PaymentPlanFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { PlanCardDialog } from './plan-card-dialog.tsx';
import { paidWords, planStatus, rhythmWords } from './plan-words.ts';

const PART: Readonly<Record<string, { word: string; tone: Tone }>> = {
  paid: { word: 'Paid', tone: 'success' },
  missed: { word: 'Missed', tone: 'danger' },
  due: { word: 'Due today', tone: 'warning' },
  coming: { word: 'Upcoming', tone: 'neutral' },
};

/** A payment plan with its installments and actions. */
export function PaymentPlanRow({ plan, withPatient }: { plan: PaymentPlanFieldsFragment; withPatient: boolean }) {
  const [open, setOpen] = useState<'parts' | 'card' | 'cancel' | null>(null);
  const close = (): void => setOpen(null);
  const cancel = useApiMutation(CancelPaymentPlanDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Payment plan canceled'),
  });
  const { word, tone } = planStatus(plan);
  const name = `plan of ${plan.patient.name}`;
  const isActive = plan.status === 'active';
  return (
    <Row
      title={withPatient ? plan.patient.name : 'Payment plan'}
      subtitle={[
        paidWords(plan),
        `${plan.parts.length} payments ${rhythmWords(plan)}`,
        plan.card_last4 == null ? 'reminders sent to patient' : `card •••• ${plan.card_last4}`,
        isActive &&
          plan.next_day != null &&
          `next ${formatMoney(plan.next_amount ?? 0)} on ${formatDay(plan.next_day)}`,
      ]}
      lines={<PlanLines plan={plan} />}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        <>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={open === 'parts'}
            aria-label={`Payments in the ${name}`}
            onClick={() => setOpen(open === 'parts' ? null : 'parts')}
          >
            Payments
          </Button>
          {isActive && can('billing.pay') && (
            <>
              <RowButton of={`of the ${name}`} onClick={() => setOpen('card')}>
                Card
              </RowButton>
              <RowButton of={`the ${name}`} onClick={() => setOpen('cancel')}>
                Cancel
              </RowButton>
            </>
          )}
        </>
      }
    >
      {open === 'parts' && <Parts plan={plan} label={`Payments in the ${name}`} />}
      {open === 'card' && <PlanCardDialog plan={plan} onClose={close} />}
      {open === 'cancel' && (
        <ReasonDialog
          title={`Cancel the ${name}`}
          label="Reason (the balance stays open)"
          confirm="Cancel plan"
          onClose={close}
          onReason={(reason) => cancel.mutateAsync({ id: plan.id, version: plan.version, reason })}
        />
      )}
    </Row>
  );
}

function PlanLines({ plan }: { plan: PaymentPlanFieldsFragment }) {
  const isActive = plan.status === 'active';
  return (
    <>
      {isActive && plan.due_now > 0 && <RowLine tone="danger">{formatMoney(plan.due_now)} is due now</RowLine>}
      {isActive && plan.failure != null && (
        <RowLine tone="danger">
          {plan.failure}{' '}
          {plan.retry_day == null
            ? 'No further attempts will be made.'
            : `The next attempt is on ${formatDay(plan.retry_day)}.`}
        </RowLine>
      )}
      {plan.cancel_reason != null && <RowLine>Canceled: {plan.cancel_reason}</RowLine>}
    </>
  );
}

function Parts({ plan, label }: { plan: PaymentPlanFieldsFragment; label: string }) {
  return (
    <ValueTable label={label}>
      <thead>
        <tr>
          <th scope="col">Due</th>
          <th scope="col">Status</th>
          <th scope="col" className={classes.number}>
            Amount
          </th>
          <th scope="col" className={classes.number}>
            Paid
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.parts.map((part) => (
          <tr key={part.number}>
            <td>{formatDay(part.due_day)}</td>
            <td>
              <StatusBadge tone={PART[part.state]!.tone}>{PART[part.state]!.word}</StatusBadge>
            </td>
            <td className={classes.number}>{formatMoney(part.amount)}</td>
            <td className={classes.number}>{part.paid === 0 ? '' : formatMoney(part.paid)}</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}
