import { IconActivity, IconShieldCheck } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';

export type { AuditLogProps, LogMember, PatientFieldProps, PatientNameProps } from './log/audit-log-props.ts';

/** The audit log. Its page is composed in `web/`, where the names of patients and members are available. */
export const audit: WebModule = {
  name: 'audit',
  routes: [],
  patientTiles: [
    {
      id: 'Activity',
      title: 'Activity',
      icon: IconActivity,
      rule: 'patients.view',
      tile: () => import('./patient-activity.tsx').then(({ PatientActivity }) => PatientActivity),
    },
  ],
  redirects: { '/audit_logs': '/audit_logs/index' },
  navigation: [
    {
      area: 'audit_logs',
      label: 'Audit log',
      path: '/audit_logs/index',
      icon: IconShieldCheck,
      rule: 'audit.view',
      order: 100,
    },
  ],
};

/** Loads the log with its filters and verification, together with the page that shows it. */
export const loadAuditLog = () => import('./log/audit-log.tsx').then(({ AuditLog }) => AuditLog);
