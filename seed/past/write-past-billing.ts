// Over 300 lines because charges, payments and closed days have to add up, and are checked best in one place.
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { newIdAt } from '#platform/id.ts';
import { toInstant } from '#scheduling/rules';
import { demoPrices } from '../write-demo-codes.ts';
import { openDayFrom } from '../people/open-days.ts';
import { fill, later, type Past, type PastMember, type Row } from './past.ts';
import type { PastNote } from './write-past-visits.ts';

const TIME_ZONE = 'America/New_York';
// Prices of codes that are not on the clinic's list, in cents.
const PRICES: ReadonlyMap<string, number> = new Map([
  ...demoPrices.map(([code, , cents]) => [code, cents] as const),
  ['99393', 15_000] as const,
]);
const METHODS = ['external', 'check', 'external', 'cash'] as const;
/** Days after which those who are billed pay. */
const PAYS_AFTER = [9, 16, 24, 33, 41];
// From this age on, small amounts that are still open are written off.
const WRITE_OFF_DAYS = 180;

/** A charge of the past year, before it is written. */
export interface PastCharge {
  id: string;
  patientId: string;
  providerId: string;
  practiceId: string;
  type: 'Procedure' | 'Product' | 'Subscription';
  code: string | null;
  description: string;
  diagnoses: readonly { code: string; name: string }[];
  noteId: string | null;
  eventId: string | null;
  procedureId: string | null;
  productId: string | null;
  quantity: number;
  price: number;
  /** The client key. */
  key: string;
  /** The day of service, and when it was posted. */
  day: string;
  posted: Date;
  by: PastMember | null;
  pays: 'now' | 'later' | 'half' | 'never';
  luck: number;
}

/** Returns the charges of the notes: posted by the biller once they are signed, and mostly paid at the desk. */
export function chargesOf(
  past: Past,
  notes: readonly PastNote[],
  settled: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): PastCharge[] {
  const biller = past.member('cruz');
  return notes.flatMap(({ visit, id, eventId, signed, diagnoses, procedures }) => {
    const { luck } = visit;
    const isSettled = settled.has(visit.person.key);
    const pays = isSettled || luck < 0.62 ? 'now' : luck < 0.84 ? 'later' : luck < 0.92 ? 'half' : 'never';
    return procedures.map(({ id: procedureId, code, name }, place): PastCharge => {
      const posted = later(openTime(signed, closed), 6 + place);
      return {
        id: newIdAt(signed),
        patientId: past.patientId(visit),
        providerId: past.member(visit.doctor).id,
        practiceId: past.practiceId,
        type: 'Procedure',
        code,
        description: name,
        diagnoses: diagnoses.slice(0, 1).map(({ code: icd, name: called }) => ({ code: icd, name: called })),
        noteId: id,
        eventId,
        procedureId,
        productId: null,
        quantity: 1,
        price: PRICES.get(code) ?? 12_000,
        key: `note/${procedureId}`,
        day: visit.day,
        posted,
        by: biller,
        pays,
        luck,
      };
    });
  });
}

type Entry = Row<'billing.ledger_entry'>;

/**
 * Posts the charges to the ledger with their payments, some after weeks, some in part, some not at all; closes every
 * day with entries but those that are closed already.
 */
export async function writePastBilling(
  past: Past,
  charges: readonly PastCharge[],
  closed: ReadonlySet<string>,
): Promise<void> {
  const { tx, clinicId } = past;
  const entries: Entry[] = [];
  const payments: Row<'billing.payment'>[] = [];
  const receipts: Row<'billing.receipt'>[] = [];
  const entry = (at: Date, by: PastMember | null, fields: Entry): void => {
    entries.push({
      amount: 0,
      applied: 0,
      charge_id: null,
      payment_id: null,
      reason_code: null,
      reason: null,
      ...fields,
      clinic_id: clinicId,
      id: newIdAt(at),
      book_day: dayOf(at),
      created_by: by?.id ?? null,
      created_time: at,
    });
  };
  const bills = Map.groupBy(charges, ({ noteId, id }) => noteId ?? id);
  await fill(
    tx,
    'billing.charge',
    charges.map((charge) => chargeRow(past, charge)),
  );
  for (const bill of bills.values()) {
    for (const charge of bill) {
      const amount = charge.price * charge.quantity;
      entry(charge.posted, charge.by, {
        patient_id: charge.patientId,
        entry_type: 'charge',
        amount,
        charge_id: charge.id,
      });
      const about = { objectType: 'charge', objectId: charge.id, patientId: charge.patientId };
      const created = { amount_of_charge: { before: null, after: amount } };
      past.log(charge.by, later(charge.posted, -4), { ...about, action: 'create', changes: created });
      const state = { state: { before: 'draft', after: 'posted' } };
      past.log(charge.by, charge.posted, { ...about, action: 'update', changes: state });
    }
    const paid = paymentOf(past, bill, closed);
    if (paid !== null) {
      const { payment, receipt, allocations, at, by } = paid;
      payments.push(payment);
      receipts.push(receipt);
      const whole = { patient_id: payment.patient_id, payment_id: payment.id };
      entry(at, by, { ...whole, entry_type: 'payment', amount: -Number(payment.amount) });
      for (const { chargeId, amount } of allocations)
        entry(at, by, { ...whole, entry_type: 'allocation', applied: amount, charge_id: chargeId });
      const changes = {
        amount: { before: null, after: payment.amount },
        method: { before: null, after: payment.method },
      };
      const about = { objectType: 'payment', objectId: String(payment.id), patientId: String(payment.patient_id) };
      past.log(by, at, { ...about, action: 'create', changes });
    }
    writeOff(past, bill, closed, entry);
  }
  await fill(tx, 'billing.payment', payments);
  await fill(tx, 'billing.ledger_entry', entries);
  // Numbered below, with those that exist.
  await fill(
    tx,
    'billing.receipt',
    receipts.map((receipt, place) => ({ ...receipt, number: -1_000_000 - place })),
  );
  await closeDays(past, entries, payments, closed);
  await numberPapers(past);
}

