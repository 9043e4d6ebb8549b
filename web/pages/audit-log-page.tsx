import { useMemo } from 'react';
import { loadAuditLog } from '#audit/web';
import { useRead } from '#kit/api/use-api.ts';
import { can } from '#kit/session/viewer.ts';
import { ClinicMembersDocument } from '../registration.operations.gen.ts';
import { PatientField } from './patient-field.tsx';
import { PatientName } from './patient-name.tsx';

const AuditLog = await loadAuditLog();

/** /audit_logs/index: the audit log, with the names that its own floor can't know. */
export function AuditLogPage() {
  const { data } = useRead(ClinicMembersDocument, {}, { enabled: can('practice.view'), quiet: true });
  const members = useMemo(() => data?.clinic_members.map(({ user_id: id, name }) => ({ id, name })), [data]);
  return (
    <AuditLog
      members={members}
      PatientName={PatientName}
      PatientField={can('patients.view') ? PatientField : undefined}
    />
  );
}
