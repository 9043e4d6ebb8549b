export { canonicalEntry, type AuditAction, type AuditContent, type AuditOutcome } from './canonical-entry.ts';
export { changedFields, type Changes } from './changed-fields.ts';
export { deviceWords } from './device-words.ts';
export { AUDIT_VIEWS, RIGHTS_OBJECTS, type AuditView } from './audit-views.ts';
export { csvLine, CSV_HEAD, type CsvEntry } from './entry-csv.ts';
export { findBreak, type ChainBreak, type SealedEntry } from './find-break.ts';
export {
  CHECKPOINT_FORMAT,
  type Checkpoint,
  checkpointText,
  LONGEST_CHECKPOINT,
  readCheckpoint,
  type SignedCheckpoint,
} from './checkpoint.ts';
