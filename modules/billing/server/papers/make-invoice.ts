import { sql } from 'kysely';
import { dayIn } from '#platform/day-in.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, type DomainError, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readCharges } from '../charges/charges.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { type Poster, posterOf } from '../poster.ts';
import { readSettings } from '../setup/settings.ts';
import { type InvoiceRow, readInvoices } from './invoices.sql.ts';
import { nextNumber } from '../setup/next-number.ts';

/** The content of a new invoice. */
export interface InvoiceInput {
  key: string;
  patientId: string;
  chargeIds: readonly string[];
  recipient: string;
  notes: string;
  dueDay: string | null;
}

/** Creates an invoice of one patient's posted charges; a key identifies one invoice. */
export function makeInvoice(ctx: RequestContext, input: InvoiceInput): Promise<InvoiceRow | DomainError> {
  if (input.recipient.length > 120)
    return Promise.resolve(invalid([{ path: 'input.recipient', message: 'At most 120 characters' }]));
  if (input.notes.length > 1000)
    return Promise.resolve(invalid([{ path: 'input.notes', message: 'At most 1000 characters' }]));
  const poster = posterOf(ctx);
  return ctx.app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [input.patientId]);
    return makeInvoiceIn(tx, poster, { ...input, key: `${ctx.actor.userId}/${input.key}` });
  });
}

/** Same as `makeInvoice`, inside a transaction that has locked the account. */
export async function makeInvoiceIn(tx: Tx, poster: Poster, input: InvoiceInput): Promise<InvoiceRow | DomainError> {
  const { clinicId, now, timeZone } = poster;
  const made = await tx
    .selectFrom('billing.invoice')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('client_key', '=', input.key)
    .executeTakeFirst();
  if (made !== undefined) return (await readInvoices(tx, clinicId, { id: made.id }))[0]!;
  const charges = await readCharges(tx, clinicId, input.chargeIds);
  if (charges.length === 0 || charges.length !== new Set(input.chargeIds).size)
    return invalid([{ path: 'input.charge_ids', message: 'Choose posted charges' }]);
  if (charges.some(({ state, patient_id }) => state !== 'posted' || patient_id !== input.patientId))
    return domainError('NOT_POSTED', 'An invoice can include only posted charges of one patient.', 'Invoice');
  const settings = await readSettings(tx, clinicId);
  const id = newId();
  const today = dayIn(timeZone, now);
  await sql`
    insert into billing.invoice (clinic_id, id, client_key, number, patient_id, recipient, charge_ids, due_day, notes, created_by, created_time)
    values (${clinicId}, ${id}, ${input.key}, ${await nextNumber(tx, clinicId, 'invoice')}, ${input.patientId}, ${input.recipient.trim()},
      ${charges.map((charge) => charge.id)}::uuid[], coalesce(${input.dueDay}::date, ${today}::date + ${settings.due_days}::integer),
      ${input.notes.trim()}, ${poster.userId}, ${now})`.execute(tx);
  await poster.note(tx, { action: 'create', objectType: 'invoice', objectId: id, patientId: input.patientId });
  return (await readInvoices(tx, clinicId, { id }))[0]!;
}

/** Voids an invoice, with a reason; its charges don't change. */
export function voidInvoice(
  ctx: RequestContext,
  id: string,
  version: number,
  reason: string,
): Promise<InvoiceRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('billing.invoice')
      .select(['version', 'patient_id'])
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const before = lockForSave(row, version, 'invoice');
    if (isDomainError(before)) return before;
    if (reason.trim() === '') return invalid([{ path: 'reason', message: 'Reason is required' }]);
    await tx
      .updateTable('billing.invoice')
      .set({ voided_time: now, void_reason: reason.trim().slice(0, 300), version: version + 1 })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'update',
      objectType: 'invoice',
      objectId: id,
      patientId: before.patient_id,
      reason: reason.trim().slice(0, 300),
    });
    return (await readInvoices(tx, actor.clinicId, { id }))[0]!;
  });
}
