import { keepWords } from './keep-words.sql.ts';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { holdersOf } from '#practice/server';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cosignNeed, countBlanks, isNoteEmpty, maySignNote, serviceDateProblem } from '../rules/index.ts';
import { signatureOf } from './content-hash.ts';
import { lockNote, readNotes, updateNote, type LockedNote, type Note } from './notes.sql.ts';
import { notAuthor, noteSigned, versionConflict } from './save-note.ts';
import { readCosignRules } from './signing/cosign-rules.sql.ts';
import { dateBoundsOf } from './signing/date-bounds-of.ts';
import { canonicalParts } from './signing/note-parts.ts';

/** The parts version that the signer saw, and whether a cosignature is requested. */
export interface SignRequest {
  partsVersion?: number | null;
  askCosign?: boolean | null;
}

/**
 * Signs a note at `version`: changes by others since then cause STALE_VERSION, so that nothing is signed unseen.
 * NOT_FOUND, NOTE_SIGNED, NOTE_EMPTY if neither text has a word, NOTE_INCOMPLETE if a blank is left, NOTE_DATE_INVALID
 * if the date of service is in the future, before the patient's birth or after their death. Afterwards the note can't
 * be changed.
 */
export async function signNote(
  ctx: RequestContext,
  id: string,
  version: number,
  { partsVersion = null, askCosign = false }: SignRequest = {},
): Promise<Note | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockNote(tx, actor.clinicId, id);
    if (before === null) return domainError('NOT_FOUND', 'This note does not exist.', 'Not found');
    if (before.signed_time !== null) return noteSigned();
    if (!maySignNote(actor, before.author_id)) return notAuthor();
    if (before.version !== version || (partsVersion !== null && before.parts_version !== partsVersion))
      return versionConflict();
    if (isNoteEmpty(before.note) && isNoteEmpty(before.nurse_note)) {
      return domainError('NOTE_EMPTY', 'This note is empty. Add text before you sign.', 'Empty note');
    }
    if (countBlanks(before.note) + countBlanks(before.nurse_note) > 0) {
      return domainError(
        'NOTE_INCOMPLETE',
        'The note has unfilled blanks. Press F2 to move to the next one.',
        'Blanks',
      );
    }
    const dateProblem = serviceDateProblem(before.service_date, dateBoundsOf(ctx, before));
    if (dateProblem !== null) return domainError('NOTE_DATE_INVALID', dateProblem, 'Date of service');
    const signature = { signer_id: actor.userId, signer_name: actor.name, signed_time: now, signature_form: 2 };
    const parts = await canonicalParts(app, tx, actor.clinicId, id);
    const hash = signatureOf({ ...before, ...signature, parts });
    const cosign = await cosignOf(tx, ctx, before, askCosign === true);
    const change = { ...signature, ...cosign, signed_hash: hash, signed_patient_id: before.patient_id };
    await updateNote(tx, before, change, now);
    await keepWords(tx, actor.clinicId, id);
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

/** Returns the second signature required by the rules of author and signer. */
async function cosignOf(
  tx: Tx,
  { actor }: RequestContext,
  note: LockedNote,
  isRequested: boolean,
): Promise<{ cosign_state: 'none' | 'waiting'; cosigner_id: string | null }> {
  const rules = await readCosignRules(tx, actor.clinicId, [note.author_id, actor.userId]);
  const ruleOf = (userId: string) => rules.find(({ author_id }) => author_id === userId) ?? null;
  const { mode, cosignerId } = cosignNeed(ruleOf(note.author_id), ruleOf(actor.userId), actor.userId);
  if (mode === 'never' || (mode === 'optional' && !isRequested)) return { cosign_state: 'none', cosigner_id: null };
  // A cosigner who has left or lost the permission is replaced by any user with the permission.
  const mayCosign = cosignerId !== null && (await holdersOf(tx, actor.clinicId, 'chart.sign')).includes(cosignerId);
  return { cosign_state: 'waiting', cosigner_id: mayCosign ? cosignerId : null };
}
