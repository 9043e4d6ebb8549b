/** The action of an entry, used as a filter of the log. */
export type AuditAction =
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'sign'
  | 'search'
  | 'export'
  | 'import'
  | 'sign_in'
  | 'sign_out'
  | 'emergency'
  | 'refused';

/** The outcome: the action was performed, or it was refused. */
export type AuditOutcome = 'success' | 'refused';

/** The content of an entry, all of which its seal covers. */
export interface AuditContent {
  clinic_id: string;
  id: string;
  time: Date;
  user_id: string | null;
  user_name: string | null;
  roles: string | null;
  action: string;
  object_type: string;
  object_id: string | null;
  patient_id: string | null;
  /** JSON text of { field: { before, after } }, stored verbatim. */
  changes: string | null;
  ip: string | null;
  session_id: string | null;
  outcome: string;
  reason: string | null;
  /** Browser and operating system. Null in entries from before it was recorded, whose seal doesn't cover it. */
  device: string | null;
}

/**
 * Returns the text of an entry that its seal is computed over: every field, in a fixed order, so that different entries
 * have different texts.
 */
export function canonicalEntry(entry: AuditContent): string {
  return JSON.stringify([
    entry.clinic_id,
    entry.id,
    entry.time.toISOString(),
    entry.user_id,
    entry.user_name,
    entry.roles,
    entry.action,
    entry.object_type,
    entry.object_id,
    entry.patient_id,
    entry.changes,
    entry.ip,
    entry.session_id,
    entry.outcome,
    entry.reason,
    ...(entry.device === null ? [] : [entry.device]),
  ]);
}
