import { recordAccess, recordChange } from '#audit/server';
import { openMessageText } from '#messages/server';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { mayWriteNote } from '../../rules/index.ts';
import { openNote } from '../open-note.ts';
import { countChange, lockNoteRow, lockOwnNote, noNote } from '../parts/lock-open-note.ts';
import {
  insertNoteMessage,
  type NoteMessageRow,
  readNoteMessages,
  readUnsignedNotes,
  removeNoteMessage,
} from './note-messages.sql.ts';

/** Which message goes into which note. */
export interface TakenMessage {
  /** Made by the caller: what the message is called in the note. */
  id: string;
  message_id: string;
  /** Left out: the newest unsigned note of the patient that the caller may write, or a new one. */
  chart_note_id?: string | null;
}

/**
 * Takes a secure message into an unsigned note of its patient, with its words as they are now; nothing changes them from then on. Taken
 * twice, it stands there once. NO_PATIENT where none takes part in the conversation, OTHER_PATIENT for another patient's note.
 */
export async function takeMessage(
  ctx: RequestContext,
  { id, message_id: messageId, chart_note_id: chosenId }: TakenMessage,
): Promise<{ chart_note_id: string; clinic_patient_id: string } | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const text = await openMessageText(ctx, messageId, 'added to a chart note');
  if (isDomainError(text)) return text;
  const { patientId, conversationId, senderName, sentTime, subject, body } = text;
  if (patientId === null)
    return domainError('NO_PATIENT', 'This conversation does not include a patient.', 'Message not added');
  const noteId = chosenId ?? (await noteFor(ctx, patientId));
  if (isDomainError(noteId)) return noteId;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    if (note.patient_id !== patientId)
      return domainError('OTHER_PATIENT', 'This note belongs to another patient.', 'Message not added');
    const row = {
      id,
      message_id: messageId,
      conversation_id: conversationId,
      sender_name: senderName,
      sent_time: sentTime,
      subject,
      body,
      taken_by: actor.userId,
      taken_name: actor.name,
      taken_time: now,
    };
    if (await insertNoteMessage(tx, clinicId, noteId, row)) {
      await recordChange(tx, ctx, {
        action: 'create',
        objectType: 'chart_note_message',
        objectId: id,
        patientId,
        changes: { message: { before: null, after: messageId }, note: { before: null, after: noteId } },
      });
      await countChange(tx, ctx, note, 'messages');
    }
    return { chart_note_id: noteId, clinic_patient_id: patientId };
  });
}

/** The newest unsigned note of a patient that the caller may write; a new one where there is none. */
async function noteFor(ctx: RequestContext, patientId: string): Promise<string | DomainError> {
  const open = await readUnsignedNotes(ctx.app.database.kysely, ctx.actor.clinicId, patientId);
  // One's own before a colleague's.
  const own = open.find(({ author_id }) => author_id === ctx.actor.userId);
  const found = own ?? open.find(({ author_id }) => mayWriteNote(ctx.actor, author_id));
  if (found !== undefined) return found.id;
  const made = await openNote(ctx, {
    clinic_patient_id: patientId,
    nonMedical: true,
    en_counter_mode: 'phone',
    chart_note_record_name: 'Secure message',
  });
  return isDomainError(made) ? made : made.id;
}

/** Takes a message off an unsigned note; what was taken stays on record. Doing so twice changes nothing. */
export async function takeMessageOff(
  ctx: RequestContext,
  noteId: string,
  id: string,
): Promise<{ id: string } | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    if (await removeNoteMessage(tx, actor.clinicId, noteId, id, now)) {
      const { patient_id: patientId } = note;
      await recordChange(tx, ctx, { action: 'delete', objectType: 'chart_note_message', objectId: id, patientId });
      await countChange(tx, ctx, note, 'messages');
    }
    return { id };
  });
}

/** The messages of a note. */
export async function listNoteMessages(ctx: RequestContext, noteId: string): Promise<NoteMessageRow[] | DomainError> {
  const { app, actor } = ctx;
  const note = await app.database.transaction((tx) => lockNoteRow(tx, actor.clinicId, noteId));
  if (note === null) return noNote();
  const rows = await readNoteMessages(app.database.kysely, actor.clinicId, noteId);
  if (rows.length > 0)
    await recordAccess(ctx, {
      action: 'read',
      objectType: 'chart_note_message',
      objectId: noteId,
      patientId: note.patient_id,
    });
  return rows;
}
