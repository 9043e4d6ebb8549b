/** What the workspace of a note saves. */
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

/** A note as the server has it. */
export interface ServerNote {
  version: number;
  fields: NoteFields;
  signed: boolean;
  editorName: string;
  /** ISO instants. */
  savedAt: string;
}

/** What is kept on this computer until the server has it: each field that was typed in, and what it grew from. */
export interface NoteDraft {
  version: number;
  fields: Partial<Record<NoteField, DraftField>>;
}

/** `base` is the fingerprint of what the server had, `sent` are those of what was sent since and never answered. */
export interface DraftField {
  text: string;
  base: string;
  sent: readonly string[];
}
