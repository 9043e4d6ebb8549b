import { fingerprint } from './fingerprint.ts';
import {
  NOTE_FIELDS,
  type DraftField,
  type NoteDraft,
  type NoteField,
  type NoteFields,
  type ServerNote,
} from './note-fields.ts';

export type UnsavedFields = ReturnType<typeof createUnsavedFields>;

/** Which fields the server lacks, what they grew from, and what of them is on its way. */
export function createUnsavedFields(start: ServerNote) {
  let base = start;
  // With a count of their changes: what changes while a save is under way stays unsaved.
  const changed = new Map<NoteField, number>();
  const rejected = new Set<NoteField>();
  // Fingerprints of what was sent and never answered: the server may have it, or get it yet.
  const sent = new Map<NoteField, Set<string>>();
  const baseMarks = new Map<NoteField, string>();
  let count = 0;

  const sentOf = (field: NoteField): Set<string> => {
    let marks = sent.get(field);
    if (marks === undefined) sent.set(field, (marks = new Set()));
    return marks;
  };
  const markOf = (field: NoteField): string => {
    let mark = baseMarks.get(field);
    if (mark === undefined) baseMarks.set(field, (mark = fingerprint(base.fields[field])));
    return mark;
  };

  return {
    base: (): ServerNote => base,
    takeBase(note: ServerNote): void {
      base = note;
      baseMarks.clear();
    },

    note(field: NoteField): void {
      count += 1;
      changed.set(field, count);
      rejected.delete(field);
    },
    forget: (field: NoteField): void => void changed.delete(field),
    clear: (): void => changed.clear(),
    reject: (fields: readonly NoteField[]): void => fields.forEach((field) => rejected.add(field)),
    isEmpty: (): boolean => changed.size === 0,
    /** Fields that can be sent: those that the server has refused wait for another change. */
    waiting: (): NoteField[] => [...changed.keys()].filter((field) => !rejected.has(field)),

    /** What is to be sent now; what is back to how the server has it is no longer unsaved. */
    take(read: (field: NoteField) => string): { patch: Partial<NoteFields>; arrived: () => void } {
      const patch: Partial<NoteFields> = {};
      const counts = new Map<NoteField, number>();
      for (const [field, at] of [...changed]) {
        if (rejected.has(field)) continue;
        const text = read(field);
        if (text === base.fields[field]) changed.delete(field);
        else {
          patch[field] = text;
          counts.set(field, at);
          sentOf(field).add(fingerprint(text));
        }
      }
      const arrived = (): void => {
        for (const [field, at] of counts) {
          sent.delete(field);
          if (changed.get(field) === at) changed.delete(field);
        }
      };
      return { patch, arrived };
    },

    /** Every unsaved field as it stands on the screen. */
    typed(read: (field: NoteField) => string): Partial<NoteFields> {
      return Object.fromEntries([...changed.keys()].map((field) => [field, read(field)]));
    },

    /** Whether a text of the server is one that this page's text grew from. */
    isOlder: (field: NoteField, text: string): boolean =>
      text === base.fields[field] || sentOf(field).has(fingerprint(text)),

    /** What this computer keeps until the server has it; null where the server has everything. */
    draft(read: (field: NoteField) => string): NoteDraft | null {
      if (changed.size === 0) return null;
      const fields: Partial<Record<NoteField, DraftField>> = {};
      for (const field of changed.keys()) {
        fields[field] = { text: read(field), base: markOf(field), sent: [...sentOf(field)] };
      }
      return { version: base.version, fields };
    },

    /** A field of an earlier visit is unsaved again; a call of the page that ended may still be on its way. */
    restore(field: NoteField, draftField: DraftField): void {
      this.note(field);
      for (const mark of [...draftField.sent, fingerprint(draftField.text)]) sentOf(field).add(mark);
    },
  };
}

/** The fields of a kept draft, of those that a note has. */
export function draftFields(draft: NoteDraft): [NoteField, DraftField][] {
  return NOTE_FIELDS.flatMap((field): [NoteField, DraftField][] => {
    const draftField = draft.fields[field];
    return draftField === undefined ? [] : [[field, draftField]];
  });
}
