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
  /** As the data says. */
  is_done: boolean;
};

export type ClinicSubscription<Rows = object> = {
  /** As whoever runs Salus calls it; null where the clinic runs it itself. */
  plan?: string | null;
  /** How many members it is for; null for any number. */
  members?: number | null;
  /** Its last day. */
  until?: string | null;
  /** Whom to write to about it. */
  contact?: string | null;
  active_members: number;
  /** Invitations that nobody has answered yet. */
  invited_members: number;
  deactivated_members: number;
  /** Active members by role; who has two is in both. */
  roles: Array<Answer<Rows, 'RoleCount', RoleCount>>;
};

export type RoleCount = {
  role_name: string;
  members: number;
};

export type QueryResolvers<Rows = object> = {
  user_settings?: Field<Array<Answer<Rows, 'UserSetting', UserSetting>>>;
  first_steps?: Field<Array<Answer<Rows, 'FirstStep', FirstStep>>>;
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
  }
>;
