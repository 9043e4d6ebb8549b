import type { Module } from '#platform/module.ts';
import { publishCheckpoints } from './checkpoint-mail.ts';
import { exportRoute } from './export-route.ts';
import { auditLogs } from './resolvers.ts';
import { keepSealing } from './seal-entries.ts';

export { makeCheckpoint } from './checkpoint.ts';
export { defineRecord, type RowOf, type BaseVersion } from './define-record.ts';
export { type Page, readLogged, type ReadNote, readPage } from './read-logged.ts';
export { recordAccess, recordAccessEntry } from './record-access.ts';
export {
  entryOf,
  recordChange,
  recordChanges,
  recordEach,
  recordEntries,
  recordEntry,
  recordOwnChange,
  sealed,
  type AuditNote,
} from './record-entry.ts';
export { keepSealing, sealEntries } from './seal-entries.ts';
export { changedFields, type AuditContent } from '../rules/index.ts';
export { saveChange, type SavedChange } from './save-change.ts';

/** The audit module: records changes and access, and proves that the log was not altered. */
export const audit: Module = {
  name: 'audit',
  accessRules: [
    { id: 'audit.view', title: 'See the audit log', presets: ['Admin', 'Manager'], administrative: true },
    {
      id: 'audit.verify',
      title: 'Verify the audit log',
      presets: ['Admin', 'Manager'],
      needs: ['audit.view'],
      administrative: true,
    },
    {
      id: 'audit.export',
      title: 'Export the audit log',
      presets: ['Admin'],
      needs: ['audit.view'],
      administrative: true,
    },
  ],
  resolvers: { audit_logs: auditLogs },
  routes: exportRoute,
  jobs: { 'audit.announce-checkpoints': publishCheckpoints },
  schedules: [{ job: 'audit.announce-checkpoints', cron: '17 6 * * 1' }],
  start: keepSealing,
};
