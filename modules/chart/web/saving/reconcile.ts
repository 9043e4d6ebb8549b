import { NOTE_FIELDS, type NoteField, type NoteFields } from './note-fields.ts';

/** Two conflicting versions of a field, neither of which contains the other. */
export interface FieldConflict {
  field: NoteField;
  mine: string;
  theirs: string;
}

/** The result per field after another user has saved. */
export interface ReconcileResult {
  /** Their values, for fields unchanged here. */
  adopt: Partial<NoteFields>;
  /** Fields whose local values are saved over theirs. */
  keep: NoteField[];
  conflicts: FieldConflict[];
}

/**
 * Reconciles unsaved local fields (`mine`) with the current server version (`theirs`). `isOlder` returns whether a
 * server text is one that `mine` is based on: the previous version, or one sent by this page without a response. The
 * user is asked only about fields changed by both.
 */
export function reconcile(
  mine: Partial<NoteFields>,
  shown: NoteFields,
  theirs: NoteFields,
  isOlder: (field: NoteField, text: string) => boolean,
): ReconcileResult {
  const result: ReconcileResult = { adopt: {}, keep: [], conflicts: [] };
  for (const field of NOTE_FIELDS) {
    const typed = mine[field];
    const served = theirs[field];
    if (typed === undefined) {
      if (served !== shown[field]) result.adopt[field] = served;
    } else if (typed === served) continue;
    else if (isOlder(field, served)) result.keep.push(field);
    else result.conflicts.push({ field, mine: typed, theirs: served });
  }
  return result;
}
