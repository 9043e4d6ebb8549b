export { canonicalNote, type SignedContent } from './canonical-note.ts';
export { decodeReferences, writeText } from './character-references.ts';
export { chartPath, chartSegment, noteIdOf } from './chart-route.ts';
export {
  ENCOUNTER_MODES,
  type EncounterMode,
  LONGEST_TITLE,
  noteInput,
  type NoteInputFields,
  notePatch,
  type NotePatchFields,
} from './note-form.ts';
export { LONGEST_NOTE, sanitizeNote } from './note-html.ts';
export { noteTokens, type NoteToken } from './note-tokens.ts';
export { countWords, isNoteEmpty, noteExcerpt, noteText } from './note-text.ts';
export { SOAP_HEADINGS, SOAP_TEMPLATE } from './soap-template.ts';
export { maySignNote, mayWriteNote, mayWriteSoapNote, type Writer } from './who-may-write.ts';
