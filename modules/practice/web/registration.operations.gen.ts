// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessScopeName =
  /** The whole clinic. */
  | 'clinic'
  /** What belongs to the practice that one works in. */
  | 'practice'
  /** What is one's own. */
  | 'self';

export type AccessScopeInput = {
  access_rule: string;
  scope: AccessScopeName;
};

export type InvitationState =
  | 'pending'
  | 'accepted'
  | 'expired'
  | 'revoked';

export type HandoverInput = {
  id: string;
  /** Null leaves it as it is, where it may stay. */
  to_user_id?: string | null | undefined;
};

export type ClinicLogoQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicLogoQuery = { currentClinic: { id: string, logo: string | null } };

export type RolePartsFragment = { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> }> };

export type AccessRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRulesQuery = { access_rules: Array<{ id: string, area: string, area_title: string, title: string, scopes: Array<AccessScopeName>, emergency: boolean, presets: Array<string> }> };

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { members: Array<{ user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, is_active: boolean, deactivated_time: string | null, version: number, practices: Array<{ id: string, practice_name: string }>, roles: Array<{ id: string, role_name: string }> }>, clinic_invitations: Array<{ id: string, first_name: string, last_name: string, email: string, state: InvitationState, invited_by: string, sent_time: string, expires_time: string, invited_practice_list: Array<{ id: string, practice_name: string }>, invited_role_list: Array<{ id: string, role_name: string }> }> };

export type PlacesToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesToChooseQuery = { practices: Array<{ id: string, practice_name: string, is_active: boolean }>, roles: Array<{ id: string, role_name: string, description: string }> };

export type MemberHandoversQueryVariables = Exact<{
  user_id: string;
}>;


export type MemberHandoversQuery = { member_handovers: Array<{ id: string, title: string, count: number, may_stay: boolean, takers: Array<{ user_id: string, name: string }> }> };

export type EmergencyAccessesQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type EmergencyAccessesQuery = { emergency_accesses: Array<{ id: string, user_id: string, name: string, reason: string, started_time: string, expires_time: string, ended_time: string | null, reviewed_by: string | null, reviewed_time: string | null, review_note: string | null }> };

export type CreateRoleMutationVariables = Exact<{
  role_name: string;
  description: string;
  access_rule_id_list: Array<string> | string;
  access_scopes?: Array<AccessScopeInput> | AccessScopeInput | null | undefined;
}>;


export type CreateRoleMutation = { role_create: { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  version: number;
  role_name: string;
  description: string;
  access_rule_id_list: Array<string> | string;
  access_scopes?: Array<AccessScopeInput> | AccessScopeInput | null | undefined;
}>;


export type UpdateRoleMutation = { role_update: { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> } };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
  version: number;
  replacement_role_id?: string | null | undefined;
}>;


export type DeleteRoleMutation = { role_delete: { ok: boolean } };

export type UpdateMemberMutationVariables = Exact<{
  user_id: string;
  version: number;
  practice_list: Array<string> | string;
  role_list: Array<string> | string;
}>;


export type UpdateMemberMutation = { member_update: { user_id: string, version: number } };

export type DeactivateMemberMutationVariables = Exact<{
  user_id: string;
  version: number;
  handovers: Array<HandoverInput> | HandoverInput;
}>;


export type DeactivateMemberMutation = { member_deactivate: { user_id: string, version: number } };

export type ReactivateMemberMutationVariables = Exact<{
  user_id: string;
  version: number;
}>;


export type ReactivateMemberMutation = { member_reactivate: { user_id: string, version: number } };

export type InviteMemberMutationVariables = Exact<{
  f_name: string;
  l_name: string;
  email: string;
  practice_list: Array<string> | string;
  role_list: Array<string> | string;
}>;


