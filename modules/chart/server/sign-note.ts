import { recordChange } from '#audit/server';
import { announce } from '#platform/outbox.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { isNoteEmpty, maySignNote } from '../rules/index.ts';
import { signatureOf } from './content-hash.ts';
import { lockNote, readNotes, updateNote, type Note } from './notes.sql.ts';
import { notAuthor, noteSigned, staleVersion } from './save-note.ts';

/**
 * Signs a note as it was at `version`: what somebody else saved since is told by STALE_VERSION, never signed unseen. NOT_FOUND,
 * NOTE_SIGNED, or NOTE_EMPTY where neither text has a word.
 */
export async function signNote(request: Request, id: string, version: number): Promise<Note | Refusal> {
  const { actor, now, house } = request;
  return house.database.transaction(async (tx) => {
    const before = await lockNote(tx, actor.clinicId, id);
    if (before === null) return refuse('NOT_FOUND', 'This note does not exist.', 'Not found');
    if (before.signed_time !== null) return noteSigned();
    if (!maySignNote(actor, before.author_id)) return notAuthor();
    if (before.version !== version) return staleVersion();
    if (isNoteEmpty(before.note) && isNoteEmpty(before.nurse_note)) {
      return refuse('NOTE_EMPTY', 'There is nothing to sign yet: the note has no words.', 'Empty note');
    }
    const signature = { signer_id: actor.userId, signer_name: actor.name, signed_time: now };
    const hash = signatureOf({ ...before, ...signature });
    await updateNote(tx, before, { ...signature, signed_hash: hash, signed_patient_id: before.patient_id }, now);
    await recordChange(tx, request, {
      action: 'sign',
      objectType: 'chart_note',
      objectId: id,
      patientId: before.patient_id,
      changes: { signed_hash: { before: null, after: `sha256:${hash.toString('hex')}` } },
    });
    await announce(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id, patient_id: before.patient_id, signed: true, version: version + 1 },
    });
    const [note] = await readNotes(tx, actor.clinicId, [id]);
    return note!;
  });
}
