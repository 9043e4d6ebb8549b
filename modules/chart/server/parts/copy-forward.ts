import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { copiedLines, mayWriteSoapNote, noteSections } from '../../rules/index.ts';
import { readNotes } from '../notes.sql.ts';
import { notAuthor } from '../save-note.ts';
import { countChange, holdOpenNote } from './lock-open-note.ts';
import type { CopiedRow } from './parts.sql.ts';

/** A section of an earlier note, and what is kept of where it came from. */
export interface CopiedSection {
  html: string;
  copied: CopiedRow;
}

/**
 * Answers a section of an earlier note of the same patient for the caller to put into an unsigned one, and notes whence it came: its
 * lines are marked for as long as they stand as they came. Another patient's note is NOT_FOUND.
 */
export async function copyForward(
  request: Request,
  noteId: string,
  sourceId: string,
  section: string,
): Promise<CopiedSection | Refusal> {
  const { actor, now, house } = request;
  return house.database.transaction(async (tx) => {
    const note = await holdOpenNote(tx, request, noteId);
    if (isRefusal(note)) return note;
    if (!mayWriteSoapNote(actor, note.author_id)) return notAuthor();
    const [source] = sourceId === noteId ? [] : await readNotes(tx, actor.clinicId, [sourceId]);
    if (source === undefined || source.patient_id !== note.patient_id)
      return refuse('NOT_FOUND', 'There is no such note of this patient.', 'Not found');
    const found = noteSections(source.note).find(({ title }) => title === section);
    const lines = copiedLines(found?.html ?? '');
    if (found === undefined || lines.length === 0)
      return invalid([{ path: 'section', message: 'There is nothing in that section of the earlier note.' }]);
    const copied = { source_note_id: sourceId, section, source_date: source.service_date, lines };
    await sql`
      insert into chart.copied_text (clinic_id, id, note_id, source_note_id, section, lines, copied_by, copied_time)
      values (${actor.clinicId}, ${newId()}, ${noteId}, ${sourceId}, ${section.slice(0, 200)}, ${lines}::text[], ${actor.userId}, ${now})`.execute(
      tx,
    );
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'chart_note',
      objectId: noteId,
      patientId: note.patient_id,
      changes: { copied_from: { before: null, after: `${sourceId} ${section}`.slice(0, 200) } },
    });
    await countChange(tx, request, note, 'copied');
    return { html: found.html, copied };
  });
}
