import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recallForm } from '../../rules/index.ts';
import { callOnce } from '../stock/call-once.ts';
import { readRecallPatients, readRecalls, type Recall, type RecallPatient } from './recalls.sql.ts';

const lots = clinicTable('inventory.lot', ['id', 'item_id', 'recall_id']);

/**
 * Recalls lots: they can't be dispensed anymore, and each affected patient has to be notified. RECALLED if one of them
 * already is.
 */
export async function recallLots(ctx: RequestContext, clientKey: string, input: object): Promise<Recall | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(recallForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { lot_ids, reason, reference } = checked.value;
  const read = async (tx: Tx, [id]: readonly string[]): Promise<Recall> => (await readRecalls(tx, clinicId, id))[0]!;
  return callOnce(ctx, clientKey, read, async (tx) => {
    const rows = await lots.select(tx, actor).where('id', 'in', lot_ids).orderBy('id').forUpdate().execute();
    if (rows.length !== new Set(lot_ids).size)
      return invalid([{ path: 'input.lot_ids', message: 'One of these lots does not exist.' }]);
    if (rows.some(({ recall_id }) => recall_id !== null))
      return domainError('RECALLED', 'One of these lots has already been recalled.');
    const id = newId();
    await tx
      .insertInto('inventory.recall')
      .values({ clinic_id: clinicId, id, reason, reference, created_by: actor.userId, created_time: now })
      .execute();
    await sql`update inventory.lot set recall_id = ${id}, held_reason = 'recalled', version = version + 1
      where clinic_id = ${clinicId} and id = any(${lot_ids}::uuid[])`.execute(tx);
    for (const itemId of new Set(rows.map(({ item_id }) => item_id)))
      await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id: itemId } });
    await recordAndPublish(tx, ctx, 'create', id, null, { lots: (await read(tx, [id])).lot_names, reason, reference });
    return [id];
  });
}

/** Records that a patient was notified, and how; this can be repeated. NOT_FOUND for a patient who was not affected. */
export async function recordRecallContact(
  ctx: RequestContext,
  contact: { recallId: string; patientId: string; way: NonNullable<RecallPatient['way']>; comment: string },
): Promise<RecallPatient | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  if (contact.comment.length > 500) return invalid([{ path: 'comment', message: 'At most 500 characters' }]);
  return app.database.transaction(async (tx) => {
    const recall = await lockRecall(tx, clinicId, contact.recallId);
    const [patient] =
      recall === null ? [] : await readRecallPatients(tx, clinicId, contact.recallId, contact.patientId);
    if (recall === null || patient === undefined) return notFound('patient of this recall');
    if (recall.closed_time !== null) return domainError('CLOSED', 'This recall is closed.');
    await sql`insert into inventory.recall_contact (clinic_id, id, recall_id, patient_id, way, comment, told_by, told_time)
      values (${clinicId}, ${newId()}, ${contact.recallId}, ${contact.patientId}, ${contact.way}, ${contact.comment.trim()}, ${actor.userId}, ${now})
      on conflict (clinic_id, recall_id, patient_id) do update set way = excluded.way, comment = excluded.comment, told_by = excluded.told_by,
        told_time = excluded.told_time`.execute(tx);
    await recordAndPublish(
      tx,
      ctx,
      'update',
      recall.id,
      { told: patient.way },
      { told: contact.way },
      contact.patientId,
    );
    return (await readRecallPatients(tx, clinicId, contact.recallId, contact.patientId))[0]!;
  });
}

/**
 * Closes a recall with its disposition. UNTOLD while a patient has not been notified, STOCKED while some of it is in
 * stock.
 */
export function closeRecall(
  ctx: RequestContext,
  id: string,
  version: number,
  disposition: string,
): Promise<Recall | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  return ctx.app.database.transaction(async (tx) => {
    const recall = lockForSave(await lockRecall(tx, clinicId, id), version, 'recall');
    if (isDomainError(recall)) return recall;
    if (recall.closed_time !== null) return recall;
    if (disposition.trim() === '' || disposition.length > 300)
      return invalid([{ path: 'disposition', message: 'Enter the outcome in up to 300 characters' }]);
    if (recall.told_count < recall.patient_count)
      return domainError('UNTOLD', `${recall.patient_count - recall.told_count} patients have not been notified yet.`);
    if (recall.on_hand > 0)
      return domainError(
        'STOCKED',
        `${recall.on_hand} units are still in stock. Return them to the vendor or dispose of them.`,
      );
    await tx
      .updateTable('inventory.recall')
      .set({ closed_by: actor.userId, closed_time: now, disposition: disposition.trim(), version: recall.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    await recordAndPublish(tx, ctx, 'update', id, { disposition: null }, { disposition: disposition.trim() });
    return (await readRecalls(tx, clinicId, id))[0]!;
  });
}

async function lockRecall(tx: Tx, clinicId: string, id: string): Promise<Recall | null> {
  await sql`select 1 from inventory.recall where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readRecalls(tx, clinicId, id))[0] ?? null;
}

async function recordAndPublish(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update',
  id: string,
  before: object | null,
  after: object,
  patientId: string | null = null,
): Promise<void> {
  const changes = changedFields({ ...before }, { ...after });
  await recordChange(tx, ctx, { action, objectType: 'recall', objectId: id, patientId, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'inventory.recall-changed', body: { id } });
}
