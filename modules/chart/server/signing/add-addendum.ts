import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { mayWriteNote, noteTextForms } from '../../rules/index.ts';
import { addWords } from '../keep-words.sql.ts';
import { lockNoteRow, noNote } from '../parts/lock-open-note.ts';
import { notAuthor } from '../save-note.ts';
import { addendumHash } from './addenda.sql.ts';

/** Adds an addendum to a signed note in the user's name. NOTE_UNSIGNED if the note can still be edited; idempotent. */
export async function addAddendum(
  ctx: RequestContext,
  id: string,
  noteId: string,
  text: string,
): Promise<null | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(noteTextForms().addendum, { text }, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const note = await lockNoteRow(tx, actor.clinicId, noteId);
    if (note === null) return noNote();
    if (!mayWriteNote(actor, note.author_id)) return notAuthor();
    if (note.signed_time === null)
      return domainError('NOTE_UNSIGNED', 'This note is not signed yet. Edit the note itself.', 'Not signed');
    const standing = await tx
      .selectFrom('chart.note_addendum')
      .select(['note_id', 'author_id'])
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (standing !== undefined)
      return standing.note_id === noteId && standing.author_id === actor.userId
        ? null
        : invalid([{ path: 'id', message: 'This ID belongs to another addendum.' }]);
    const addendum = {
      clinic_id: actor.clinicId,
      id,
      note_id: noteId,
      body: checked.value.text,
      author_id: actor.userId,
      author_name: actor.name,
      created_time: now,
    };
    const hash = addendumHash(addendum);
    await tx
      .insertInto('chart.note_addendum')
      .values({ ...addendum, addendum_hash: hash })
      .execute();
    await addWords(tx, actor.clinicId, noteId, addendum.body);
    await recordChange(tx, ctx, {
      action: 'sign',
      objectType: 'chart_note_addendum',
      objectId: id,
      patientId: note.patient_id,
      changes: { addendum_hash: { before: null, after: `sha256:${hash.toString('hex')}` } },
    });
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id: noteId, patient_id: note.patient_id, signed: true, version: note.version, part: 'addenda' },
    });
    return null;
  });
}
