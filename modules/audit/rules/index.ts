export { canonicalEntry, type AuditAction, type AuditContent, type AuditOutcome } from './canonical-entry.ts';
export { changedFields, type Changes } from './changed-fields.ts';
export { findBreak, type ChainBreak, type SealedEntry } from './find-break.ts';
