import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { copiedLines, mayWriteSoapNote, noteSections } from '../../rules/index.ts';
import { readNotes } from '../notes.sql.ts';
import { notAuthor } from '../save-note.ts';
import { recordWithdrawn } from './carry-list.ts';
import { countChange, lockUnsignedNote } from './lock-open-note.ts';
import type { CopiedRow } from './parts.sql.ts';

/** A section of an earlier note, and the recorded origin. */
export interface CopiedSection {
  html: string;
  copied: CopiedRow;
}

/**
 * Returns a section of an earlier note of the same patient for insertion into an unsigned one, and records the origin:
 * its lines are marked as long as they are unchanged. Another patient's note is NOT_FOUND.
 */
export async function copyForward(
  ctx: RequestContext,
  noteId: string,
  sourceId: string,
  section: string,
): Promise<CopiedSection | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockUnsignedNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    if (!mayWriteSoapNote(actor, note.author_id)) return notAuthor();
    const [source] = sourceId === noteId ? [] : await readNotes(tx, actor.clinicId, [sourceId]);
    if (source === undefined || source.patient_id !== note.patient_id)
      return domainError('NOT_FOUND', 'This note does not belong to the patient.', 'Not found');
    if (source.withdrawn_time !== null) return recordWithdrawn();
    const found = noteSections(source.note).find(({ title }) => title === section);
    const lines = copiedLines(found?.html ?? '');
    if (found === undefined || lines.length === 0)
      return invalid([{ path: 'section', message: 'That section of the earlier note is empty.' }]);
    const copied = { source_note_id: sourceId, section, source_date: source.service_date, lines };
    await sql`
      insert into chart.copied_text (clinic_id, id, note_id, source_note_id, section, lines, copied_by, copied_time)
      values (${actor.clinicId}, ${newId()}, ${noteId}, ${sourceId}, ${section.slice(0, 200)}, ${lines}::text[], ${actor.userId}, ${now})`.execute(
      tx,
    );
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_note',
      objectId: noteId,
      patientId: note.patient_id,
      changes: { copied_from: { before: null, after: `${sourceId} ${section}`.slice(0, 200) } },
    });
    await countChange(tx, ctx, note, 'copied');
    return { html: found.html, copied };
  });
}
