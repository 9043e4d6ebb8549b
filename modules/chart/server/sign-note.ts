import { recordChange } from '#audit/server';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isNoteEmpty, maySignNote } from '../rules/index.ts';
import { signatureOf } from './content-hash.ts';
import { lockNote, readNotes, updateNote, type Note } from './notes.sql.ts';
import { notAuthor, noteSigned, versionConflict } from './save-note.ts';

/**
 * Signs a note as it was at `version`: what somebody else saved since is told by STALE_VERSION, never signed unseen. NOT_FOUND,
 * NOTE_SIGNED, or NOTE_EMPTY where neither text has a word.
 */
export async function signNote(ctx: RequestContext, id: string, version: number): Promise<Note | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockNote(tx, actor.clinicId, id);
    if (before === null) return domainError('NOT_FOUND', 'This note does not exist.', 'Not found');
    if (before.signed_time !== null) return noteSigned();
    if (!maySignNote(actor, before.author_id)) return notAuthor();
    if (before.version !== version) return versionConflict();
    if (isNoteEmpty(before.note) && isNoteEmpty(before.nurse_note)) {
      return domainError('NOTE_EMPTY', 'There is nothing to sign yet: the note has no words.', 'Empty note');
    }
    const signature = { signer_id: actor.userId, signer_name: actor.name, signed_time: now };
    const hash = signatureOf({ ...before, ...signature });
    await updateNote(tx, before, { ...signature, signed_hash: hash, signed_patient_id: before.patient_id }, now);
    await recordChange(tx, ctx, {
      action: 'sign',
      objectType: 'chart_note',
      objectId: id,
      patientId: before.patient_id,
      changes: { signed_hash: { before: null, after: `sha256:${hash.toString('hex')}` } },
    });
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id, patient_id: before.patient_id, signed: true, version: version + 1 },
    });
    const [note] = await readNotes(tx, actor.clinicId, [id]);
    return note!;
  });
}
