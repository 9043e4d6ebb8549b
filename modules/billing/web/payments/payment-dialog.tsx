import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { METHOD_WORDS, REFUND_REASONS } from '../../rules/index.ts';
import {
  CancelPaymentIntentDocument,
  CapturePaymentIntentDocument,
  PaymentDetailDocument,
  type PaymentDetailQuery,
  type PaymentFieldsFragment,
  RefreshPaymentDocument,
  VoidPaymentDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { paymentStatus } from '../status-labels.ts';
import { RefundChargeDialog } from '../charges/refund-charge-dialog.tsx';
import { ReapplyDialog } from './reapply-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** One payment: its allocations, refunds and actions. */
export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  useAccountChanged();
  const phone = usePhone();
  const read = useApiQuery(PaymentDetailDocument, { id }, { quiet: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Payment"
      size="40rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={read} label="Payment" rows={4}>
        {({ payment: detail }) => (
          <>
            <PaymentFacts payment={detail.payment} />
            <Applies
              applies={detail.applies}
              mayRefund={detail.payment.method !== 'prepaid' && can('billing.refund') && can('billing.charge')}
            />
            {detail.refunds.length > 0 && <Refunds refunds={detail.refunds} />}
            <PaymentActions detail={detail} />
          </>
        )}
      </ReadState>
    </Modal>
  );
}

type Detail = PaymentDetailQuery['payment'];

function Applies({ applies, mayRefund }: { applies: Detail['applies']; mayRefund: boolean }) {
  const [charge, setCharge] = useState<string | null>(null);
  return (
    <>
      <h3>Applied to</h3>
      {applies.length === 0 && <p className={classes.quiet}>Not applied to any charges yet.</p>}
      <RowList label="Applied to">
        {applies.map((apply) => (
          <Row
            key={apply.charge_id}
            title={apply.description}
            subtitle={[formatDay(apply.date_of_charge), apply.code]}
            badges={<span className={classes.sum}>{formatMoney(apply.amount)}</span>}
            actions={
              mayRefund ? (
                <RowButton of={apply.description} onClick={() => setCharge(apply.charge_id)}>
                  Refund charge
                </RowButton>
              ) : undefined
            }
          />
        ))}
      </RowList>
      {charge !== null && <RefundChargeDialog chargeId={charge} onClose={() => setCharge(null)} />}
    </>
  );
}

function Refunds({ refunds }: { refunds: Detail['refunds'] }) {
  return (
    <>
      <h3>Refunded</h3>
      <RowList label="Refunds">
        {refunds.map((refund) => (
          <Row
            key={refund.id}
            title={REFUND_REASONS[refund.reason_code as keyof typeof REFUND_REASONS] ?? refund.reason_code}
            subtitle={[formatInstant(refund.create_time), refund.made_by, refund.reason, refund.failure]}
            badges={
              <>
                <span className={classes.sum}>{formatMoney(refund.amount)}</span>
                {refund.status !== 'succeeded' && (
                  <StatusBadge tone={refund.status === 'failed' ? 'danger' : 'info'}>
                    {refund.status === 'failed' ? 'Failed' : 'Pending'}
                  </StatusBadge>
                )}
              </>
            }
          />
        ))}
      </RowList>
    </>
  );
}

function PaymentFacts({ payment }: { payment: PaymentFieldsFragment }) {
  const { word, tone } = paymentStatus(payment);
  return (
    <>
      <div className={classes.row}>
        <div className={classes.what}>
          <strong>
            {payment.patient.name}: {formatMoney(payment.amount)}
          </strong>
          <span className={classes.quiet}>
            {[
              METHOD_WORDS[payment.method],
              payment.card_last4 && `${payment.card_brand} •••• ${payment.card_last4}`,
              payment.check_number && `check ${payment.check_number}`,
              formatInstant(payment.create_time),
              payment.taken_by,
              payment.receipt_number !== null && `receipt ${payment.receipt_number}`,
              payment.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </div>
      {payment.failure !== null && payment.status !== 'void' && <Notice>{payment.failure}</Notice>}
    </>
  );
}

function PaymentActions({ detail }: { detail: Detail }) {
  const { payment } = detail;
  const [open, setOpen] = useState<'apply' | 'refund' | 'void' | null>(null);
  const voiding = useApiMutation(VoidPaymentDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Payment voided'),
  });
  const byHand = payment.method !== 'card' && payment.method !== 'terminal' && payment.method !== 'prepaid';
  const options = { refreshes: ['accounting'] } as const;
  const capture = useApiMutation(CapturePaymentIntentDocument, { ...options, onDone: () => toast.success('Captured') });
  const cancel = useApiMutation(CancelPaymentIntentDocument, { ...options, onDone: () => toast.success('Canceled') });
  const look = useApiMutation(RefreshPaymentDocument, options);
  const isUnderWay = payment.status === 'authorized' || payment.status === 'pending';
  if (isUnderWay && can('billing.pay'))
    return (
      <div className={classes.actions} style={{ marginTop: '1rem' }}>
        {payment.status === 'authorized' ? (
          <Button loading={capture.isPending} onClick={() => capture.mutate({ data: { payment_id: payment.id } })}>
            Capture {formatMoney(payment.amount)}
          </Button>
        ) : (
          <Button variant="default" loading={look.isPending} onClick={() => look.mutate({ payment_id: payment.id })}>
            Refresh
          </Button>
        )}
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ payment_id: payment.id })}>
          Cancel payment
        </Button>
      </div>
    );
  if (payment.status !== 'succeeded') return null;
  const mayRefund = can('billing.refund');
  const hasRest = payment.allocated + payment.unallocated > 0;
  return (
    <div className={classes.actions} style={{ marginTop: '1rem' }}>
      {can('billing.pay') && payment.method !== 'prepaid' && hasRest && (
        <Button variant="default" onClick={() => setOpen('apply')}>
          Change charges
        </Button>
      )}
      {mayRefund && payment.refundable > 0 && (
        <Button variant="default" onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      {mayRefund && byHand && payment.refunded === 0 && (
        <Button variant="default" color="red" onClick={() => setOpen('void')}>
          Void
        </Button>
      )}
      {open === 'apply' && <ReapplyDialog detail={detail} onClose={() => setOpen(null)} />}
      {open === 'refund' && <RefundDialog payment={payment} onClose={() => setOpen(null)} />}
      {open === 'void' && (
        <ReasonDialog
          title="Void payment"
          label="Reason"
          confirm="Void"
          onClose={() => setOpen(null)}
          onReason={(reason) => voiding.mutateAsync({ id: payment.id, version: payment.version, reason })}
        />
      )}
    </div>
  );
}
