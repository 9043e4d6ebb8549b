import { domainError, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { posterOf } from '../poster.ts';
import { type ChargeInput, checkCharge, type CheckedCharge } from './check-charge.ts';
import { type ChargeRow, lockCharges, readCharges } from './charges.sql.ts';
import { rememberPrice } from './price-charge.ts';
import { lockChargeNote, notedOf, productFields, unknownReference } from './create-charges.ts';

/**
 * Updates drafts, all or none. CHARGE_POSTED for posted charges, which are only reversed, never changed. STALE_VERSION
 * if someone else changed one.
 */
export async function updateCharges(
  ctx: RequestContext,
  changes: readonly { id: string; version: number; charge: ChargeInput }[],
): Promise<ChargeRow[] | DomainError> {
  const { app, actor } = ctx;
  const checked: CheckedCharge[] = [];
  for (const [index, { charge }] of changes.entries()) {
    const one = await checkCharge(app.database.kysely, actor, charge, `charges.${index}.charge`);
    if (isDomainError(one)) return one;
    checked.push(one);
  }
  const ids = changes.map(({ id }) => id);
  try {
    return await app.database.transaction(async (tx) => {
      const locked = new Map((await lockCharges(tx, actor.clinicId, ids)).map((row) => [row.id, row]));
      for (const [index, change] of changes.entries()) {
        const before = locked.get(change.id);
        if (before === undefined || before.patient_id !== change.charge.patient) return notFound('charge');
        if (before.state !== 'draft') return chargePosted();
        if (before.version !== change.version) return versionConflict('charge');
        const problem = await writeCharge(tx, ctx, before, change.charge, checked[index]!);
        if (problem !== null) return problem;
      }
      return readCharges(tx, actor.clinicId, ids);
    });
  } catch (error) {
    return unknownReference(error, 'charges.0.charge');
  }
}

async function writeCharge(
  tx: Tx,
  ctx: RequestContext,
  before: ChargeRow,
  input: ChargeInput,
  { fields, amount }: CheckedCharge,
): Promise<DomainError | null> {
  const { actor, now } = ctx;
  const onNote = before.noted !== null && (await lockChargeNote(tx, ctx, before.encounter_id!, before.patient_id));
  if (isDomainError(onNote)) return onNote;
  const product = await productFields(tx, ctx, input, fields);
  if (isDomainError(product)) return product;
  const { type: _type, diagnoses, ...rest } = fields;
  await tx
    .updateTable('billing.charge')
    .set({
      ...rest,
      diagnoses: JSON.stringify(diagnoses),
      provider_id: input.provider ?? before.provider_id,
      ...product,
      amount_of_charge: amount,
      price_missing: false,
      ...(onNote ? { noted: JSON.stringify(notedOf(fields, amount)) } : {}),
      version: before.version + 1,
      updated_time: now,
    })
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', before.id)
    .execute();
  await posterOf(ctx).note(tx, {
    action: 'update',
    objectType: 'charge',
    objectId: before.id,
    patientId: before.patient_id,
    changes: { amount_of_charge: { before: before.amount_of_charge, after: amount } },
  });
  return input.save_price === true ? rememberPrice(tx, ctx, fields, fields.price) : null;
}

/** Deletes a draft; CHARGE_POSTED for a posted charge. Idempotent. */
export function deleteCharge(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const [charge] = await lockCharges(tx, actor.clinicId, [id]);
    if (charge === undefined) {
      const gone = await tx
        .selectFrom('billing.charge')
        .select('id')
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', id)
        .executeTakeFirst();
      return gone === undefined ? notFound('charge') : true;
    }
    if (charge.state !== 'draft') return chargePosted();
    // A signature that covers it remains valid.
    const onNote = charge.noted !== null && (await lockChargeNote(tx, ctx, charge.encounter_id!, charge.patient_id));
    if (isDomainError(onNote)) return onNote;
    await tx
      .updateTable('billing.charge')
      .set({ deleted_time: now, ...(onNote ? { noted: null } : {}) })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'delete',
      objectType: 'charge',
      objectId: id,
      patientId: charge.patient_id,
    });
    return true;
  });
}

/** CHARGE_POSTED: the charge is in the ledger. */
export const chargePosted = (): DomainError =>
  domainError('CHARGE_POSTED', 'This charge is posted. Reverse it instead.', 'Charge');