export type InviteMemberMutation = { registry_doctor_invitation_send: { id: string } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { registry_doctor_invitation_resend: { id: string, state: InvitationState } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeInvitationMutation = { registry_doctor_invitation_revoke: { id: string, state: InvitationState } };

export type BeginEmergencyAccessMutationVariables = Exact<{
  reason: string;
}>;


export type BeginEmergencyAccessMutation = { emergency_access_begin: { id: string, expires_time: string } };

export type EndEmergencyAccessMutationVariables = Exact<{ [key: string]: never; }>;


export type EndEmergencyAccessMutation = { emergency_access_end: { id: string } | null };

export type ReviewEmergencyAccessMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type ReviewEmergencyAccessMutation = { emergency_access_review: { id: string } };


export const ClinicLogoDocument: ApiDocument<ClinicLogoQuery, ClinicLogoQueryVariables> = {
  service: 'registration',
  name: 'ClinicLogo',
  query: "query ClinicLogo {\n  currentClinic {\n    id\n    logo\n  }\n}",
};

export const RolesDocument: ApiDocument<RolesQuery, RolesQueryVariables> = {
  service: 'registration',
  name: 'Roles',
  query: "query Roles {\n  roles {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  version\n}",
};

export const AccessRulesDocument: ApiDocument<AccessRulesQuery, AccessRulesQueryVariables> = {
  service: 'registration',
  name: 'AccessRules',
  query: "query AccessRules {\n  access_rules {\n    id\n    area\n    area_title\n    title\n    scopes\n    emergency\n    presets\n  }\n}",
};

export const MembersDocument: ApiDocument<MembersQuery, MembersQueryVariables> = {
  service: 'registration',
  name: 'Members',
  query: "query Members {\n  members {\n    user_id\n    first_name\n    last_name\n    name\n    title\n    credential\n    npi\n    email\n    practices {\n      id\n      practice_name\n    }\n    roles {\n      id\n      role_name\n    }\n    is_active\n    deactivated_time\n    version\n  }\n  clinic_invitations {\n    id\n    first_name\n    last_name\n    email\n    invited_practice_list {\n      id\n      practice_name\n    }\n    invited_role_list {\n      id\n      role_name\n    }\n    state\n    invited_by\n    sent_time\n    expires_time\n  }\n}",
};

export const PlacesToChooseDocument: ApiDocument<PlacesToChooseQuery, PlacesToChooseQueryVariables> = {
  service: 'registration',
  name: 'PlacesToChoose',
  query: "query PlacesToChoose {\n  practices {\n    id\n    practice_name\n    is_active\n  }\n  roles {\n    id\n    role_name\n    description\n  }\n}",
};

export const MemberHandoversDocument: ApiDocument<MemberHandoversQuery, MemberHandoversQueryVariables> = {
  service: 'registration',
  name: 'MemberHandovers',
  query: "query MemberHandovers($user_id: ID!) {\n  member_handovers(user_id: $user_id) {\n    id\n    title\n    count\n    may_stay\n    takers {\n      user_id\n      name\n    }\n  }\n}",
};

export const EmergencyAccessesDocument: ApiDocument<EmergencyAccessesQuery, EmergencyAccessesQueryVariables> = {
  service: 'registration',
  name: 'EmergencyAccesses',
  query: "query EmergencyAccesses($skip: Int, $take: Int) {\n  emergency_accesses(skip: $skip, take: $take) {\n    id\n    user_id\n    name\n    reason\n    started_time\n    expires_time\n    ended_time\n    reviewed_by\n    reviewed_time\n    review_note\n  }\n}",
};

export const CreateRoleDocument: ApiDocument<CreateRoleMutation, CreateRoleMutationVariables> = {
  service: 'registration',
  name: 'CreateRole',
  query: "mutation CreateRole($role_name: String!, $description: String!, $access_rule_id_list: [String!]!, $access_scopes: [AccessScopeInput!]) {\n  role_create(\n    role_name: $role_name\n    description: $description\n    access_rule_id_list: $access_rule_id_list\n    access_scopes: $access_scopes\n  ) {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  version\n}",
};

export const UpdateRoleDocument: ApiDocument<UpdateRoleMutation, UpdateRoleMutationVariables> = {
  service: 'registration',
  name: 'UpdateRole',
  query: "mutation UpdateRole($id: ID!, $version: Int!, $role_name: String!, $description: String!, $access_rule_id_list: [String!]!, $access_scopes: [AccessScopeInput!]) {\n  role_update(\n    id: $id\n    version: $version\n    role_name: $role_name\n    description: $description\n    access_rule_id_list: $access_rule_id_list\n    access_scopes: $access_scopes\n  ) {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  version\n}",
};

export const DeleteRoleDocument: ApiDocument<DeleteRoleMutation, DeleteRoleMutationVariables> = {
  service: 'registration',
  name: 'DeleteRole',
  query: "mutation DeleteRole($id: ID!, $version: Int!, $replacement_role_id: ID) {\n  role_delete(\n    id: $id\n    version: $version\n    replacement_role_id: $replacement_role_id\n  ) {\n    ok\n  }\n}",
};

export const UpdateMemberDocument: ApiDocument<UpdateMemberMutation, UpdateMemberMutationVariables> = {
  service: 'registration',
  name: 'UpdateMember',
  query: "mutation UpdateMember($user_id: ID!, $version: Int!, $practice_list: [ID!]!, $role_list: [ID!]!) {\n  member_update(\n    user_id: $user_id\n    version: $version\n    practice_list: $practice_list\n    role_list: $role_list\n  ) {\n    user_id\n    version\n  }\n}",
};

export const DeactivateMemberDocument: ApiDocument<DeactivateMemberMutation, DeactivateMemberMutationVariables> = {
  service: 'registration',
  name: 'DeactivateMember',
  query: "mutation DeactivateMember($user_id: ID!, $version: Int!, $handovers: [HandoverInput!]!) {\n  member_deactivate(user_id: $user_id, version: $version, handovers: $handovers) {\n    user_id\n    version\n  }\n}",
};

export const ReactivateMemberDocument: ApiDocument<ReactivateMemberMutation, ReactivateMemberMutationVariables> = {
  service: 'registration',
  name: 'ReactivateMember',
  query: "mutation ReactivateMember($user_id: ID!, $version: Int!) {\n  member_reactivate(user_id: $user_id, version: $version) {\n    user_id\n    version\n  }\n}",
};

export const InviteMemberDocument: ApiDocument<InviteMemberMutation, InviteMemberMutationVariables> = {
  service: 'registration',
  name: 'InviteMember',
  query: "mutation InviteMember($f_name: String!, $l_name: String!, $email: String!, $practice_list: [ID!]!, $role_list: [ID!]!) {\n  registry_doctor_invitation_send(\n    f_name: $f_name\n    l_name: $l_name\n    email: $email\n    practice_list: $practice_list\n    role_list: $role_list\n  ) {\n    id\n  }\n}",
};

export const ResendInvitationDocument: ApiDocument<ResendInvitationMutation, ResendInvitationMutationVariables> = {
  service: 'registration',
  name: 'ResendInvitation',
  query: "mutation ResendInvitation($id: ID!) {\n  registry_doctor_invitation_resend(id: $id) {\n    id\n    state\n  }\n}",
};

export const RevokeInvitationDocument: ApiDocument<RevokeInvitationMutation, RevokeInvitationMutationVariables> = {
  service: 'registration',
  name: 'RevokeInvitation',
  query: "mutation RevokeInvitation($id: ID!) {\n  registry_doctor_invitation_revoke(id: $id) {\n    id\n    state\n  }\n}",
};

export const BeginEmergencyAccessDocument: ApiDocument<BeginEmergencyAccessMutation, BeginEmergencyAccessMutationVariables> = {
  service: 'registration',
  name: 'BeginEmergencyAccess',
  query: "mutation BeginEmergencyAccess($reason: String!) {\n  emergency_access_begin(reason: $reason) {\n    id\n    expires_time\n  }\n}",
};

export const EndEmergencyAccessDocument: ApiDocument<EndEmergencyAccessMutation, EndEmergencyAccessMutationVariables> = {
  service: 'registration',
  name: 'EndEmergencyAccess',
  query: "mutation EndEmergencyAccess {\n  emergency_access_end {\n    id\n  }\n}",
};

export const ReviewEmergencyAccessDocument: ApiDocument<ReviewEmergencyAccessMutation, ReviewEmergencyAccessMutationVariables> = {
  service: 'registration',
  name: 'ReviewEmergencyAccess',
  query: "mutation ReviewEmergencyAccess($id: ID!, $note: String!) {\n  emergency_access_review(id: $id, note: $note) {\n    id\n  }\n}",
};
