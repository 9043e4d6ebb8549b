import { blockChanges, topLevelBlocks } from '../../rules/index.ts';
import { fingerprint } from './fingerprint.ts';
import {
  isText,
  NOTE_FIELDS,
  type DraftField,
  type NoteDraft,
  type NoteField,
  type NoteFields,
  type ServerNote,
} from './note-fields.ts';
import type { Origins } from './reconcile.ts';

// The server may have received any of the texts sent without a response; older ones are treated as not received.
const MOST_SENT = 10;
// A draft is written with every key press.
const MOST_KEPT = 3;

export type UnsavedFields = ReturnType<typeof createUnsavedFields>;

/** Tracks which fields are unsaved, what they are based on, and which are being sent. */
export function createUnsavedFields(start: ServerNote) {
  let base = start;
  // With a change counter: changes made during a save stay unsaved.
  const changed = new Map<NoteField, number>();
  const rejected = new Set<NoteField>();
  // Fingerprints of versions sent without a response: the server may have received them, or may still do so.
  const sent = new Map<NoteField, Set<string>>();
  const sentTexts = new Map<NoteField, string[]>();
  const baseMarks = new Map<NoteField, string>();
  // While the user has not chosen, a draft is based on the version before the conflict, so that it comes up again.
  const disputed = new Map<NoteField, string>();
  let count = 0;

  const sentOf = (field: NoteField): Set<string> => {
    let marks = sent.get(field);
    if (marks === undefined) sent.set(field, (marks = new Set()));
    return marks;
  };
  const baseText = (field: NoteField): string => disputed.get(field) ?? base.fields[field];
  const markOf = (field: NoteField): string => {
    let mark = baseMarks.get(field);
    if (mark === undefined) baseMarks.set(field, (mark = fingerprint(baseText(field))));
    return mark;
  };

  return {
    base: (): ServerNote => base,
    takeBase(note: ServerNote): void {
      base = note;
      // Anything sent before was based on an older version: it is part of this one, or will be rejected.
      sentTexts.clear();
      baseMarks.clear();
      disputed.clear();
    },
    /** Records what conflicting fields were before; undefined ends the conflict. */
    dispute(fields: readonly { field: NoteField; base: string | undefined }[] | undefined): void {
      baseMarks.clear();
      disputed.clear();
      for (const { field, base: before } of fields ?? []) disputed.set(field, before ?? '');
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
    /** Returns the fields to send; fields rejected by the server wait for another change. */
    waiting: (): NoteField[] => [...changed.keys()].filter((field) => !rejected.has(field)),

    /** Returns the values to send now; fields that match the server again are no longer unsaved. */
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
          sentTexts.set(field, [...(sentTexts.get(field) ?? []), text].slice(-MOST_SENT));
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

    /** Returns all unsaved fields as currently shown. */
    typed(read: (field: NoteField) => string): Partial<NoteFields> {
      return Object.fromEntries([...changed.keys()].map((field) => [field, read(field)]));
    },

    /** Returns whether a server text is one that the local text is based on. */
    isOlder: (field: NoteField, text: string): boolean =>
      text === base.fields[field] || sentOf(field).has(fingerprint(text)),

    /** Returns the version that both this page and another user changed. */
    baseOf: (field: NoteField, theirs: string): string =>
      commonBase(theirs, base.fields[field], isText(field) ? sentTexts.get(field) : undefined),

    /** Returns the draft to store locally; null if everything is saved. */
    draft(read: (field: NoteField) => string): NoteDraft | null {
      if (changed.size === 0) return null;
      const fields: Partial<Record<NoteField, DraftField>> = {};
      for (const field of changed.keys()) {
        fields[field] = {
          text: read(field),
          base: markOf(field),
          sent: [...sentOf(field)],
          ...(isText(field) && {
            baseText: baseText(field),
            sentTexts: (sentTexts.get(field) ?? []).slice(-MOST_KEPT),
          }),
        };
      }
      return { version: base.version, fields };
    },

    /** Marks a field of an earlier visit as unsaved; a request of the closed page may still be pending. */
    restore(field: NoteField, draftField: DraftField): void {
      this.note(field);
      for (const mark of [...draftField.sent, fingerprint(draftField.text)]) sentOf(field).add(mark);
      sentTexts.set(field, [...(draftField.sentTexts ?? []), draftField.text]);
    },
  };
}

/** Returns what the fields of a stored draft are based on; `signed` notes are not merged. */
export function draftOrigins(fields: ReadonlyMap<NoteField, DraftField>, signed: boolean): Origins {
  return {
    isOlder: (field, text) => {
      const mark = fingerprint(text);
      return !signed && (mark === fields.get(field)!.base || fields.get(field)!.sent.includes(mark));
    },
    baseOf: (field, theirs) => {
      const { baseText, sentTexts = [], text } = fields.get(field)!;
      return signed || baseText === undefined ? undefined : commonBase(theirs, baseText, [...sentTexts, text]);
    },
  };
}

/** Returns the fields of a stored draft that exist in a note. */
export function draftFields(draft: NoteDraft): [NoteField, DraftField][] {
  return NOTE_FIELDS.flatMap((field): [NoteField, DraftField][] => {
    const draftField = draft.fields[field];
    return draftField === undefined ? [] : [[field, draftField]];
  });
}

/** Returns the last of the sent texts that the server received before another user changed it; otherwise the base. */
function commonBase(theirs: string, base: string, sent: readonly string[] = []): string {
  return sent.findLast((text) => contains(theirs, base, text)) ?? base;
}

/** Returns whether a text has every paragraph that was sent: then nothing sent is missing in it. */
function contains(text: string, base: string, sent: string): boolean {
  const added = blockChanges(topLevelBlocks(base), topLevelBlocks(sent)).flatMap(({ blocks }) => blocks);
  const found = new Set(topLevelBlocks(text));
  return added.length > 0 && added.every((block) => found.has(block));
}
