export { verificationCode } from './verification-code.ts';
export { canonicalNote, type SignedContent } from './canonical-note.ts';
export { decodeReferences, writeText } from './character-references.ts';
export { compareSections, type ComparedSection } from './compare-sections.ts';
export { chartPath, chartSegment, noteIdOf } from './chart-route.ts';
export { cosignNeed, type CosignChoice, type CosignNeed } from './cosign.ts';
export { countBlanks, findBlanks, nextBlank, type NoteBlank } from './note-blanks.ts';
export {
  ENCOUNTER_MODES,
  type EncounterMode,
  LONGEST_TITLE,
  noteInput,
  type NoteInputFields,
  notePatch,
  type NotePatchFields,
} from './note-form.ts';
export { type GapContent, noteGaps, type NoteGap } from './signing/note-gaps.ts';
export { LONGEST_NOTE, sanitizeNote } from './note-html.ts';
export { NOTE_PANELS, noteLayout } from './note-layout.ts';
export {
  type DiagnosisFields,
  duplicateRows,
  MOST_MODIFIERS,
  MOST_POINTERS,
  MOST_ROWS,
  noteListForms,
  type ProcedureFields,
  procedureKey,
  type SubstanceFields,
  substanceKey,
} from './note-lists-form.ts';
export { blockChanges, type BlockChange } from './merging/block-changes.ts';
export { mergeTexts, type Preference } from './merging/merge-texts.ts';
export { topLevelBlocks } from './merging/top-level-blocks.ts';
export { copiedLines, countUnchanged, type NoteSection, noteSections } from './note-sections.ts';
export { notePlainText } from './note-plain-text.ts';
export { noteTree, type NoteElement, type NoteNode } from './note-tree.ts';
export { noteTokens, type NoteToken } from './note-tokens.ts';
export { countWords, isNoteEmpty, noteExcerpt, noteText } from './note-text.ts';
export { noteTextForms } from './note-texts-form.ts';
export { problemForm, type ProblemFields } from './problem-form.ts';
export { serviceDateProblem, type ServiceDateBounds } from './service-date.ts';
export { SOAP_HEADINGS, SOAP_TEMPLATE } from './soap-template.ts';
export { soapHeading, templateSections } from './templates/template-sections.ts';
export { ACCESS_LEVELS, NICKNAME, templateForm, type TemplateFields } from './templates/template-form.ts';
export {
  fillTemplate,
  TEMPLATE_VARIABLES,
  type TemplateVariable,
  unknownVariables,
  variablesIn,
} from './templates/template-variables.ts';
export { visitConflicts, type VisitConflict, type VisitContent } from './signing/visit-conflicts.ts';
export { ELEMENT_WORDS } from './visit-level/element-words.ts';
export {
  codeByDecision,
  codeByTime,
  type ElementLevel,
  type ElementLevels,
  ELEMENTS,
  isVisitLevel,
  provenLevels,
  type VisitEvidence,
} from './visit-level/visit-level.ts';
export { visitMode } from './visit-mode.ts';
export { maySignNote, mayWriteNote, mayWriteSoapNote, type Writer } from './who-may-write.ts';
export { wordQuery } from './word-query.ts';
