import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { versionConflict } from '../save-note.ts';
import { countChange, lockOwnNote, type OpenNote } from './lock-open-note.ts';
import { readParts, readRowKeys, type PartRows } from './parts.sql.ts';

/** The lists that are saved as a whole. */
export type ListName = 'diagnosis' | 'cpts' | 'drugs' | 'supplements';

/** A list of a note that is saved as a whole. */
export interface NoteList<Row extends { id: string }> {
  name: ListName;
  table: 'note_diagnosis' | 'note_procedure' | 'note_substance';
  /** A row's label in the audit log. */
  label: (row: Row) => string;
  /** The immutable part of an existing row, such as its code. */
  keyOf: (row: Row) => string;
  /** Writes the rows in order and deletes the others. */
  write: (tx: Tx, ctx: RequestContext, note: OpenNote, rows: readonly Row[]) => Promise<void>;
}

/** Additional changes of the audit entry. */
type MoreChanges = Record<string, { before: string | null; after: string | null }>;

/**
 * Saves a whole list of an unsigned note. STALE_VERSION if `version` is given and the note's lists have changed since;
 * an unchanged list is returned as it is, so that saves can be repeated. `prepare` builds the rows from the input and
 * the existing rows, under the lock.
 */
export function changeNoteList<Row extends { id: string }>(
  ctx: RequestContext,
  noteId: string,
  version: number | null,
  list: NoteList<Row>,
  prepare: (tx: Tx, note: OpenNote, before: PartRows) => Promise<readonly Row[] | DomainError>,
  more: MoreChanges = {},
): Promise<null | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    const all = (await readParts(tx, actor.clinicId, [noteId], ['diagnosis', 'cpts', 'drugs', 'supplements'])).get(
      noteId,
    )!;
    const before = all[list.name] as unknown as readonly Row[];
    const rows = await prepare(tx, note, all);
    if (isDomainError(rows)) return rows;
    if (JSON.stringify(before) === JSON.stringify(rows)) return null;
    if (version !== null && version !== note.parts_version) return versionConflict();
    const strange = await strangeRow(tx, actor.clinicId, noteId, list, rows);
    if (strange !== -1)
      return invalid([{ path: `${list.name}.${strange}.id`, message: 'This ID belongs to another row.' }]);
    await list.write(tx, ctx, note, rows);
    await countChange(tx, ctx, note, list.name);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_note',
      objectId: noteId,
      patientId: note.patient_id,
      changes: {
        [list.name]: { before: before.map((row) => list.label(row)), after: rows.map((row) => list.label(row)) },
        ...more,
      },
    });
    return null;
  });
}

// An existing ID must belong to this note and code, or it is rejected.
async function strangeRow<Row extends { id: string }>(
  tx: Tx,
  clinicId: string,
  noteId: string,
  list: NoteList<Row>,
  rows: readonly Row[],
): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const known = new Map((await readRowKeys(tx, clinicId, list.table, ids)).map((row) => [row.id, row]));
  return rows.findIndex((row, at) => {
    const other = known.get(ids[at]!);
    return (
      ids.indexOf(ids[at]!) !== at ||
      (other !== undefined && (other.note_id !== noteId || other.key !== list.keyOf(row)))
    );
  });
}
