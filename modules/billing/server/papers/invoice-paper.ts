import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { readCharges } from '../charges/charges.sql.ts';
import type { MadePaper } from './made-paper.ts';
import { dollars } from '../../rules/index.ts';
import { dayWords, readBiller, readPayer } from './paper-words.ts';

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
  const charges = await readCharges(db, clinicId, row.charge_ids);
  const [biller, payer] = await Promise.all([
    readBiller(db, clinicId, charges[0]?.practice_id ?? null),
    readPayer(db, clinicId, row.patient_id),
  ]);
  const total = charges
    .filter(({ state }) => state !== 'void')
    .reduce((sum, charge) => sum + charge.amount_of_charge, 0);
  const open = charges.reduce((sum, charge) => sum + charge.open, 0);
  const day = dayWords(dayIn(zone, row.created_time));
  return {
    patientId: row.patient_id,
    email: payer.email,
    name: `invoice-${row.number}.pdf`,
    paper: {
      title: `Invoice ${row.number}${row.voided_time === null ? '' : ' (void)'}`,
      lines: [`Issued ${day}, due ${dayWords(row.due_day)}`],
      sections: [
        { heading: 'To', facts: { ...(row.recipient === '' ? {} : { Recipient: row.recipient }), ...payer.facts } },
        {
          heading: 'Services',
          rows: charges.map((charge) => ({
            Date: dayWords(charge.date_of_charge),
            Code: [charge.code, ...charge.modifiers].filter(Boolean).join('-'),
            Service: charge.state === 'void' ? `${charge.description} (reversed)` : charge.description,
            Provider: charge.provider_name,
            Quantity: String(charge.quantity),
            Amount: dollars(charge.state === 'void' ? 0 : charge.amount_of_charge),
          })),
        },
        {
          heading: 'Total',
          facts: {
            Charged: dollars(total),
            'Paid or written off': dollars(total - open),
            'Balance due': dollars(open),
          },
        },
        ...(row.notes === '' ? [] : [{ heading: 'Notes', text: row.notes }]),
      ],
      clinic: biller.name,
      clinicDetail: biller.detail,
      day,
      foot: biller.settings.statement_words,
      made: row.created_time.toISOString(),
    },
  };
}
