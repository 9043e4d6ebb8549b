export { ABSENCE_SUBJECT, type AbsenceFields, checkAbsence } from './absence.ts';
export {
  CATEGORIES,
  type Category,
  CATEGORY_COLOURS,
  type Folder,
  FOLDERS,
  fromWire,
  type MessageStatus,
  STATUSES,
  toWire,
  type WireCategory,
} from './message-choices.ts';
export {
  checkContent,
  type ContentProblem,
  fileLabel,
  type MessageContent,
  messageLabel,
  readContent,
  writeContent,
} from './message-content.ts';
export { fileNameProblem, foldersOf, isTooDeep } from './file-name.ts';
export { messageLimits } from './message-limits.ts';
export { searchParts, searchWords } from './search-words.ts';
export { checkDocument, DOCUMENT_TYPES, type DocumentFields, type DocumentType } from './document-input.ts';
export {
  checkTemplate,
  fillTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_VARIABLES,
  type TemplateKind,
  templateLimits,
  type TemplateText,
  type TemplateVariable,
} from './text-template.ts';
