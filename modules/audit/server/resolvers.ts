import { isDomainError } from '#platform/domain-error.ts';
import type { AuditEntry, Resolvers } from '../api/audit_logs.gen.ts';
import type { LoggedEntry } from './audit.sql.ts';
import { checkCheckpoint, takeCheckpoint } from './checkpoint.ts';
import { setWeeklyCheckpoint } from './checkpoint-mail.ts';
import { readWeekly } from './checkpoint-mail.sql.ts';
import { searchLog } from './search-log.ts';
import { verifyLog } from './verify-log.ts';

const LATEST = 20;

/** The resolvers of the service audit_logs. */
export const auditLogs: Resolvers = {
  Query: {
    audit_log_search: async (_parent, { where, before, take, order }, ctx) => {
      const { time, ...filter } = where ?? {};
      const range = { ...filter, from: time?.gte, until: time?.lt };
      const page = await searchLog(ctx, range, before ?? null, take ?? 50, {
        oldest: order === 'oldest',
        isReplicaRead: true,
      });
      return isDomainError(page)
        ? page
        : {
            entries: page.entries.map(shape),
            next: page.next,
            looked_through: page.lookedAt,
            looked_until: page.lookedUntil,
            as_of: page.asOf,
          };
    },
    patient_activity: async (_parent, { patient_id }, ctx) => {
      const page = await searchLog(ctx, { patient_id }, null, LATEST);
      return isDomainError(page) ? page : page.entries.map(shape);
    },
    audit_log_verify: (_parent, _args, ctx) => verifyLog(ctx),
    audit_checkpoint_mail: async (_parent, _args, { app, actor }) => ({
      weekly: await readWeekly(app.database.kysely, actor.clinicId),
    }),
  },
  Mutation: {
    audit_checkpoint_create: async (_parent, _args, ctx) => {
      const checkpoint = await takeCheckpoint(ctx);
      if (isDomainError(checkpoint)) return checkpoint;
      const { seq, fingerprint, time } = checkpoint;
      const file = JSON.stringify(checkpoint, null, 2);
      return { name: `salus-audit-${time.slice(0, 10)}.json`, file, seq, fingerprint };
    },
    audit_checkpoint_check: (_parent, { file }, ctx) => checkCheckpoint(ctx, file),
    audit_checkpoint_mail_update: (_parent, { weekly }, ctx) => setWeeklyCheckpoint(ctx, weekly),
  },
};

function shape(entry: LoggedEntry): AuditEntry {
  return {
    ...entry,
    role: entry.roles,
    action: entry.action as AuditEntry['action'],
    outcome: entry.outcome as AuditEntry['outcome'],
    changes: entry.changes === null ? null : JSON.parse(entry.changes),
  };
}