/** Numbers receipts and deposit slips by time again. */
async function numberPapers({ tx, clinicId }: Past): Promise<void> {
  // A number is unique, also while the rows change one by one.
  await sql`
    update billing.receipt r set number = -n.nth
    from (select id, row_number() over (order by created_time, id) as nth from billing.receipt where clinic_id = ${clinicId}) n
    where r.clinic_id = ${clinicId} and r.id = n.id`.execute(tx);
  await sql`update billing.receipt set number = -number where clinic_id = ${clinicId}`.execute(tx);
  await sql`
    update billing.day_close d set slip_number = n.nth
    from (select day, row_number() over (order by day) as nth from billing.day_close where clinic_id = ${clinicId}) n
    where d.clinic_id = ${clinicId} and d.day = n.day`.execute(tx);
  await sql`
    update billing.counter set last_number = case kind
      when 'receipt' then (select count(*) from billing.receipt where clinic_id = ${clinicId})
      else (select count(*) from billing.day_close where clinic_id = ${clinicId}) end
    where clinic_id = ${clinicId} and kind in ('receipt', 'deposit')`.execute(tx);
}

function chargeRow(past: Past, charge: PastCharge): Row<'billing.charge'> {
  return {
    clinic_id: past.clinicId,
    id: charge.id,
    client_key: charge.key,
    patient_id: charge.patientId,
    encounter_id: charge.noteId,
    event_id: charge.eventId,
    provider_id: charge.providerId,
    practice_id: charge.practiceId,
    charge_type: charge.type,
    code_type: charge.code === null ? null : 'CPT',
    code: charge.code,
    description: charge.description,
    modifiers: [],
    diagnoses: charge.diagnoses,
    product_id: charge.productId,
    quantity: charge.quantity,
    price: charge.price,
    discount: 0,
    discount_mode: 'Amount',
    tax: 0,
    amount_of_charge: charge.price * charge.quantity,
    dispensed_quantity: charge.type === 'Product' ? charge.quantity : 0,
    date_of_charge: charge.day,
    state: 'posted',
    note_procedure_id: charge.procedureId,
    posted_time: charge.posted,
    version: 2,
    created_by: null,
    created_time: later(charge.posted, -4),
    updated_time: charge.posted,
  };
}

interface PastPayment {
  payment: Row<'billing.payment'>;
  receipt: Row<'billing.receipt'>;
  allocations: { chargeId: string; amount: number }[];
  at: Date;
  by: PastMember;
}

