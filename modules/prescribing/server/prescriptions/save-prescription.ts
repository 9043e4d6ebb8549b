import { changedFields } from '#audit/server';
import { lockOpenNote } from '#chart/server';
import { holdPatient, requireActivePatient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  invalid,
  isDomainError,
  notFound,
  versionConflict,
  type DomainError,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { holdersOf } from '#practice/server';
import { DUPLICATE_ORDER_NUMBER, isEditable, nextOrderNumber, type PrescriptionFields } from '../../rules/index.ts';
import { newMessageId } from '../network/index.ts';
import { findPharmacy } from '../parties/read-parties.ts';
import { checkPrescriptionInput, type PrescriptionDraft } from './check-input.ts';
import { recordPrescription } from './record-prescription.ts';
import {
  countOrders,
  findByClientKey,
  lockPrescription,
  prescriptions,
  readPrescriptions,
  takeOrderNumber,
  writeIngredients,
  type PrescriptionRow,
} from '../records/prescriptions.sql.ts';

/** Identifies the saved prescription: a new one under the caller's key, or an existing one. */
export interface SaveTarget {
  clientKey: string;
  id: string | null;
  version: number | null;
}

/** Returns which prescription is meant. */
export function onceOf({
  client_key,
  id,
  version,
}: {
  client_key: string;
  id?: string | null;
  version?: number | null;
}): SaveTarget {
  return { clientKey: client_key.slice(0, 200), id: id ?? null, version: version ?? null };
}

const REFUSALS = refusals({
  // Specification 3 §8: message for a taken number.
  prescription_order_number: () => domainError('P2002', DUPLICATE_ORDER_NUMBER, 'Order number'),
});

/** Runs a transaction that writes prescriptions: P2002 if another one has the order number. */
export async function savingPrescription<T>(
  { app }: Pick<RequestContext, 'app'>,
  work: (tx: Tx) => Promise<T | DomainError>,
): Promise<T | DomainError> {
  try {
    return await app.database.transaction(work);
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

/** Saves a prescription without sending it; a caller without permission to send names the prescriber. */
export async function savePrescription(
  ctx: RequestContext,
  wish: PrescriptionDraft,
  prescriberId: string | null,
  once: SaveTarget,
): Promise<PrescriptionRow | DomainError> {
  const { actor, app } = ctx;
  const db = app.database.kysely;
  const prescriber = prescriberId ?? actor.userId;
  if (!(await holdersOf(db, actor.clinicId, 'prescribing.send')).includes(prescriber))
    return invalid([{ path: 'input.prescriber_id', message: 'Choose a prescriber with permission to send it.' }]);
  const checked = await checkPrescriptionInput(
    db,
    ctx,
    { ...wish, order_number: wish.order_number || (await proposedNumber(ctx, prescriber, once)) },
    prescriber,
  );
  if (isDomainError(checked)) return checked;
  return savingPrescription(ctx, async (tx) => {
    if (!(await holdPatient(tx, actor.clinicId, checked.fields.patient_id))) return notFound('patient');
    const numbering = { typed: wish.order_number, prescriberId: prescriber, once };
    const numbered = await withOrderNumber(tx, ctx, checked.fields, numbering);
    const put = await putPrescription(tx, ctx, numbered, prescriber, once);
    return isDomainError(put) ? put : put.row;
  });
}

/** Returns the suggested number if none was entered: its current one, or else one more than the number of orders. */
export async function proposedNumber(ctx: RequestContext, prescriberId: string, once: SaveTarget): Promise<string> {
  const { app, actor } = ctx;
  const db = app.database.kysely;
  const [row] = once.id === null ? [] : await readPrescriptions(db, actor.clinicId, [once.id]);
  if (row?.order_number != null && row.prescriber_id === prescriberId) return String(row.order_number);
  return String(nextOrderNumber(await countOrders(db, actor.clinicId, prescriberId)));
}

/**
 * Returns the fields of a new prescription with a free number of the prescriber if none was entered; concurrent calls
 * get distinct numbers.
 */
export async function withOrderNumber(
  tx: Tx,
  { actor }: RequestContext,
  fields: PrescriptionFields,
  { typed, prescriberId, once }: { typed: string | null | undefined; prescriberId: string; once: SaveTarget },
): Promise<PrescriptionFields> {
  if (typed || once.id !== null) return fields;
  return { ...fields, order_number: String(await takeOrderNumber(tx, actor.clinicId, prescriberId)) };
}

/**
 * Writes a validated prescription in the caller's transaction: a new one, or an update. `isRepeated` is true if the
 * caller's key already existed and nothing was written. A unique violation concerns the order number.
 */
export async function putPrescription(
  tx: Tx,
  ctx: RequestContext,
  fields: PrescriptionFields,
  prescriberId: string,
  { clientKey, id, version }: SaveTarget,
): Promise<{ row: PrescriptionRow; isRepeated: boolean } | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const inactive = await requireActivePatient(tx, clinicId, fields.patient_id);
  if (inactive !== null) return inactive;
  if (id === null) {
    const key = `${actor.userId}/${clientKey}`;
    const known = await findByClientKey(tx, clinicId, key);
    if (known !== null) {
      const [row] = await readPrescriptions(tx, clinicId, [known]);
      return row === undefined ? notFound('prescription') : { row, isRepeated: true };
    }
    if (fields.note_id !== null) {
      const note = await lockOpenNote(tx, ctx, fields.note_id, fields.patient_id);
      if (isDomainError(note)) return note;
    }
    const newRow = newId();
    await prescriptions.insert(tx, actor, {
      ...(await columnsOf(tx, ctx, fields, prescriberId)),
      id: newRow,
      client_key: key,
      patient_id: fields.patient_id,
      note_id: fields.note_id,
      message_id: newMessageId(),
      state: 'Saved',
      state_time: now,
      created_by: actor.userId,
      created_time: now,
    });
    await writeIngredients(tx, clinicId, newRow, fields.ingredients);
    const [row] = await readPrescriptions(tx, clinicId, [newRow]);
    await recordPrescription(tx, ctx, 'create', row!, changedFields({}, auditedFields(row!)));
    return { row: row!, isRepeated: false };
  }
  const before = await lockPrescription(tx, clinicId, id);
  if (before === null || before.patient_id !== fields.patient_id) return notFound('prescription');
  if (before.version !== version) return versionConflict('prescription');
  if (!isEditable(before.state))
    return domainError('ALREADY_SENT', 'This prescription has been sent. It can only be canceled.');
  await prescriptions.update(tx, actor, id, {
    ...(await columnsOf(tx, ctx, fields, prescriberId)),
    // A failed prescription was sent under its number, so the next attempt gets another.
    ...(before.state === 'Failed'
      ? { message_id: newMessageId(), state: 'Saved' as const, state_time: now, problem: null }
      : {}),
    version: before.version + 1,
  });
  await writeIngredients(tx, clinicId, id, fields.ingredients);
  const [row] = await readPrescriptions(tx, clinicId, [id]);
  await recordPrescription(tx, ctx, 'update', row!, changedFields(auditedFields(before), auditedFields(row!)));
  return { row: row!, isRepeated: false };
}

async function columnsOf(tx: Tx, ctx: RequestContext, fields: PrescriptionFields, prescriberId: string) {
  const { actor, now } = ctx;
  const { patient_id: _patient, note_id: _note, ingredients: _ingredients, is_attested, ...typed } = fields;
  const isCompound = fields.kind === 'compound';
  const pharmacy = await findPharmacy(tx, fields.pharmacy_ncpdp_id);
  return {
    ...typed,
    product_code: isCompound ? '' : fields.product_code,
    controlled: fields.controlled || 'N/A',
    quantity_qualifier: isCompound ? 'CF' : fields.quantity_qualifier,
    order_number: Number(fields.order_number),
    days_supply: fields.days_supply === '' ? null : Number(fields.days_supply),
    refills: Number(fields.refills),
    diagnoses: JSON.stringify(fields.diagnoses),
    height_date: fields.height_date || null,
    weight_date: fields.weight_date || null,
    attested_time: is_attested ? now : null,
    prescriber_id: prescriberId,
    practice_id: actor.practiceId,
    pharmacy: pharmacy === null ? null : JSON.stringify(pharmacy),
    updated_time: now,
  };
}

const AUDITED = [
  'order_number',
  'pharmacy_ncpdp_id',
  'drug_description',
  'sig',
  'quantity',
  'quantity_unit',
  'days_supply',
  'refills',
  'substitutions',
  'note',
] as const satisfies readonly (keyof PrescriptionRow)[];

function auditedFields(row: PrescriptionRow): Record<string, unknown> {
  return {
    ...Object.fromEntries(AUDITED.map((name) => [name, row[name]])),
    attested: row.attested_time !== null,
    ingredients: row.ingredients.map(({ description }) => description).join(', '),
  };
}
