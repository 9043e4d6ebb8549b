import { mergeTexts, type Preference } from '../../rules/index.ts';
import { isText, NOTE_FIELDS, type NoteField, type NoteFields } from './note-fields.ts';

/**
 * Two versions of a field that differ only where both sides changed the same paragraph; fields other than texts are
 * compared as a whole.
 */
export interface FieldConflict {
  field: NoteField;
  mine: string;
  theirs: string;
  /** Both versions of these paragraphs. */
  both: string;
  /** The version that both sides changed; undefined if that is unknown. */
  base: string | undefined;
}

/** The result per field after another user has saved. */
export interface ReconcileResult {
  /** Values to show: theirs for fields unchanged here, and merged texts. */
  adopt: Partial<NoteFields>;
  /** Fields to save over theirs: local values, and merged texts. */
  keep: NoteField[];
  conflicts: FieldConflict[];
}

/** What local fields are based on. */
export interface Origins {
  /** Returns whether a server text is one that the local one is based on: the previous version, or one sent since. */
  isOlder: (field: NoteField, text: string) => boolean;
  /** Returns the version that both sides changed; undefined if it is unknown, or if merging is not allowed. */
  baseOf: (field: NoteField, theirs: string) => string | undefined;
}

/**
 * Reconciles unsaved local fields (`mine`) with the current server version (`theirs`). Texts are merged by paragraph.
 * The user is asked only about paragraphs and small fields changed by both.
 */
export function reconcile(
  mine: Partial<NoteFields>,
  shown: NoteFields,
  theirs: NoteFields,
  { isOlder, baseOf }: Origins,
): ReconcileResult {
  const result: ReconcileResult = { adopt: {}, keep: [], conflicts: [] };
  for (const field of NOTE_FIELDS) {
    const typed = mine[field];
    const served = theirs[field];
    if (typed === undefined) {
      if (served !== shown[field]) result.adopt[field] = served;
    } else if (typed === served) continue;
    else if (isOlder(field, served)) result.keep.push(field);
    else meet(result, field, { typed, served, base: baseOf(field, served) });
  }
  return result;
}

interface Versions {
  typed: string;
  served: string;
  base: string | undefined;
}

function meet(result: ReconcileResult, field: NoteField, { typed, served, base }: Versions): void {
  if (!isText(field) || base === undefined) {
    const both = isText(field) ? mergeTexts('', typed, served, 'both').html : typed;
    result.conflicts.push({ field, mine: typed, theirs: served, both, base });
    return;
  }
  const merged = (prefer: Preference) => mergeTexts(base, typed, served, prefer);
  const { html, isClean } = merged('mine');
  if (html !== typed) result.adopt[field] = html;
  if (isClean) result.keep.push(field);
  else {
    result.conflicts.push({ field, mine: html, theirs: merged('theirs').html, both: merged('both').html, base });
  }
}
