import type { AuditLogPageQuery, VerifyAuditLogQuery } from '../audit_logs.operations.gen.ts';

/** One entry as the page shows it. */
export type LogEntry = AuditLogPageQuery['audit_log_search']['entries'][number];

/** What a check of the whole log found. */
export type Verification = VerifyAuditLogQuery['audit_log_verify'];
