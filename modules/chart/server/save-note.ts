import type { Changes } from '#audit/rules';
import { changedFields, recordAccess, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { mayWriteNote, mayWriteSoapNote, notePatch, type NotePatchFields, serviceDateProblem } from '../rules/index.ts';
import { textHash } from './content-hash.ts';
import {
  lockNote,
  readNotes,
  updateNote,
  type LockedNote,
  type Note,
  type NoteChange,
  type Texts,
} from './notes.sql.ts';
import { dateBoundsOf } from './signing/date-bounds-of.ts';
import { saveWords, STRETCH } from './saving/save-words.ts';

/**
 * Saves the given fields of an unsigned note. NOT_FOUND, NOTE_SIGNED, NOT_AUTHOR, or STALE_VERSION if it was changed
 * since `version`.
 */
export async function saveNote(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
  texts: Texts = 'whole',
): Promise<Note | DomainError> {
  const { actor, app } = ctx;
  const checked = checkInput(notePatch(), input, 'input');
  if (isDomainError(checked)) return checked;
  const words = await saveWords(ctx, id, version, checked.value, texts);
  if (words !== null) return words;
  const saved = await app.database.transaction(async (tx) => {
    const note = await saveWithEntry(tx, ctx, id, version, checked.value, texts);
    if (isDomainError(note) || note.version === version) return note;
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: {
        id,
        patient_id: note.patient_id,
        signed: false,
        version: note.version,
        only_words: hasOnlyWords(checked.value),
      },
    });
    return note;
  });
  return isDomainError(saved) && saved.code === 'NOT_AUTHOR' ? rejectSoapNote(ctx, id) : saved;
}

/** Returns whether a save changes nothing but the texts, which no task depends on. */
const hasOnlyWords = ({ note: _note, nurse_note: _nurseNote, ...others }: NotePatchFields): boolean =>
  Object.values(others).every((value) => value === undefined);

/**
 * Rejects a change of another author's SOAP note, and logs the attempt; `id` is null for a note that doesn't exist yet.
 */
export async function rejectSoapNote(ctx: RequestContext, id: string | null): Promise<DomainError> {
  await recordAccess(ctx, {
    action: id === null ? 'create' : 'update',
    objectType: 'chart_note',
    objectId: id,
    outcome: 'refused',
    reason: 'not the author',
  });
  return notAuthor();
}

async function saveWithEntry(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number,
  patch: NotePatchFields,
  texts: Texts,
): Promise<Note | DomainError> {
  const { actor, now } = ctx;
  const before = await lockNote(tx, actor.clinicId, id);
  if (before === null) return domainError('NOT_FOUND', 'This note does not exist.', 'Not found');
  if (before.signed_time !== null) return noteSigned();
  const after: NoteChange = {
    record_name: patch.chart_note_record_name,
    note: patch.note,
    nurse_note: patch.nurse_note,
    service_date: patch.service_date,
    encounter_mode: patch.en_counter_mode,
    non_medical: patch.nonMedical,
  };
  const changes = changedFields({ ...before }, after);
  if (changes === null) return before;
  const mayWrite = changes.note === undefined ? mayWriteNote : mayWriteSoapNote;
  if (!mayWrite(actor, before.author_id)) {
    return notAuthor();
  }
  if (before.version !== version) return versionConflict();
  if (changes.service_date !== undefined) {
    const problem = serviceDateProblem(String(changes.service_date.after), dateBoundsOf(ctx, before));
    if (problem !== null) return invalid([{ path: 'input.service_date', message: problem }]);
  }

  const begun = {
    ...beginStretch('note', before, changes, ctx),
    ...beginStretch('nurse_note', before, changes, ctx),
  };
  const audited = auditedChanges(changes, begun);
  const entry = { action: 'update', objectType: 'chart_note', objectId: id, patientId: before.patient_id } as const;
  // Sent in one write and executed in order.
  const [, [note]] = await Promise.all([
    updateNote(tx, before, { ...after, ...begun, editor_id: actor.userId }, now),
    readNotes(tx, actor.clinicId, [id], texts),
    Object.keys(audited).length === 0 ? null : recordChange(tx, ctx, { ...entry, changes: audited }),
  ]);
  return note!;
}

/**
 * Returns the changes for the audit log: small fields as they are, texts as hashes, and those only at the start of a
 * writing session.
 */
function auditedChanges(changes: Changes, begun: NoteChange): Changes {
  const audited: Changes = {};
  for (const [field, change] of Object.entries(changes)) {
    if (field !== 'note' && field !== 'nurse_note') audited[field] = change;
    else if (`${field}_stretch_by` in begun) {
      audited[field] = { before: textHash(String(change.before)), after: textHash(String(change.after)) };
    }
  }
  return audited;
}

/** Returns the columns that start a writing session, for texts without a current one. */
function beginStretch(
  text: 'note' | 'nurse_note',
  before: LockedNote,
  changes: object,
  { actor, now }: RequestContext,
): NoteChange {
  if (!(text in changes)) return {};
  const since = before[`${text}_stretch_time`];
  const running =
    before[`${text}_stretch_by`] === actor.userId && since !== null && since.getTime() > now.getTime() - STRETCH;
  return running ? {} : { [`${text}_stretch_by`]: actor.userId, [`${text}_stretch_time`]: now };
}

/** NOT_AUTHOR: the note belongs to another author. */
export function notAuthor(): DomainError {
  return domainError(
    'NOT_AUTHOR',
    'Only the author or a doctor can change this SOAP note. You can write in the nurse note.',
    'Not allowed',
  );
}

/** NOTE_SIGNED: signed notes can't be changed. */
export function noteSigned(): DomainError {
  return domainError('NOTE_SIGNED', 'This note is signed and can no longer be changed.', 'Signed');
}

/** STALE_VERSION: another user has saved in between. */
export function versionConflict(): DomainError {
  return domainError(
    'STALE_VERSION',
    'Someone else changed this note since you opened it. What you typed is still here. Review the changes and save again.',
    'Changed by someone else',
  );
}
