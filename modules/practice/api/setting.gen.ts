// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

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

export type ClinicSubscription = {
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
  roles: Array<RoleCount>;
};

export type RoleCount = {
  role_name: string;
  members: number;
};

export type QueryResolvers = {
  user_settings?: Field<Array<UserSetting>>;
  first_steps?: Field<Array<FirstStep>>;
  clinic_subscription?: Field<ClinicSubscription>;
};

export type MutationResolvers = {
  save_user_setting?: Field<UserSetting, { key: string; value?: unknown | null | undefined }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
