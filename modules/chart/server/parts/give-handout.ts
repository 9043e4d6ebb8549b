import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { requireActivePatient } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteTextForms } from '../../rules/index.ts';
import { countChange, lockOwnNote } from './lock-open-note.ts';

/** The handout to give: a clinic handout by ID, or a title and text. */
export interface GivenHandout {
  id: string;
  chart_note_id: string;
  handout_id?: string | null;
  title?: string | null;
  text?: string | null;
  send?: boolean | null;
}

/** Gives a handout with an unsigned note; its current content is copied. Idempotent. */
export async function giveHandout(ctx: RequestContext, given: GivenHandout): Promise<null | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, given.chart_note_id);
    if (isDomainError(note)) return note;
    const inactive = await requireActivePatient(tx, actor.clinicId, note.patient_id);
    if (inactive !== null) return inactive;
    const same = await tx
      .selectFrom('chart.note_handout')
      .select('note_id')
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', given.id)
      .executeTakeFirst();
    if (same !== undefined)
      return same.note_id === note.id
        ? null
        : invalid([{ path: 'id', message: 'This ID belongs to another handout.' }]);
    const handout = given.handout_id == null ? null : await readHandout(tx, actor.clinicId, given.handout_id);
    if (handout === undefined) return invalid([{ path: 'handout_id', message: 'This handout does not exist.' }]);
    const content = handout ?? { title: given.title ?? '', text: given.text ?? '', file_id: null };
    const { file_id: fileId } = content;
    const forms = noteTextForms();
    const checked =
      fileId === null
        ? checkInput(forms.handout, content, 'handout')
        : checkInput(forms.handoutFile, content, 'handout');
    if (isDomainError(checked)) return checked;
    const { title, text } = { text: '', ...checked.value };
    await sql`
      insert into chart.note_handout (clinic_id, id, note_id, handout_id, title, body, file_id, given_by, given_name, given_time, sent_time)
      values (${actor.clinicId}, ${given.id}, ${note.id}, ${given.handout_id ?? null}::uuid, ${title}, ${text}, ${fileId}, ${actor.userId},
        ${actor.name}, ${now}, ${given.send === true ? now : null}::timestamptz)`.execute(tx);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'chart_note_handout',
      objectId: given.id,
      patientId: note.patient_id,
      changes: { title: { before: null, after: title }, sent: { before: null, after: given.send === true } },
    });
    await countChange(tx, ctx, note, 'handouts');
    return null;
  });
}

function readHandout(tx: Tx, clinicId: string, id: string) {
  return tx
    .selectFrom('chart.handout')
    .select(['title', 'body as text', 'file_id'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
}

/** Removes a handout or an attachment from an unsigned note; the row stays. Idempotent. */
export async function takeOffNote(
  ctx: RequestContext,
  table: 'note_handout' | 'note_attachment',
  noteId: string,
  id: string,
): Promise<null | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    const hanging = await tx
      .selectFrom(`chart.${table}`)
      .select('deleted_time')
      .where('clinic_id', '=', actor.clinicId)
      .where('note_id', '=', noteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (hanging === undefined) return domainError('NOT_FOUND', 'This item is not on the note.', 'Not found');
    if (hanging.deleted_time !== null) return null;
    await sql`
      update ${sql.raw(`chart.${table}`)} set deleted_time = ${now} where clinic_id = ${actor.clinicId} and id = ${id}`.execute(
      tx,
    );
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: `chart_${table}`,
      objectId: id,
      patientId: note.patient_id,
    });
    await countChange(tx, ctx, note, table === 'note_handout' ? 'handouts' : 'attachments');
    return null;
  });
}
