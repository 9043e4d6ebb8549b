// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DateTimeFilter = {
  gte?: string | null | undefined;
  lt?: string | null | undefined;
};

export type AuditWhere = {
  view?: AuditView | null | undefined;
  patient_id?: string | null | undefined;
  user_id?: string | null | undefined;
  action?: AuditAction | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  object_type?: string | null | undefined;
  object_id?: string | null | undefined;
  time?: DateTimeFilter | null | undefined;
};

export type AuditOrder =
  /** Newest first. */
  | 'newest'
  /** Oldest first. */
  | 'oldest';

export type AuditView =
  /** Changes of roles, members and invitations. */
  | 'rights'
  | 'exports'
  | 'failed_sign_ins'
  /** Emergency access, and all changes and access during it. */
  | 'emergency';

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
  /** The start of emergency access. */
  | 'emergency'
  | 'refused';

export type AuditOutcome =
  | 'success'
  | 'refused';

export type AuditCheckpointState =
  | 'holds'
  /** The log does not match the checkpoint. */
  | 'altered'
  /** The signature is invalid. */
  | 'forged'
  /** The log contains the chain, but another installation's key signed the checkpoint. */
  | 'another_key'
  | 'another_clinic';

export type AuditLogPageQueryVariables = Exact<{
  where?: AuditWhere | null | undefined;
  before?: string | null | undefined;
  take?: number | null | undefined;
  order?: AuditOrder | null | undefined;
}>;


export type AuditLogPageQuery = { audit_log_search: { next: string | null, looked_through: number, looked_until: string | null, as_of: string | null, entries: Array<{ id: string, time: string, user_id: string | null, user_name: string | null, role: string | null, action: AuditAction, object_type: string, object_id: string | null, patient_id: string | null, changes: unknown, ip: string | null, session_id: string | null, outcome: AuditOutcome, reason: string | null, device: string | null }> } };

export type PatientActivityQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientActivityQuery = { patient_activity: Array<{ id: string, time: string, user_name: string | null, action: AuditAction, object_type: string, outcome: AuditOutcome }> };

export type VerifyAuditLogQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyAuditLogQuery = { audit_log_verify: { ok: boolean, checked: number, time: string, head: string | null, first_broken: { entry_id: string | null, seq: number | null, kind: string } | null } };

export type CheckpointMailQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckpointMailQuery = { audit_checkpoint_mail: { weekly: boolean } };

export type CreateCheckpointMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCheckpointMutation = { audit_checkpoint_create: { name: string, file: string, seq: number, fingerprint: string } };

export type CheckCheckpointMutationVariables = Exact<{
  file: string;
}>;


export type CheckCheckpointMutation = { audit_checkpoint_check: { state: AuditCheckpointState, seq: number, time: string, fingerprint: string, first_broken: { entry_id: string | null, seq: number | null, kind: string } | null } };

export type SetCheckpointMailMutationVariables = Exact<{
  weekly: boolean;
}>;


export type SetCheckpointMailMutation = { audit_checkpoint_mail_update: { weekly: boolean } };


export const AuditLogPageDocument: ApiDocument<AuditLogPageQuery, AuditLogPageQueryVariables> = {
  service: 'audit_logs',
  name: 'AuditLogPage',
  query: "query AuditLogPage($where: AuditWhere, $before: String, $take: Int, $order: AuditOrder) {\n  audit_log_search(where: $where, before: $before, take: $take, order: $order) {\n    entries {\n      id\n      time\n      user_id\n      user_name\n      role\n      action\n      object_type\n      object_id\n      patient_id\n      changes\n      ip\n      session_id\n      outcome\n      reason\n      device\n    }\n    next\n    looked_through\n    looked_until\n    as_of\n  }\n}",
};

export const PatientActivityDocument: ApiDocument<PatientActivityQuery, PatientActivityQueryVariables> = {
  service: 'audit_logs',
  name: 'PatientActivity',
  query: "query PatientActivity($patientId: ID!) {\n  patient_activity(patient_id: $patientId) {\n    id\n    time\n    user_name\n    action\n    object_type\n    outcome\n  }\n}",
};

export const VerifyAuditLogDocument: ApiDocument<VerifyAuditLogQuery, VerifyAuditLogQueryVariables> = {
  service: 'audit_logs',
  name: 'VerifyAuditLog',
  query: "query VerifyAuditLog {\n  audit_log_verify {\n    ok\n    checked\n    time\n    head\n    first_broken {\n      entry_id\n      seq\n      kind\n    }\n  }\n}",
};

export const CheckpointMailDocument: ApiDocument<CheckpointMailQuery, CheckpointMailQueryVariables> = {
  service: 'audit_logs',
  name: 'CheckpointMail',
  query: "query CheckpointMail {\n  audit_checkpoint_mail {\n    weekly\n  }\n}",
};

export const CreateCheckpointDocument: ApiDocument<CreateCheckpointMutation, CreateCheckpointMutationVariables> = {
  service: 'audit_logs',
  name: 'CreateCheckpoint',
  query: "mutation CreateCheckpoint {\n  audit_checkpoint_create {\n    name\n    file\n    seq\n    fingerprint\n  }\n}",
};

export const CheckCheckpointDocument: ApiDocument<CheckCheckpointMutation, CheckCheckpointMutationVariables> = {
  service: 'audit_logs',
  name: 'CheckCheckpoint',
  query: "mutation CheckCheckpoint($file: String!) {\n  audit_checkpoint_check(file: $file) {\n    state\n    seq\n    time\n    fingerprint\n    first_broken {\n      entry_id\n      seq\n      kind\n    }\n  }\n}",
};

export const SetCheckpointMailDocument: ApiDocument<SetCheckpointMailMutation, SetCheckpointMailMutationVariables> = {
  service: 'audit_logs',
  name: 'SetCheckpointMail',
  query: "mutation SetCheckpointMail($weekly: Boolean!) {\n  audit_checkpoint_mail_update(weekly: $weekly) {\n    weekly\n  }\n}",
};
