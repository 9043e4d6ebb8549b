/** What the log is looked at for: each a selection that one filter alone can't say. */
export const AUDIT_VIEWS = ['rights', 'exports', 'failed_sign_ins', 'emergency'] as const;

/** One of the log's views. */
export type AuditView = (typeof AUDIT_VIEWS)[number];

/** The kinds of objects whose changes are changes of rights. */
export const RIGHTS_OBJECTS = ['role', 'member', 'invitation'] as const;
