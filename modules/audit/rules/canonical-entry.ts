/** What was done; the words that the log is filtered by. */
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

/** Whether it was done or refused. */
export type AuditOutcome = 'success' | 'refused';

/** Everything that an entry says and its seal covers. */
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
  /** JSON text of { field: { before, after } }, kept to the letter. */
  changes: string | null;
  ip: string | null;
  session_id: string | null;
  outcome: string;
  reason: string | null;
  /** Program and system in words. Entries of the time before it was kept have none, and a seal without it. */
  device: string | null;
}

/** One entry as the text that its seal is computed over: every field, in one order, so that no two entries share a text. */
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