function paymentOf(past: Past, bill: readonly PastCharge[], closed: ReadonlySet<string>): PastPayment | null {
  const [first] = bill as readonly [PastCharge, ...PastCharge[]];
  if (first.pays === 'never') return null;
  const total = bill.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const amount = first.pays === 'half' ? Math.round(total / 200) * 100 : total;
  const isNow = first.pays === 'now' || first.pays === 'half';
  const by = past.member(isNow ? 'bell' : 'cruz');
  const at = isNow ? later(first.posted, 9) : paysAt(past, first, closed);
  if (at === null) return null;
  const id = newIdAt(at);
  const place = Math.floor(first.luck * 1000);
  const method = isNow ? METHODS[place % METHODS.length]! : 'check';
  let left = amount;
  const allocations = bill.flatMap(({ id: chargeId, price, quantity }) => {
    const share = Math.min(left, price * quantity);
    left -= share;
    return share === 0 ? [] : [{ chargeId, amount: share }];
  });
  const about = { clinic_id: past.clinicId, patient_id: first.patientId };
  return {
    at,
    by,
    allocations,
    payment: {
      ...about,
      id,
      client_key: `${by.id}/past/${id}`,
      practice_id: past.practiceId,
      method,
      amount,
      status: 'succeeded',
      check_number: method === 'check' ? String(1000 + place * 3) : null,
      taken_by: by.id,
      taken_name: by.name,
      book_day: dayOf(at),
      succeeded_time: at,
      created_time: at,
      updated_time: at,
    },
    receipt: { ...about, id: newIdAt(at), payment_id: id, created_time: at },
  };
}

/** When a bill is paid by mail: on an open day that is not closed yet; null if that is not in the past year. */
function paysAt(past: Past, { day, luck }: PastCharge, closed: ReadonlySet<string>): Date | null {
  const wait = PAYS_AFTER[Math.floor(luck * 1000) % PAYS_AFTER.length]!;
  const on = freeDay(Temporal.PlainDate.from(day).add({ days: wait }), closed);
  return on < past.until ? toInstant(`${on} 15:${10 + (Math.floor(luck * 1000) % 45)}:00`, TIME_ZONE) : null;
}

function writeOff(
  past: Past,
  bill: readonly PastCharge[],
  closed: ReadonlySet<string>,
  entry: (at: Date, by: PastMember, fields: Entry) => void,
): void {
  const [first] = bill as readonly [PastCharge, ...PastCharge[]];
  if (first.pays !== 'never' || first.luck < 0.96) return;
  const on = freeDay(Temporal.PlainDate.from(first.day).add({ days: WRITE_OFF_DAYS }), closed);
  if (on >= past.until) return;
  const at = toInstant(`${on} 16:20:00`, TIME_ZONE);
  const by = past.member('cruz');
  for (const { id, patientId, price, quantity } of bill) {
    const amount = -price * quantity;
    const fields = { patient_id: patientId, entry_type: 'write_off', amount, charge_id: id } as const;
    entry(at, by, { ...fields, reason_code: 'uncollectible', reason: 'Three statements, no answer' });
    const changes = { write_off: { before: null, after: -amount } };
    const about = { objectType: 'charge', objectId: id, patientId, reason: 'uncollectible' };
    past.log(by, at, { ...about, action: 'update', changes });
  }
}

/** The first open day from a day on that is not closed. */
function freeDay(day: Temporal.PlainDate, closed: ReadonlySet<string>): string {
  const open = openDayFrom(day);
  return closed.has(open.toString()) ? freeDay(open.add({ days: 1 }), closed) : open.toString();
}

/** Returns the time itself, or the next morning on which the books are open. */
export function openTime(time: Date, closed: ReadonlySet<string>): Date {
  const day = dayOf(time);
  return closed.has(day) ? toInstant(`${freeDay(Temporal.PlainDate.from(day), closed)} 08:30:00`, TIME_ZONE) : time;
}

/** Returns the days that are closed already. */
export async function closedDays({ tx, clinicId }: Past): Promise<Set<string>> {
  const rows = await tx.selectFrom('billing.day_close').select('day').where('clinic_id', '=', clinicId).execute();
  return new Set(rows.map(({ day }) => day));
}

async function closeDays(
  past: Past,
  entries: readonly Entry[],
  payments: readonly Row<'billing.payment'>[],
  closed: ReadonlySet<string>,
): Promise<void> {
  const by = past.member('cruz');
  const days = [...new Set(entries.map(({ book_day }) => String(book_day)))].filter((day) => !closed.has(day));
  await fill(
    past.tx,
    'billing.day_close',
    days.toSorted().map((day) => {
      const at = toInstant(`${day} 17:45:00`, TIME_ZONE);
      const methods = Map.groupBy(
        payments.filter(({ book_day }) => book_day === day),
        ({ method }) => String(method),
      );
      const lines = [...methods]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([method, own]) => {
          const expected = own.reduce((sum, { amount }) => sum + Number(amount), 0);
          return { method, counted: expected, expected };
        });
      const changes = { day: { before: null, after: day }, difference: { before: null, after: 0 } };
      past.log(by, at, { action: 'create', objectType: 'day_close', objectId: past.clinicId, changes });
      return {
        clinic_id: past.clinicId,
        day,
        lines,
        difference: 0,
        slip_number: 0,
        closed_by: by.id,
        closed_name: by.name,
        closed_time: at,
      };
    }),
  );
}

const dayOf = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();
