// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type UserSetting = {
  key: string;
  value?: unknown;
  version: number;
};

export type FirstStep = {
  /** `module.things` */
  id: string;
  /** Based on the data. */
  is_done: boolean;
  /** What is left to do; null if the page's own text says it. */
  detail?: string | null;
  /** A member can mark it as done. */
  can_mark: boolean;
  /** A member marked it as done. */
  is_marked: boolean;
};

export type BackupStatus = {
  /** Backups are set up: BACKUP_URL is set. */
  is_set_up: boolean;
  /** The last good backup is older than 26 hours, or there is none and the clinic is older than that. Never in the demo clinic. */
  is_old: boolean;
  /** The last round without a problem. */
  good_time?: Date | string | null;
  /** The last full copy. */
  base_time?: Date | string | null;
  /** Why the last round failed. */
  problem?: string | null;
  /** The last rehearsal of a restore. */
  rehearsed_time?: Date | string | null;
  /** The last change that came back in it. */
  rehearsed_until?: Date | string | null;
  /** What was wrong in it. */
  rehearsal_problem?: string | null;
};

export type Health<Rows = object> = {
  /** What is not in order comes first. */
  rows: Array<Answer<Rows, 'HealthRow', HealthRow>>;
  /** The slowest operations of the last hour, at most ten, in all processes. */
  slow_operations: Array<Answer<Rows, 'OperationTime', OperationTime>>;
  alerts: Answer<Rows, 'HealthAlerts', HealthAlerts<Rows>>;
};

export type HealthRow = {
  /** `jobs`, `email` */
  id: string;
  title: string;
  state: HealthState;
  /** What was found. */
  detail: string;
  /** What to do; null if it is in order. */
  advice?: string | null;
  /** The page where it can be set right; null if there is none, or the caller has no right to it. */
  path?: string | null;
  /** Of an outside partner: the last success among its last 50 messages. */
  last_success?: Date | string | null;
  last_failure?: Date | string | null;
};

export type HealthState = 'ok' | 'warning' | 'problem';

export type OperationTime = {
  /** `calendar.createEvent` */
  operation: string;
  calls: number;
  failed: number;
  /** 95 of 100 calls took at most this long, in milliseconds. */
  p95_ms: number;
  longest_ms: number;
};

export type HealthAlerts<Rows = object> = {
  /** The chosen recipients; empty for all administrators. */
  recipient_ids: Array<string>;
  /** The members who manage the clinic. */
  administrators: Array<Answer<Rows, 'HealthAdministrator', HealthAdministrator>>;
  version: number;
};

export type HealthAdministrator = {
  user_id: string;
  name: string;
  email: string;
};

export type ClinicSubscription<Rows = object> = {
  /** The plan's name as set by the operator; null if the clinic is the operator. */
  plan?: string | null;
  /** Maximum number of members; null for no limit. */
  members?: number | null;
  /** Its last day. */
  until?: string | null;
  /** The contact for questions about it. */
  contact?: string | null;
  active_members: number;
  /** Number of open invitations. */
  invited_members: number;
  deactivated_members: number;
  /** Active members by role; members with two roles count in both. */
  roles: Array<Answer<Rows, 'RoleCount', RoleCount>>;
};

export type RoleCount = {
  role_name: string;
  members: number;
};

export type OutsideService = {
  /** module.service */
  id: string;
  name: string;
  is_set_up: boolean;
  /** What does not work and what sets it up, or whom to ask; null if it is set up. */
  missing?: string | null;
};

export type QueryResolvers<Rows = object> = {
  user_settings?: Field<Array<Answer<Rows, 'UserSetting', UserSetting>>>;
  first_steps?: Field<Array<Answer<Rows, 'FirstStep', FirstStep>>>;
  outside_services?: Field<Array<Answer<Rows, 'OutsideService', OutsideService>>>;
  backup_status?: Field<Answer<Rows, 'BackupStatus', BackupStatus>>;
  health?: Field<Answer<Rows, 'Health', Health<Rows>>>;
  clinic_subscription?: Field<Answer<Rows, 'ClinicSubscription', ClinicSubscription<Rows>>>;
};

export type MutationResolvers<Rows = object> = {
  save_user_setting?: Field<Answer<Rows, 'UserSetting', UserSetting>, {
    key: string;
    value?: unknown | null | undefined;
  }>;
  health_recipients_save?: Field<Answer<Rows, 'HealthAlerts', HealthAlerts<Rows>>, {
    version: number;
    user_ids: Array<string>;
  }>;
  mark_first_step?: Field<Answer<Rows, 'FirstStep', FirstStep>, { id: string; is_done: boolean }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    UserSetting: UserSetting;
    FirstStep: FirstStep;
    BackupStatus: BackupStatus;
    Health: Health<Rows>;
    HealthRow: HealthRow;
    OperationTime: OperationTime;
    HealthAlerts: HealthAlerts<Rows>;
    HealthAdministrator: HealthAdministrator;
    ClinicSubscription: ClinicSubscription<Rows>;
    RoleCount: RoleCount;
    OutsideService: OutsideService;
  }
>;
