import { recordAccess } from '#audit/server';
import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readNotes } from '../notes.sql.ts';
import { noNote } from '../parts/lock-open-note.ts';
import { earlierVisit } from './note-gaps-of.ts';
import { notePartsOf } from './note-parts.ts';

/** What a note contains for the level of its visit, besides its own codes. */
export interface NoteVisitEvidence {
  /** MM-DD-YYYY. */
  earlier_visit: string | null;
  tests: string[];
  prescriptions: string[];
}

/** Returns the evidence for the level of a note's visit; orders that were not sent or were canceled are no evidence. */
export async function visitEvidenceOf(ctx: RequestContext, noteId: string): Promise<NoteVisitEvidence | DomainError> {
  const { app, actor } = ctx;
  const db = app.database.kysely;
  const [note] = await readNotes(db, actor.clinicId, [noteId], 'none');
  if (note === undefined) return noNote();
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'chart_note',
    objectId: noteId,
    patientId: note.patient_id,
  });
  const ordered = async (kind: 'test' | 'prescription'): Promise<string[]> => {
    const parts = notePartsOf(app).flatMap((part) => (part.ordered?.kind === kind ? [part.ordered] : []));
    return (await Promise.all(parts.map(({ names }) => names(db, actor.clinicId, noteId)))).flat();
  };
  const [earlier, tests, prescriptions] = await Promise.all([
    earlierVisit(db, note),
    ordered('test'),
    ordered('prescription'),
  ]);
  return { earlier_visit: earlier, tests, prescriptions };
}
