/** Views of the log: selections that a single filter can't express. */
export const AUDIT_VIEWS = ['rights', 'exports', 'failed_sign_ins', 'emergency'] as const;

/** One of the log's views. */
export type AuditView = (typeof AUDIT_VIEWS)[number];

/** The object types whose changes are changes of rights. */
export const RIGHTS_OBJECTS = ['role', 'member', 'invitation'] as const;
