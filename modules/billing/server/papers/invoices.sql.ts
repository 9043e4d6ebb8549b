import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

export const invoices = clinicTable('billing.invoice', [
  'id',
  'number',
  'patient_id',
  'recipient',
  'due_day',
  'notes',
  'mailed_time',
  'voided_time',
  'version',
  'created_time',
]);

/** An invoice with the paid amount of its charges. */
export interface InvoiceRow extends RowOfTable<typeof invoices> {
  patient_name: string;
  total: number;
  open: number;
}

/** Returns the status of an invoice on a day: Void, Paid, Overdue, Partly paid or Not Yet Paid. */
export function invoiceStatus({ voided_time, open, total, due_day }: InvoiceRow, today: string): string {
  if (voided_time !== null) return 'Void';
  if (open <= 0) return 'Paid';
  if (due_day < today) return 'Overdue';
  return open < total ? 'Partly paid' : 'Not Yet Paid';
}

/** Returns invoices, newest first: one by id, or a patient's. */
export async function readInvoices(
  db: Queryable,
  clinicId: string,
  { open_only, ...equal }: { id?: string; patient_id?: string | null | undefined; open_only?: boolean },
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${invoices.columns('i')}, p.first_name || ' ' || p.last_name as patient_name, t.total, t.open
    from billing.invoice i join billing.account_patient p on p.clinic_id = i.clinic_id and p.id = i.patient_id
    cross join lateral (select coalesce(sum(e.amount) filter (where e.entry_type = 'charge'), 0)::bigint as total,
      coalesce(sum(e.amount) - sum(e.applied), 0)::bigint as open
      from billing.ledger_entry e where e.clinic_id = i.clinic_id and e.charge_id = any(i.charge_ids)) t
    where i.clinic_id = ${clinicId} and ${invoices.matching('i', equal)}
      and (not ${open_only ?? false}::boolean or (t.open > 0 and i.voided_time is null))
    order by i.number desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
