import { requireActivePatient } from '#patients/server';
import { recordAccess, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { endDerivedTask } from '#tasks/server';
import { mayWriteNote, mayWriteSoapNote, noteInput, serviceDateProblem, SOAP_TEMPLATE } from '../rules/index.ts';
import { findVisit } from './find-visit.ts';
import { insertNote, readNoteOfEvent, readNotes, type Note } from './notes.sql.ts';
import { rejectSoapNote } from './save-note.ts';
import { dateBoundsOf } from './signing/date-bounds-of.ts';

// Rolls the transaction back; the reason is found after it.
const NOT_INSERTED = domainError('NOT_FOUND', 'The note was not inserted.');

/**
 * Opens a chart note for a patient. If the event already has one, that one is returned: repeated or concurrent calls
 * get the same note. `input` is the unvalidated API input.
 */
export async function openNote(ctx: RequestContext, input: object): Promise<Note | DomainError> {
  const { actor, now, app } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(noteInput(), given, 'input');
  if (isDomainError(checked)) return checked;
  const { clinic_patient_id: patientId, event_id: eventId = null, ...fields } = checked.value;

  const standing = eventId === null ? null : await readNoteOfEvent(app.database.kysely, actor.clinicId, eventId);
  if (standing !== null) return answerStanding(ctx, standing, patientId);
  const visit = eventId === null ? null : await findVisit(ctx, eventId, patientId);
  if (isDomainError(visit)) return visit;
  const authorId = visit?.author_id ?? actor.userId;
  const mayWrite = fields.note === undefined ? mayWriteNote : mayWriteSoapNote;
  if (!mayWrite(actor, authorId)) return rejectSoapNote(ctx, null);
  try {
    const opened = await app.database.transaction(async (tx) => {
      const serviceDate = fields.service_date ?? visit?.service_date ?? dayIn(actor.timeZone, now);
      const isChosen = fields.service_date !== undefined && fields.service_date !== visit?.service_date;
      const note = {
        id: newId(),
        patient_id: patientId,
        author_id: authorId,
        event_id: eventId,
        event_category_id: fields.event_category_id ?? visit?.event_category_id ?? null,
        encounter_mode: fields.en_counter_mode ?? visit?.encounter_mode ?? 'office',
        record_name: fields.chart_note_record_name ?? visit?.record_name ?? 'Office visit',
        note: fields.note ?? SOAP_TEMPLATE,
        nurse_note: fields.nurse_note ?? '',
        service_date: serviceDate,
        editor_id: actor.userId,
        non_medical: fields.nonMedical ?? false,
      };
      // Sent in one write and executed in order: whatever refuses the note rolls all of it back.
      const patient = requireActivePatient(tx, actor.clinicId, patientId, serviceDate);
      const written = Promise.all([
        insertNote(tx, actor.clinicId, note, now),
        recordChange(tx, ctx, { action: 'create', objectType: 'chart_note', objectId: note.id, patientId }),
        publish(tx, {
          clinicId: actor.clinicId,
          topic: 'chart.note-changed',
          body: { id: note.id, patient_id: patientId, signed: false, version: 1 },
        }),
        readNotes(tx, actor.clinicId, [note.id]),
      ]);
      const [inactive, outcome] = await Promise.allSettled([patient, written]);
      if (inactive.status === 'rejected') throw inactive.reason;
      // An explicitly chosen day is validated below, with a field error; non-medical notes are allowed after a death.
      const mayFollowDeath = isChosen || fields.nonMedical === true;
      const refusal = inactive.value;
      if (refusal !== null && refusal.code !== 'NOT_FOUND' && !(refusal.code === 'DECEASED' && mayFollowDeath))
        return refusal;
      if (outcome.status === 'rejected') throw outcome.reason;
      const [isInserted, , , [made]] = outcome.value;
      if (!isInserted) return NOT_INSERTED;
      // Ends the task that reminds of the missing note of this visit.
      if (eventId !== null) await endDerivedTask(tx, ctx, 'chart.visit', eventId);
      // For a future appointment the note gets its day: it is prepared now and signed on that day.
      const problem = isChosen ? serviceDateProblem(made!.service_date, dateBoundsOf(ctx, made!)) : null;
      return problem === null ? made! : invalid([{ path: 'input.service_date', message: problem }]);
    });
    if (opened !== NOT_INSERTED) return opened;
  } catch (error) {
    if (codeOf(error) === '23503') return unknownReference(error);
    throw error;
  }
  // A concurrent call was faster, or the patient doesn't exist.
  const theirs = eventId === null ? null : await readNoteOfEvent(app.database.kysely, actor.clinicId, eventId);
  if (theirs !== null) return answerStanding(ctx, theirs, patientId);
  return invalid([{ path: 'input.clinic_patient_id', message: 'This patient does not exist.' }]);
}

async function answerStanding(ctx: RequestContext, note: Note, patientId: string): Promise<Note | DomainError> {
  if (note.patient_id !== patientId) {
    return domainError(
      'NOTE_OF_OTHER_PATIENT',
      'This appointment’s note was opened for another patient.',
      'Another patient',
    );
  }
  await recordAccess(ctx, { action: 'read', objectType: 'chart_note', objectId: note.id, patientId });
  return note;
}

function unknownReference(error: unknown): DomainError {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  if (constraint.includes('event_category'))
    return invalid([{ path: 'input.event_category_id', message: 'This event type does not exist.' }]);
  return invalid([{ path: 'input.event_id', message: 'This appointment does not exist.' }]);
}
