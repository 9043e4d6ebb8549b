import { Button, Modal } from '@mantine/core';
import { reportError } from '#kit/feedback/report-error.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import classes from '../billing.module.css';
import { CardForm } from './card-form.tsx';
import type { CardKeys } from './open-card-form.ts';
import type { StartedPayment, useCardPayment } from './use-card-payment.ts';

interface CardPaymentDialogProps {
  begun: StartedPayment;
  keys: CardKeys;
  payment: ReturnType<typeof useCardPayment>;
}

/** Finishes a started card payment: in the processor’s form, or at a reader. */
export function CardPaymentDialog({ begun, keys, payment: { problem, look, back, leave } }: CardPaymentDialogProps) {
  const phone = usePhone();
  const { amount, patient } = begun.payment;
  return (
    <Modal
      opened
      onClose={leave}
      title={`${formatMoney(amount)} by card, ${patient.name}`}
      size="30rem"
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {begun.reader === null && begun.clientSecret !== null ? (
        <CardForm
          keys={keys}
          clientSecret={begun.clientSecret}
          cents={amount}
          onPaid={() => void look().catch(reportError)}
        />
      ) : (
        <div className={classes.pad} style={{ padding: 0 }}>
          <p role="status" style={{ margin: 0 }}>
            {problem ?? 'Waiting for the card at the reader…'}
          </p>
          <div className={classes.actions}>
            {problem !== null && <Button onClick={back}>Choose another method</Button>}
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
