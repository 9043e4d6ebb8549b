import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { dollars, METHOD_WORDS, REFUND_REASONS } from '../../rules/index.ts';
import { readBalance } from '../ledger/ledger.sql.ts';
import { readPaymentParts } from '../payments/payment-parts.sql.ts';
import { readPayments } from '../payments/payments.sql.ts';
import type { MadePaper } from './made-paper.ts';
import { dayWords, readBiller, readPayer } from './paper-words.ts';

interface ReceiptRow {
  number: number;
  payment_id: string;
  refund_id: string | null;
  patient_id: string;
  created_time: Date;
  payment_number: number | null;
  refund_amount: number | null;
  reason_code: string | null;
}

/** Builds a receipt: a payment with its allocations, or a refund with its payment. Null if it doesn't exist. */
export async function receiptPaper(
  db: Queryable,
  clinicId: string,
  id: string,
  zone: string,
): Promise<MadePaper | null> {
  const { rows } = await sql<ReceiptRow>`
    select r.number, r.payment_id, r.refund_id, r.patient_id, r.created_time, f.amount as refund_amount, f.reason_code,
      (select o.number from billing.receipt o where o.clinic_id = r.clinic_id and o.payment_id = r.payment_id and o.refund_id is null) as payment_number
    from billing.receipt r left join billing.refund f on f.clinic_id = r.clinic_id and f.id = r.refund_id
    where r.clinic_id = ${clinicId} and r.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const [payment] = await readPayments(db, clinicId, [row.payment_id]);
  if (payment === undefined) return null;
  const payer = await readPayer(db, clinicId, row.patient_id);
  const { t } = payer;
  const [biller, parts, balance] = await Promise.all([
    readBiller(db, clinicId, payment.practice_id, t),
    readPaymentParts(db, clinicId, payment.id),
    readBalance(db, clinicId, row.patient_id),
  ]);
  const day = dayWords(dayIn(zone, row.created_time));
  const isRefund = row.refund_id !== null;
  const card = payment.card_last4 === null ? '' : `${payment.card_brand ?? ''} •••• ${payment.card_last4}`;
  return {
    patientId: row.patient_id,
    email: payer.email,
    language: payer.language,
    name: `receipt-${row.number}.pdf`,
    paper: {
      title: isRefund
        ? t('Refund receipt {number}', { number: String(row.number) })
        : t('Receipt {number}', { number: String(row.number) }),
      lines: [day],
      sections: [
        { heading: isRefund ? t('Refunded to') : t('Received from'), facts: payer.facts },
        {
          heading: isRefund ? t('Refund') : t('Payment'),
          facts: {
            [t('Amount')]: dollars(isRefund ? row.refund_amount! : payment.amount),
            [t('Method')]: [t(METHOD_WORDS[payment.method]), card, payment.check_number].filter(Boolean).join(' '),
            ...(isRefund
              ? {
                  [t('Of receipt')]: String(row.payment_number ?? ''),
                  [t('Reason')]: t(REFUND_REASONS[row.reason_code as keyof typeof REFUND_REASONS] ?? 'Dispute'),
                }
              : { [t('Taken by')]: payment.taken_name }),
            [t('Balance now')]: dollars(balance),
          },
        },
        ...(parts.applies.length === 0 || isRefund
          ? []
          : [
              {
                heading: t('Paid'),
                rows: parts.applies.map(({ date_of_charge, code, description, amount }) => ({
                  [t('Date')]: dayWords(date_of_charge),
                  [t('Code')]: code ?? '',
                  [t('Service')]: description,
                  [t('Amount')]: dollars(amount),
                })),
              },
            ]),
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day,
      foot: t('Thank you.'),
      made: row.created_time.toISOString(),
    },
  };
}
