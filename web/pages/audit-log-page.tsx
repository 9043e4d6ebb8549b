import { useMemo } from 'react';
import { loadAuditLog } from '#audit/web';
import { useApiQuery } from '#kit/api/use-api.ts';
import { can } from '#kit/session/viewer.ts';
import {
  ClinicMembersDocument,
  NamesOfRightsDocument,
  type NamesOfRightsQuery,
} from '../registration.operations.gen.ts';
import { PatientField } from './patient-field.tsx';
import { LinkedPatientName } from './linked-patient-name.tsx';

const AuditLog = await loadAuditLog();

/** /audit_logs/index: the audit log, with names from higher modules. */
export function AuditLogPage() {
  const { data } = useApiQuery(ClinicMembersDocument, {}, { enabled: can('practice.view'), quiet: true });
  const members = useMemo(() => data?.clinic_members.map(({ user_id: id, name }) => ({ id, name })), [data]);
  const { data: rights } = useApiQuery(NamesOfRightsDocument, {}, { enabled: can('practice.view'), quiet: true });
  const names = useMemo(() => rights && namesOf(rights), [rights]);
  return (
    <AuditLog
      members={members}
      names={names}
      PatientName={LinkedPatientName}
      PatientField={can('patients.view') ? PatientField : undefined}
    />
  );
}

function namesOf({ roles, practices, access_rules: rules }: NamesOfRightsQuery): ReadonlyMap<string, string> {
  return new Map([
    ...roles.map(({ id, role_name }): [string, string] => [id, role_name]),
    ...practices.map(({ id, practice_name }): [string, string] => [id, practice_name]),
    ...rules.map(({ id, area_title, title }): [string, string] => [id, `${area_title}: ${title}`]),
  ]);
}
