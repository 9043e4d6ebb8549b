import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import type * as api from '../../api/accounting.gen.ts';
import { type Apply, applyProblem, paymentForm } from '../../rules/index.ts';
import { readOpenCharges } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { postPayment } from './post-payment.ts';
import { type PaymentRow, readPaymentOfKey, readPayments } from './payments.sql.ts';

/** API input with an unvalidated method. */
export type PaymentInput = Omit<api.PaymentInput, 'method'> & { method: string };

/**
 * Records cash, a check or an external payment, applies it as given or automatically, and creates a receipt. A key
 * identifies one payment, however often it is sent.
 */
export async function takePayment(ctx: RequestContext, input: PaymentInput): Promise<PaymentRow | DomainError> {
  const { actor, app, now } = ctx;
  const checked = checkInput(paymentForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { method, amount, check_number, note } = checked.value;
  const applies = input.applies ?? null;
  const problem = applies === null ? null : applyProblem(applies, amount);
  if (problem !== null) return invalid([{ path: 'input.applies', message: problem }]);
  const key = `${actor.userId}/${input.client_key}`;
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [input.patient]);
    const made = await readPaymentOfKey(tx, actor.clinicId, key);
    if (made !== null) return made;
    const problem = await checkApplies(tx, actor.clinicId, input.patient, applies);
    if (problem !== null) return problem;
    const id = newId();
    await tx
      .insertInto('billing.payment')
      .values({
        clinic_id: actor.clinicId,
        id,
        client_key: key,
        patient_id: input.patient,
        practice_id: actor.practiceId,
        method,
        amount,
        check_number,
        note,
        status: 'succeeded',
        book_day: bookDay,
        succeeded_time: now,
        applies: applies === null ? null : JSON.stringify(applies),
        taken_by: actor.userId,
        taken_name: actor.name,
        created_time: now,
        updated_time: now,
      })
      .execute();
    await poster.note(tx, {
      action: 'create',
      objectType: 'payment',
      objectId: id,
      patientId: input.patient,
      changes: { amount: { before: null, after: amount }, method: { before: null, after: method } },
    });
    await postPayment(tx, poster, { id, patient_id: input.patient, amount, applies }, bookDay);
    return (await readPayments(tx, actor.clinicId, [id]))[0]!;
  });
}

/**
 * Returns why a payment can't be applied as requested: unknown patient, another patient's charge, or more than is open.
 * Null if it can.
 */
export async function checkApplies(
  tx: Tx,
  clinicId: string,
  patientId: string,
  applies: readonly Apply[] | null,
): Promise<DomainError | null> {
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
  if (patient === undefined) return invalid([{ path: 'input.patient', message: 'This patient does not exist.' }]);
  if (applies === null) return null;
  const open = new Map((await readOpenCharges(tx, clinicId, patientId)).map((charge) => [charge.id, charge.open]));
  const wrong = applies.findIndex(({ charge_id, amount }) => (open.get(charge_id) ?? 0) < amount);
  return wrong < 0
    ? null
    : invalid([
        { path: `input.applies.${wrong}.amount`, message: 'The amount exceeds the open amount of the charge.' },
      ]);
}
