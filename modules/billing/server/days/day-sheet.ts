import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { PaymentMethod } from '../../rules/index.ts';

/** The expected amount of a payment method on a day. */
export interface SheetLine {
  method: PaymentMethod;
  /** Cents received, less refunds and voids. */
  expected: number;
  payments: number;
  refunds: number;
}

const LATE = columnsOf({ e: 'billing.ledger_entry' }, [
  'e.entry_type',
  'e.amount',
  'e.applied',
  'e.for_day',
  'e.reason',
])
  .filled('for_day')
  .and(fullName('patient_name', 'p'));

/** An entry of the day that corrects a closed day. */
export type LateRow = ReadRow<typeof LATE>;

/** The day sheet: totals of a day. */
export interface DaySheet {
  lines: SheetLine[];
  charged: number;
  collected: number;
  writtenOff: number;
  /** Write-offs and adjustments by kind. */
  adjustments: { reason_code: string; amount: number }[];
  late: LateRow[];
}

/** Totals the ledger entries of a day. */
export async function readDaySheet(db: Queryable, clinicId: string, day: string): Promise<DaySheet> {
  const [{ rows: lines }, { rows: sums }, { rows: adjustments }, { rows: late }] = await Promise.all([
    sql<SheetLine>`
      select y.method, (-sum(e.amount))::bigint as expected,
        count(*) filter (where e.entry_type = 'payment' and e.reverses_id is null) as payments,
        count(*) filter (where e.entry_type = 'refund') as refunds
      from billing.ledger_entry e join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
      where e.clinic_id = ${clinicId} and e.book_day = ${day} and e.entry_type in ('payment', 'refund')
      group by y.method order by y.method`.execute(db),
    sql<{ charged: number; written_off: number }>`
      select coalesce(sum(amount) filter (where entry_type = 'charge'), 0)::bigint as charged,
        coalesce(-sum(amount) filter (where entry_type in ('write_off', 'adjustment')), 0)::bigint as written_off
      from billing.ledger_entry where clinic_id = ${clinicId} and book_day = ${day}`.execute(db),
    sql<{ reason_code: string; amount: number }>`
      select coalesce(reason_code, 'other') as reason_code, (-sum(amount))::bigint as amount
      from billing.ledger_entry
      where clinic_id = ${clinicId} and book_day = ${day} and entry_type in ('write_off', 'adjustment')
      group by 1 having sum(amount) <> 0 order by 1`.execute(db),
    LATE.select(sql`
      from billing.ledger_entry e join billing.account_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
      where e.clinic_id = ${clinicId} and e.book_day = ${day} and e.for_day is not null order by e.id`).execute(db),
  ]);
  const collected = lines.filter(({ method }) => method !== 'prepaid').reduce((sum, { expected }) => sum + expected, 0);
  return { lines, charged: sums[0]!.charged, collected, writtenOff: sums[0]!.written_off, adjustments, late };
}
