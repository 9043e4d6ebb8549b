import { IconCreditCardOff } from '@tabler/icons-react';
import { Temporal } from 'temporal-polyfill';
import { useApiQuery } from '#kit/api/use-api.ts';
import { today } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { PaymentsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { openDeclines } from './open-declines.ts';

const DAYS = 14;
const READ = 200;

/** Dashboard card: patients whose card was declined in the last two weeks and not charged since. */
export function DeclinedCard() {
  useAccountChanged();
  const from = Temporal.PlainDate.from(today()).subtract({ days: DAYS }).toString();
  const read = useApiQuery(PaymentsDocument, { where: { method: 'card', from }, take: READ }, { quiet: true });
  return (
    <ReadRows
      label="Declined cards"
      read={read}
      rows={({ payments }) => openDeclines(payments.payments)}
      loadingRows={2}
      rowHeight={56}
      empty={{ icon: IconCreditCardOff, title: 'No declined cards in the last two weeks' }}
    >
      {(payment) => (
        <Row
          title={payment.patient.name}
          path={`/patients/${payment.patient.id}`}
          subtitle={[
            formatInstant(payment.create_time),
            payment.card_last4 !== null && `•••• ${payment.card_last4}`,
            payment.failure,
          ]}
          badges={<span className={classes.sum}>{formatMoney(payment.amount)}</span>}
        />
      )}
    </ReadRows>
  );
}
