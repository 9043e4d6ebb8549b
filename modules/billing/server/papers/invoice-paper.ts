import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { readCharges } from '../charges/charges.sql.ts';
import type { MadePaper } from './made-paper.ts';
import { dollars } from '../../rules/index.ts';
import { dayWords, footerOf, readBiller, readPayer } from './paper-words.ts';

/** Builds an invoice: its charges, payments, and the due date of the rest. Null if it doesn't exist. */
export async function invoicePaper(
  db: Queryable,
  clinicId: string,
  id: string,
  zone: string,
): Promise<MadePaper | null> {
  const row = await db
    .selectFrom('billing.invoice')
    .select(['number', 'patient_id', 'recipient', 'charge_ids', 'due_day', 'notes', 'voided_time', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [charges, payer] = await Promise.all([
    readCharges(db, clinicId, row.charge_ids),
    readPayer(db, clinicId, row.patient_id),
  ]);
  const { t } = payer;
  const biller = await readBiller(db, clinicId, charges[0]?.practice_id ?? null, t);
  const total = charges
    .filter(({ state }) => state !== 'void')
    .reduce((sum, charge) => sum + charge.amount_of_charge, 0);
  const open = charges.reduce((sum, charge) => sum + charge.open, 0);
  const day = dayWords(dayIn(zone, row.created_time));
  return {
    patientId: row.patient_id,
    email: payer.email,
    language: payer.language,
    name: `invoice-${row.number}.pdf`,
    paper: {
      title:
        row.voided_time === null
          ? t('Invoice {number}', { number: String(row.number) })
          : t('Invoice {number} (void)', { number: String(row.number) }),
      lines: [t('Issued {day}, due {due}', { day, due: dayWords(row.due_day) })],
      sections: [
        {
          heading: t('To'),
          facts: { ...(row.recipient === '' ? {} : { [t('Recipient')]: row.recipient }), ...payer.facts },
        },
        {
          heading: t('Services'),
          rows: charges.map((charge) => ({
            [t('Date')]: dayWords(charge.date_of_charge),
            [t('Code')]: [charge.code, ...charge.modifiers].filter(Boolean).join('-'),
            [t('Service')]:
              charge.state === 'void' ? t('{service} (reversed)', { service: charge.description }) : charge.description,
            [t('Provider')]: charge.provider_name,
            [t('Quantity')]: String(charge.quantity),
            [t('Amount')]: dollars(charge.state === 'void' ? 0 : charge.amount_of_charge),
          })),
        },
        {
          heading: t('Total'),
          facts: {
            [t('Charged')]: dollars(total),
            [t('Paid or written off')]: dollars(total - open),
            [t('Balance due')]: dollars(open),
          },
        },
        ...(row.notes === '' ? [] : [{ heading: t('Notes'), text: row.notes }]),
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day,
      foot: footerOf(biller.settings, payer.language),
      made: row.created_time.toISOString(),
    },
  };
}
