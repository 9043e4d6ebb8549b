// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { DateTimeFilter } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

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

export type AuditOrder = 'newest' | 'oldest';

export type AuditView = 'rights' | 'exports' | 'failed_sign_ins' | 'emergency';

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
  | 'emergency'
  | 'refused';

export type AuditOutcome = 'success' | 'refused';

export type PatientActivity = {
  id: string;
  time: Date | string;
  user_name?: string | null;
  action: AuditAction;
  object_type: string;
  outcome: AuditOutcome;
};

export type AuditPage<Rows = object> = {
  entries: Array<Answer<Rows, 'AuditEntry', AuditEntry>>;
  /** The start of the next page; null on the last one. */
  next?: string | null;
  /** Number of log entries searched for this page. */
  looked_through: number;
  /** Set if the search paused before the page was full: how far it got. `next` continues from there. */
  looked_until?: Date | string | null;
  /** The time that the page is of, if it was read from a replica; null for now. */
  as_of?: Date | string | null;
};

export type AuditEntry = {
  id: string;
  /** Position in the chain, counted from 1. */
  seq: number;
  time: Date | string;
  user_id?: string | null;
  user_name?: string | null;
  role?: string | null;
  action: AuditAction;
  object_type: string;
  object_id?: string | null;
  patient_id?: string | null;
  /** Changes: field names to { before, after }. */
  changes?: unknown;
  ip?: string | null;
  session_id?: string | null;
  outcome: AuditOutcome;
  reason?: string | null;
  /** Browser and operating system, e.g. `Firefox on Windows`. */
  device?: string | null;
};

export type AuditVerification<Rows = object> = {
  ok: boolean;
  /** Number of verified entries. */
  checked: number;
  /** Time of the verification. */
  time: Date | string;
  /** The chain's last hash, in hexadecimal: stored elsewhere, it proves that the log was not truncated. */
  head?: string | null;
  first_broken?: Answer<Rows, 'AuditBreak', AuditBreak> | null;
};

export type AuditBreak = {
  entry_id?: string | null;
  /** Position in the chain, counted from 1. */
  seq?: number | null;
  /** changed, missing, out_of_order or added. */
  kind: string;
};

export type AuditCheckpoint = {
  /** The file name. */
  name: string;
  /** The file: JSON with clinic, position, hash, time, public key and Ed25519 signature. */
  file: string;
  /** Number of entries that it covers. */
  seq: number;
  /** SHA-256 of the public key, hexadecimal. */
  fingerprint: string;
};

export type AuditCheckpointState = 'holds' | 'altered' | 'forged' | 'another_key' | 'another_clinic';

export type AuditCheckpointCheck<Rows = object> = {
  state: AuditCheckpointState;
  seq: number;
  /** Creation time of the checkpoint. */
  time: Date | string;
  fingerprint: string;
  first_broken?: Answer<Rows, 'AuditBreak', AuditBreak> | null;
};

export type AuditCheckpointMail = {
  weekly: boolean;
};

export type QueryResolvers<Rows = object> = {
  audit_log_search?: Field<Answer<Rows, 'AuditPage', AuditPage<Rows>>, {
    where?: AuditWhere | null | undefined;
    before?: string | null | undefined;
    take: number | null;
    order: AuditOrder | null;
  }>;
  patient_activity?: Field<Array<Answer<Rows, 'PatientActivity', PatientActivity>>, { patient_id: string }>;
  audit_log_verify?: Field<Answer<Rows, 'AuditVerification', AuditVerification<Rows>>>;
  audit_checkpoint_mail?: Field<Answer<Rows, 'AuditCheckpointMail', AuditCheckpointMail>>;
};

export type MutationResolvers<Rows = object> = {
  audit_checkpoint_create?: Field<Answer<Rows, 'AuditCheckpoint', AuditCheckpoint>>;
  audit_checkpoint_check?: Field<Answer<Rows, 'AuditCheckpointCheck', AuditCheckpointCheck<Rows>>, { file: string }>;
  audit_checkpoint_mail_update?: Field<Answer<Rows, 'AuditCheckpointMail', AuditCheckpointMail>, { weekly: boolean }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientActivity: PatientActivity;
    AuditPage: AuditPage<Rows>;
    AuditEntry: AuditEntry;
    AuditVerification: AuditVerification<Rows>;
    AuditBreak: AuditBreak;
    AuditCheckpoint: AuditCheckpoint;
    AuditCheckpointCheck: AuditCheckpointCheck<Rows>;
    AuditCheckpointMail: AuditCheckpointMail;
  }
>;
