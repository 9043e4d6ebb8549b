import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockUnsignedNote, lockOpenNote } from '#chart/server';
import { productOf } from '#inventory/server';
import { readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { type ChargeInput, checkCharge, type CheckedCharge } from './check-charge.ts';
import { renderingProvider } from './charge-defaults.ts';
import { type ChargeRow, readCharges } from './charges.sql.ts';
import { postLocked } from './post-charges.ts';
import { rememberPrice } from './price-charge.ts';

/** Maximum number of charges per call. */
export const MOST_CHARGES = 50;

/**
 * Creates charges, as drafts or, with `post`, posted to the ledger immediately; all or none. A second call with the
 * same key returns the same charges. NOT_FOUND for another clinic's patient or note.
 */
export async function createCharges(
  ctx: RequestContext,
  clientKey: string,
  inputs: readonly ChargeInput[],
  post: boolean,
): Promise<ChargeRow[] | DomainError> {
  const { actor, app } = ctx;
  const count = inputs.length;
  if (count === 0 || count > MOST_CHARGES)
    return invalid([{ path: 'charges', message: `Enter from 1 to ${MOST_CHARGES} charges.` }]);
  const checked: CheckedCharge[] = [];
  for (const [index, input] of inputs.entries()) {
    const one = await checkCharge(app.database.kysely, actor, input, `charges.${index}`);
    if (isDomainError(one)) return one;
    checked.push(one);
  }
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${clientKey}`;
  try {
    return await app.database.transaction(async (tx) => {
      const bookDay = await lockAccounts(
        tx,
        poster,
        inputs.map(({ patient }) => patient),
      );
      const made = await tx
        .selectFrom('billing.charge')
        .select('id')
        .where('clinic_id', '=', actor.clinicId)
        .where(
          'client_key',
          'in',
          inputs.map((_input, index) => `${key}/${index}`),
        )
        .execute();
      if (made.length > 0)
        return readCharges(
          tx,
          actor.clinicId,
          made.map(({ id }) => id),
        );
      const ids: string[] = [];
      for (const [index, input] of inputs.entries()) {
        const id = await insertCharge(tx, ctx, input, checked[index]!, `${key}/${index}`, `charges.${index}`);
        if (isDomainError(id)) return id;
        ids.push(id);
      }
      if (!post) return readCharges(tx, actor.clinicId, ids);
      return postLocked(tx, poster, ids, bookDay, ctx);
    });
  } catch (error) {
    return unknownReference(error, 'charges.0');
  }
}

/** Inserts a draft; the caller has locked the account. Returns its id. */
export async function insertCharge(
  tx: Tx,
  ctx: RequestContext,
  input: ChargeInput,
  { fields, amount }: CheckedCharge,
  clientKey: string,
  root: string,
): Promise<string | DomainError> {
  const { actor, now } = ctx;
  const [patient] = await readPatients(tx, actor.clinicId, [input.patient], { columns: ['id'], locked: true });
  if (patient === undefined) return invalid([{ path: `${root}.patient`, message: 'This patient does not exist.' }]);
  const product = await productFields(tx, ctx, input, fields);
  if (isDomainError(product)) return product;
  const onNote = input.encounter_id == null ? false : await lockChargeNote(tx, ctx, input.encounter_id, input.patient);
  if (isDomainError(onNote)) return onNote;
  const id = newId();
  const subject = { patientId: input.patient, noteId: input.encounter_id ?? null, eventId: input.event_id ?? null };
  const provider = input.provider ?? (await renderingProvider(tx, actor.clinicId, subject, now));
  const { type: _type, diagnoses, ...rest } = fields;
  await tx
    .insertInto('billing.charge')
    .values({
      ...rest,
      clinic_id: actor.clinicId,
      id,
      client_key: clientKey,
      diagnoses: JSON.stringify(diagnoses),
      patient_id: input.patient,
      encounter_id: input.encounter_id ?? null,
      event_id: input.event_id ?? null,
      provider_id: provider ?? actor.userId,
      practice_id: actor.practiceId,
      ...product,
      amount_of_charge: amount,
      state: 'draft',
      noted: onNote ? JSON.stringify(notedOf(fields, amount)) : null,
      created_by: actor.userId,
      created_time: now,
      updated_time: now,
    })
    .execute();
  await posterOf(ctx).note(tx, {
    action: 'create',
    objectType: 'charge',
    objectId: id,
    patientId: input.patient,
    changes: {
      amount_of_charge: { before: null, after: amount },
      description: { before: null, after: fields.description },
    },
  });
  const remembered = input.save_price === true ? await rememberPrice(tx, ctx, fields, fields.price) : null;
  return remembered ?? id;
}

/** Returns the product fields of a charge: the product, and the quantity to dispense when it is posted. */
export async function productFields(
  tx: Tx,
  { actor, now }: RequestContext,
  input: ChargeInput,
  { quantity, type }: CheckedCharge['fields'],
): Promise<
  { product_id: string | null; dispensed_quantity: number; charge_type: ChargeRow['charge_type'] } | DomainError
> {
  if (input.product == null) {
    if (type === 'Product') return invalid([{ path: 'input.product', message: 'Choose a product' }]);
    return { product_id: null, dispensed_quantity: 0, charge_type: type };
  }
  const product = await productOf(tx, actor.clinicId, input.product, dayIn(actor.timeZone, now));
  if (product === null) return invalid([{ path: 'input.product', message: 'This product does not exist.' }]);
  const mayHandOut = actor.rules.has('inventory.dispense');
  const requested = input.dispensed_quantity ?? quantity;
  return {
    product_id: product.id,
    dispensed_quantity: mayHandOut ? Math.max(0, Math.min(requested, quantity)) : 0,
    charge_type: product.kind === 'package' ? 'Package' : type,
  };
}

/**
 * Locks the note of a charge while it is open; false if it is signed, so that the charge is not covered by the
 * signature.
 */
export async function lockChargeNote(
  tx: Tx,
  ctx: RequestContext,
  noteId: string,
  patientId: string,
): Promise<boolean | DomainError> {
  const note = await lockUnsignedNote(tx, ctx, noteId);
  if (isDomainError(note)) {
    if (note.code !== 'NOTE_SIGNED') return note;
    const signed = await tx
      .selectFrom('billing.account_note')
      .select('patient_id')
      .where('clinic_id', '=', ctx.actor.clinicId)
      .where('id', '=', noteId)
      .executeTakeFirst();
    return signed?.patient_id === patientId
      ? false
      : invalid([{ path: 'encounter_id', message: 'This note belongs to another patient.' }]);
  }
  const counted = await lockOpenNote(tx, ctx, noteId, patientId);
  return isDomainError(counted) ? counted : true;
}

/** Returns a charge as covered by the signature of its note. */
export function notedOf(fields: CheckedCharge['fields'], amount: number): object {
  const { type, description, code, modifiers, quantity, date_of_charge } = fields;
  return { type, description, code, modifiers, quantity, date_of_charge, amount };
}

/** Converts a foreign key violation to a domain error; rethrows anything else. */
export function unknownReference(error: unknown, root: string): DomainError {
  if (codeOf(error) !== '23503') throw error;
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const field = ['provider', 'event', 'practice', 'encounter', 'product'].find((each) => constraint.includes(each));
  return invalid([{ path: `${root}.${field ?? 'patient'}`, message: `This ${field ?? 'patient'} does not exist.` }]);
}
