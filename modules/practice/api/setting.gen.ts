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
  clinic_subscription?: Field<Answer<Rows, 'ClinicSubscription', ClinicSubscription<Rows>>>;
};

export type MutationResolvers<Rows = object> = {
  save_user_setting?: Field<Answer<Rows, 'UserSetting', UserSetting>, {
    key: string;
    value?: unknown | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    UserSetting: UserSetting;
    FirstStep: FirstStep;
    ClinicSubscription: ClinicSubscription<Rows>;
    RoleCount: RoleCount;
    OutsideService: OutsideService;
  }
>;
