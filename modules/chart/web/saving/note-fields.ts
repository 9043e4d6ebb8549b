/** The fields saved by the workspace of a note. */
export interface NoteFields {
  chart_note_record_name: string;
  /** YYYY-MM-DD. */
  service_date: string;
  en_counter_mode: string;
  /** HTML. */
  note: string;
  nurse_note: string;
}

export type NoteField = keyof NoteFields;

export const NOTE_FIELDS: readonly NoteField[] = [
  'note',
  'nurse_note',
  'chart_note_record_name',
  'service_date',
  'en_counter_mode',
];

/** Returns whether a field is one of the two texts, which are merged by paragraph; other fields are kept whole. */
export function isText(field: NoteField): boolean {
  return field === 'note' || field === 'nurse_note';
}

/** A note as stored on the server. */
export interface ServerNote {
  version: number;
  fields: NoteFields;
  signed: boolean;
  editorName: string;
  /** ISO instant. */
  savedAt: string;
}

/** Unsaved input stored on this computer: each edited field, and what it is based on. */
export interface NoteDraft {
  version: number;
  fields: Partial<Record<NoteField, DraftField>>;
}

/** `base` is the fingerprint of the server's version; `sent` are those of versions sent since without a response. */
export interface DraftField {
  text: string;
  base: string;
  /** The server's version of a text, from which both sides' changes are told; drafts of earlier releases lack it. */
  baseText?: string;
  /** The last texts sent since without a response. */
  sentTexts?: readonly string[];
  sent: readonly string[];
}
