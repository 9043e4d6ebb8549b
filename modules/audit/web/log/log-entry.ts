import type { AuditLogPageQuery, VerifyAuditLogQuery } from '../audit_logs.operations.gen.ts';

/** One entry as the page shows it. */
export type LogEntry = AuditLogPageQuery['audit_log_search']['entries'][number];

/** The result of verifying the whole log. */
export type Verification = VerifyAuditLogQuery['audit_log_verify'];
