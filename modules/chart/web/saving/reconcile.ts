import { NOTE_FIELDS, type NoteField, type NoteFields } from './note-fields.ts';

/** Two texts of one field, of which neither contains the other. */
export interface FieldConflict {
  field: NoteField;
  mine: string;
  theirs: string;
}

/** What is to happen with each field after somebody else has saved. */
export interface Reconciled {
  /** Theirs, to be shown where this page had nothing new. */
  adopt: Partial<NoteFields>;
  /** Mine, to be saved on top of theirs. */
  keep: NoteField[];
  conflicts: FieldConflict[];
}

/**
 * Brings together what was typed here (`mine`, the fields that the server lacks) with what the server has by now (`theirs`).
 * `isOlder` tells whether a text of the server is one that `mine` grew from: what it was before, or what this page itself sent
 * and never heard back about. Only where both sides wrote into one field is anybody asked.
 */
export function reconcile(
  mine: Partial<NoteFields>,
  shown: NoteFields,
  theirs: NoteFields,
  isOlder: (field: NoteField, text: string) => boolean,
): Reconciled {
  const result: Reconciled = { adopt: {}, keep: [], conflicts: [] };
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
