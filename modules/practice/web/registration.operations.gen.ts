// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessScopeName =
  /** The whole clinic. */
  | 'clinic'
  /** Records of the member's practice. */
  | 'practice'
  /** The member's own records. */
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
  /** Null leaves it unassigned, if allowed. */
  to_user_id?: string | null | undefined;
};

export type ClinicInput = {
  clinic_name: string;
  time_zone: string;
  day_start: string;
  day_end: string;
  signature?: string | null | undefined;
  attributes: ClinicAttributesInput;
};

export type ClinicAttributesInput = {
  phone?: string | null | undefined;
  fax?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  tax_id?: string | null | undefined;
  group_npi?: string | null | undefined;
};

export type PracticeInput = {
  practice_name: string;
  address_line1?: string | null | undefined;
  address_line2?: string | null | undefined;
  city?: string | null | undefined;
  state_or_province?: string | null | undefined;
  country?: string | null | undefined;
  post_code?: string | null | undefined;
  office_phone?: string | null | undefined;
  mobile_phone?: string | null | undefined;
  fax?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  contact_person_name?: string | null | undefined;
  taxonomy_code?: string | null | undefined;
};

export type PracticePatch = {
  practice_name?: string | null | undefined;
  address_line1?: string | null | undefined;
  address_line2?: string | null | undefined;
  city?: string | null | undefined;
  state_or_province?: string | null | undefined;
  country?: string | null | undefined;
  post_code?: string | null | undefined;
  office_phone?: string | null | undefined;
  mobile_phone?: string | null | undefined;
  fax?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
  contact_person_name?: string | null | undefined;
  taxonomy_code?: string | null | undefined;
  is_active?: boolean | null | undefined;
};

export type ProfileInput = {
  first_name: string;
  last_name: string;
  title?: string | null | undefined;
  credential?: string | null | undefined;
  npi?: string | null | undefined;
};

export type TermsState =
  | 'draft'
  | 'published';

export type TermsInput = {
  title: string;
  text: string;
  must_accept: boolean;
};

export type ClinicLogoQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicLogoQuery = { currentClinic: { id: string, logo: string | null } };

export type RolePartsFragment = { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, may_give: boolean, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, may_give: boolean, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> }> };

export type AccessRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessRulesQuery = { access_rules: Array<{ id: string, area: string, area_title: string, title: string, scopes: Array<AccessScopeName>, emergency: boolean, administrative: boolean, presets: Array<string>, needs: Array<string> }> };

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { members: Array<{ user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, is_active: boolean, deactivated_time: string | null, version: number, may_change: boolean, practices: Array<{ id: string, practice_name: string }>, roles: Array<{ id: string, role_name: string }> }>, clinic_invitations: Array<{ id: string, first_name: string, last_name: string, email: string, state: InvitationState, may_resend: boolean, invited_by: string, sent_time: string, expires_time: string, mail_state: string, mail_problem: string | null, invited_practice_list: Array<{ id: string, practice_name: string }>, invited_role_list: Array<{ id: string, role_name: string }> }> };

export type PlacesToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesToChooseQuery = { practices: Array<{ id: string, practice_name: string, is_active: boolean }>, roles: Array<{ id: string, role_name: string, description: string, may_give: boolean }> };

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


export type CreateRoleMutation = { role_create: { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, may_give: boolean, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  version: number;
  role_name: string;
  description: string;
  access_rule_id_list: Array<string> | string;
  access_scopes?: Array<AccessScopeInput> | AccessScopeInput | null | undefined;
}>;


export type UpdateRoleMutation = { role_update: { id: string, role_name: string, description: string, access_rule_id_list: Array<string>, preset: string | null, member_count: number, may_give: boolean, version: number, access_scopes: Array<{ access_rule: string, scope: AccessScopeName }> } };

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


export type InviteMemberMutation = { registry_doctor_invitation_send: { id: string, mail_state: string } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { registry_doctor_invitation_resend: { id: string, mail_state: string, state: InvitationState } };

export type InvitationLinkMutationVariables = Exact<{
  id: string;
}>;


export type InvitationLinkMutation = { registry_doctor_invitation_link: { link: string, qr_svg: string, expires_time: string } };

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

export type PracticePartsFragment = { id: string, practice_name: string, address_line1: string | null, address_line2: string | null, city: string | null, state_or_province: string | null, country: string | null, post_code: string | null, office_phone: string | null, mobile_phone: string | null, fax: string | null, email: string | null, website: string | null, contact_person_name: string | null, taxonomy_code: string | null, is_active: boolean, version: number };

export type PracticesQueryVariables = Exact<{ [key: string]: never; }>;


export type PracticesQuery = { practices: Array<{ id: string, practice_name: string, address_line1: string | null, address_line2: string | null, city: string | null, state_or_province: string | null, country: string | null, post_code: string | null, office_phone: string | null, mobile_phone: string | null, fax: string | null, email: string | null, website: string | null, contact_person_name: string | null, taxonomy_code: string | null, is_active: boolean, version: number }> };

export type PracticeClosingQueryVariables = Exact<{
  id: string;
}>;


export type PracticeClosingQuery = { practice_closing: { members: Array<{ user_id: string, name: string, elsewhere: boolean }>, ahead: Array<{ title: string, count: number }> } };

export type CreatePracticeMutationVariables = Exact<{
  input: PracticeInput;
}>;


export type CreatePracticeMutation = { createPractice: { id: string, practice_name: string, address_line1: string | null, address_line2: string | null, city: string | null, state_or_province: string | null, country: string | null, post_code: string | null, office_phone: string | null, mobile_phone: string | null, fax: string | null, email: string | null, website: string | null, contact_person_name: string | null, taxonomy_code: string | null, is_active: boolean, version: number } };

export type UpdatePracticeMutationVariables = Exact<{
  id: string;
  version: number;
  input: PracticePatch;
}>;


export type UpdatePracticeMutation = { updateOnePractice: { id: string, practice_name: string, address_line1: string | null, address_line2: string | null, city: string | null, state_or_province: string | null, country: string | null, post_code: string | null, office_phone: string | null, mobile_phone: string | null, fax: string | null, email: string | null, website: string | null, contact_person_name: string | null, taxonomy_code: string | null, is_active: boolean, version: number } };

export type ClinicPartsFragment = { id: string, clinic_name: string, time_zone: string, logo: string | null, signature: string | null, day_start: string, day_end: string, version: number, attributes: { phone: string | null, fax: string | null, email: string | null, website: string | null, tax_id: string | null, group_npi: string | null } };

export type ClinicSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSettingsQuery = { currentClinic: { id: string, clinic_name: string, time_zone: string, logo: string | null, signature: string | null, day_start: string, day_end: string, version: number, attributes: { phone: string | null, fax: string | null, email: string | null, website: string | null, tax_id: string | null, group_npi: string | null } } };

export type UpdateClinicMutationVariables = Exact<{
  version: number;
  input: ClinicInput;
}>;


export type UpdateClinicMutation = { updateClinic: { id: string, clinic_name: string, time_zone: string, logo: string | null, signature: string | null, day_start: string, day_end: string, version: number, attributes: { phone: string | null, fax: string | null, email: string | null, website: string | null, tax_id: string | null, group_npi: string | null } } };

export type ProfilePartsFragment = { user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, avatar: string | null, signature: string | null, version: number };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { my_profile: { user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, avatar: string | null, signature: string | null, version: number } };

export type MemberProfileQueryVariables = Exact<{
  user_id: string;
}>;


export type MemberProfileQuery = { member_profile: { user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, avatar: string | null, signature: string | null, version: number } };

export type UpdateMyProfileMutationVariables = Exact<{
  version: number;
  input: ProfileInput;
}>;


export type UpdateMyProfileMutation = { update_my_profile: { user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, avatar: string | null, signature: string | null, version: number } };

export type UpdateMemberProfileMutationVariables = Exact<{
  user_id: string;
  version: number;
  input: ProfileInput;
}>;


export type UpdateMemberProfileMutation = { member_profile_update: { user_id: string, first_name: string, last_name: string, name: string, title: string | null, credential: string | null, npi: string | null, email: string, avatar: string | null, signature: string | null, version: number } };

export type ClinicTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicTagsQuery = { clinic_tags: Array<{ id: string, tag: string, color: string, create_time: string, version: number, patient_count: number }> };

export type CreateTagMutationVariables = Exact<{
  tag_name: string;
  color: string;
}>;


export type CreateTagMutation = { clinic_tag_create: { id: string } };

export type UpdateTagMutationVariables = Exact<{
  id: string;
  version: number;
  name: string;
  color: string;
}>;


export type UpdateTagMutation = { clinic_tag_update: { id: string } };

export type MergeTagMutationVariables = Exact<{
  id: string;
  into_id: string;
}>;


export type MergeTagMutation = { clinic_tag_merge: { id: string, patient_count: number } };

export type DeleteTagMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTagMutation = { clinic_tag_delete: { id: string, patient_count: number } };

export type TermsPartsFragment = { id: string, number: number | null, title: string, text: string, must_accept: boolean, state: TermsState, published_time: string | null, published_by: string | null, accepted_count: number, version: number };

export type TermsVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsVersionsQuery = { terms_versions: Array<{ id: string, number: number | null, title: string, text: string, must_accept: boolean, state: TermsState, published_time: string | null, published_by: string | null, accepted_count: number, version: number }> };

export type TermsAcceptancesQueryVariables = Exact<{
  id: string;
}>;


export type TermsAcceptancesQuery = { terms_acceptances: Array<{ user_id: string, name: string, accepted_time: string | null }> };

export type PendingTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingTermsQuery = { my_pending_terms: { id: string, number: number, title: string, text: string, published_time: string } | null };

export type SaveTermsDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: TermsInput;
}>;


export type SaveTermsDraftMutation = { terms_draft_save: { id: string, number: number | null, title: string, text: string, must_accept: boolean, state: TermsState, published_time: string | null, published_by: string | null, accepted_count: number, version: number } };

export type DeleteTermsDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTermsDraftMutation = { terms_draft_delete: { id: string } };

export type PublishTermsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishTermsMutation = { terms_publish: { id: string, number: number | null, title: string, text: string, must_accept: boolean, state: TermsState, published_time: string | null, published_by: string | null, accepted_count: number, version: number } };

export type AcceptTermsMutationVariables = Exact<{
  id: string;
}>;


export type AcceptTermsMutation = { terms_accept: { id: string } };


export const ClinicLogoDocument: ApiDocument<ClinicLogoQuery, ClinicLogoQueryVariables> = {
  service: 'registration',
  name: 'ClinicLogo',
  query: "query ClinicLogo {\n  currentClinic {\n    id\n    logo\n  }\n}",
};

export const RolesDocument: ApiDocument<RolesQuery, RolesQueryVariables> = {
  service: 'registration',
  name: 'Roles',
  query: "query Roles {\n  roles {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  may_give\n  version\n}",
};

export const AccessRulesDocument: ApiDocument<AccessRulesQuery, AccessRulesQueryVariables> = {
  service: 'registration',
  name: 'AccessRules',
  query: "query AccessRules {\n  access_rules {\n    id\n    area\n    area_title\n    title\n    scopes\n    emergency\n    administrative\n    presets\n    needs\n  }\n}",
};

export const MembersDocument: ApiDocument<MembersQuery, MembersQueryVariables> = {
  service: 'registration',
  name: 'Members',
  query: "query Members {\n  members {\n    user_id\n    first_name\n    last_name\n    name\n    title\n    credential\n    npi\n    email\n    practices {\n      id\n      practice_name\n    }\n    roles {\n      id\n      role_name\n    }\n    is_active\n    deactivated_time\n    version\n    may_change\n  }\n  clinic_invitations {\n    id\n    first_name\n    last_name\n    email\n    invited_practice_list {\n      id\n      practice_name\n    }\n    invited_role_list {\n      id\n      role_name\n    }\n    state\n    may_resend\n    invited_by\n    sent_time\n    expires_time\n    mail_state\n    mail_problem\n  }\n}",
};

export const PlacesToChooseDocument: ApiDocument<PlacesToChooseQuery, PlacesToChooseQueryVariables> = {
  service: 'registration',
  name: 'PlacesToChoose',
  query: "query PlacesToChoose {\n  practices {\n    id\n    practice_name\n    is_active\n  }\n  roles {\n    id\n    role_name\n    description\n    may_give\n  }\n}",
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
  query: "mutation CreateRole($role_name: String!, $description: String!, $access_rule_id_list: [String!]!, $access_scopes: [AccessScopeInput!]) {\n  role_create(\n    role_name: $role_name\n    description: $description\n    access_rule_id_list: $access_rule_id_list\n    access_scopes: $access_scopes\n  ) {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  may_give\n  version\n}",
};

export const UpdateRoleDocument: ApiDocument<UpdateRoleMutation, UpdateRoleMutationVariables> = {
  service: 'registration',
  name: 'UpdateRole',
  query: "mutation UpdateRole($id: ID!, $version: Int!, $role_name: String!, $description: String!, $access_rule_id_list: [String!]!, $access_scopes: [AccessScopeInput!]) {\n  role_update(\n    id: $id\n    version: $version\n    role_name: $role_name\n    description: $description\n    access_rule_id_list: $access_rule_id_list\n    access_scopes: $access_scopes\n  ) {\n    ...RoleParts\n  }\n}\nfragment RoleParts on Role {\n  id\n  role_name\n  description\n  access_rule_id_list\n  access_scopes {\n    access_rule\n    scope\n  }\n  preset\n  member_count\n  may_give\n  version\n}",
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
  query: "mutation InviteMember($f_name: String!, $l_name: String!, $email: String!, $practice_list: [ID!]!, $role_list: [ID!]!) {\n  registry_doctor_invitation_send(\n    f_name: $f_name\n    l_name: $l_name\n    email: $email\n    practice_list: $practice_list\n    role_list: $role_list\n  ) {\n    id\n    mail_state\n  }\n}",
};

export const ResendInvitationDocument: ApiDocument<ResendInvitationMutation, ResendInvitationMutationVariables> = {
  service: 'registration',
  name: 'ResendInvitation',
  query: "mutation ResendInvitation($id: ID!) {\n  registry_doctor_invitation_resend(id: $id) {\n    id\n    mail_state\n    state\n  }\n}",
};

export const InvitationLinkDocument: ApiDocument<InvitationLinkMutation, InvitationLinkMutationVariables> = {
  service: 'registration',
  name: 'InvitationLink',
  query: "mutation InvitationLink($id: ID!) {\n  registry_doctor_invitation_link(id: $id) {\n    link\n    qr_svg\n    expires_time\n  }\n}",
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

export const PracticesDocument: ApiDocument<PracticesQuery, PracticesQueryVariables> = {
  service: 'registration',
  name: 'Practices',
  query: "query Practices {\n  practices {\n    ...PracticeParts\n  }\n}\nfragment PracticeParts on Practice {\n  id\n  practice_name\n  address_line1\n  address_line2\n  city\n  state_or_province\n  country\n  post_code\n  office_phone\n  mobile_phone\n  fax\n  email\n  website\n  contact_person_name\n  taxonomy_code\n  is_active\n  version\n}",
};

export const PracticeClosingDocument: ApiDocument<PracticeClosingQuery, PracticeClosingQueryVariables> = {
  service: 'registration',
  name: 'PracticeClosing',
  query: "query PracticeClosing($id: ID!) {\n  practice_closing(id: $id) {\n    members {\n      user_id\n      name\n      elsewhere\n    }\n    ahead {\n      title\n      count\n    }\n  }\n}",
};

export const CreatePracticeDocument: ApiDocument<CreatePracticeMutation, CreatePracticeMutationVariables> = {
  service: 'registration',
  name: 'CreatePractice',
  query: "mutation CreatePractice($input: PracticeInput!) {\n  createPractice(input: $input) {\n    ...PracticeParts\n  }\n}\nfragment PracticeParts on Practice {\n  id\n  practice_name\n  address_line1\n  address_line2\n  city\n  state_or_province\n  country\n  post_code\n  office_phone\n  mobile_phone\n  fax\n  email\n  website\n  contact_person_name\n  taxonomy_code\n  is_active\n  version\n}",
};

export const UpdatePracticeDocument: ApiDocument<UpdatePracticeMutation, UpdatePracticeMutationVariables> = {
  service: 'registration',
  name: 'UpdatePractice',
  query: "mutation UpdatePractice($id: ID!, $version: Int!, $input: PracticePatch!) {\n  updateOnePractice(id: $id, version: $version, input: $input) {\n    ...PracticeParts\n  }\n}\nfragment PracticeParts on Practice {\n  id\n  practice_name\n  address_line1\n  address_line2\n  city\n  state_or_province\n  country\n  post_code\n  office_phone\n  mobile_phone\n  fax\n  email\n  website\n  contact_person_name\n  taxonomy_code\n  is_active\n  version\n}",
};

export const ClinicSettingsDocument: ApiDocument<ClinicSettingsQuery, ClinicSettingsQueryVariables> = {
  service: 'registration',
  name: 'ClinicSettings',
  query: "query ClinicSettings {\n  currentClinic {\n    ...ClinicParts\n  }\n}\nfragment ClinicParts on Clinic {\n  id\n  clinic_name\n  time_zone\n  logo\n  signature\n  attributes {\n    phone\n    fax\n    email\n    website\n    tax_id\n    group_npi\n  }\n  day_start\n  day_end\n  version\n}",
};

export const UpdateClinicDocument: ApiDocument<UpdateClinicMutation, UpdateClinicMutationVariables> = {
  service: 'registration',
  name: 'UpdateClinic',
  query: "mutation UpdateClinic($version: Int!, $input: ClinicInput!) {\n  updateClinic(version: $version, input: $input) {\n    ...ClinicParts\n  }\n}\nfragment ClinicParts on Clinic {\n  id\n  clinic_name\n  time_zone\n  logo\n  signature\n  attributes {\n    phone\n    fax\n    email\n    website\n    tax_id\n    group_npi\n  }\n  day_start\n  day_end\n  version\n}",
};

export const MyProfileDocument: ApiDocument<MyProfileQuery, MyProfileQueryVariables> = {
  service: 'registration',
  name: 'MyProfile',
  query: "query MyProfile {\n  my_profile {\n    ...ProfileParts\n  }\n}\nfragment ProfileParts on MemberProfile {\n  user_id\n  first_name\n  last_name\n  name\n  title\n  credential\n  npi\n  email\n  avatar\n  signature\n  version\n}",
};

export const MemberProfileDocument: ApiDocument<MemberProfileQuery, MemberProfileQueryVariables> = {
  service: 'registration',
  name: 'MemberProfile',
  query: "query MemberProfile($user_id: ID!) {\n  member_profile(user_id: $user_id) {\n    ...ProfileParts\n  }\n}\nfragment ProfileParts on MemberProfile {\n  user_id\n  first_name\n  last_name\n  name\n  title\n  credential\n  npi\n  email\n  avatar\n  signature\n  version\n}",
};

export const UpdateMyProfileDocument: ApiDocument<UpdateMyProfileMutation, UpdateMyProfileMutationVariables> = {
  service: 'registration',
  name: 'UpdateMyProfile',
  query: "mutation UpdateMyProfile($version: Int!, $input: ProfileInput!) {\n  update_my_profile(version: $version, input: $input) {\n    ...ProfileParts\n  }\n}\nfragment ProfileParts on MemberProfile {\n  user_id\n  first_name\n  last_name\n  name\n  title\n  credential\n  npi\n  email\n  avatar\n  signature\n  version\n}",
};

export const UpdateMemberProfileDocument: ApiDocument<UpdateMemberProfileMutation, UpdateMemberProfileMutationVariables> = {
  service: 'registration',
  name: 'UpdateMemberProfile',
  query: "mutation UpdateMemberProfile($user_id: ID!, $version: Int!, $input: ProfileInput!) {\n  member_profile_update(user_id: $user_id, version: $version, input: $input) {\n    ...ProfileParts\n  }\n}\nfragment ProfileParts on MemberProfile {\n  user_id\n  first_name\n  last_name\n  name\n  title\n  credential\n  npi\n  email\n  avatar\n  signature\n  version\n}",
};

export const ClinicTagsDocument: ApiDocument<ClinicTagsQuery, ClinicTagsQueryVariables> = {
  service: 'registration',
  name: 'ClinicTags',
  query: "query ClinicTags {\n  clinic_tags {\n    id\n    tag\n    color\n    create_time\n    version\n    patient_count\n  }\n}",
};

export const CreateTagDocument: ApiDocument<CreateTagMutation, CreateTagMutationVariables> = {
  service: 'registration',
  name: 'CreateTag',
  query: "mutation CreateTag($tag_name: String!, $color: String!) {\n  clinic_tag_create(tag_name: $tag_name, color: $color) {\n    id\n  }\n}",
};

export const UpdateTagDocument: ApiDocument<UpdateTagMutation, UpdateTagMutationVariables> = {
  service: 'registration',
  name: 'UpdateTag',
  query: "mutation UpdateTag($id: ID!, $version: Int!, $name: String!, $color: String!) {\n  clinic_tag_update(id: $id, version: $version, name: $name, color: $color) {\n    id\n  }\n}",
};

export const MergeTagDocument: ApiDocument<MergeTagMutation, MergeTagMutationVariables> = {
  service: 'registration',
  name: 'MergeTag',
  query: "mutation MergeTag($id: ID!, $into_id: ID!) {\n  clinic_tag_merge(id: $id, into_id: $into_id) {\n    id\n    patient_count\n  }\n}",
};

export const DeleteTagDocument: ApiDocument<DeleteTagMutation, DeleteTagMutationVariables> = {
  service: 'registration',
  name: 'DeleteTag',
  query: "mutation DeleteTag($id: ID!, $version: Int!) {\n  clinic_tag_delete(id: $id, version: $version) {\n    id\n    patient_count\n  }\n}",
};

export const TermsVersionsDocument: ApiDocument<TermsVersionsQuery, TermsVersionsQueryVariables> = {
  service: 'registration',
  name: 'TermsVersions',
  query: "query TermsVersions {\n  terms_versions {\n    ...TermsParts\n  }\n}\nfragment TermsParts on TermsVersion {\n  id\n  number\n  title\n  text\n  must_accept\n  state\n  published_time\n  published_by\n  accepted_count\n  version\n}",
};

export const TermsAcceptancesDocument: ApiDocument<TermsAcceptancesQuery, TermsAcceptancesQueryVariables> = {
  service: 'registration',
  name: 'TermsAcceptances',
  query: "query TermsAcceptances($id: ID!) {\n  terms_acceptances(id: $id) {\n    user_id\n    name\n    accepted_time\n  }\n}",
};

export const PendingTermsDocument: ApiDocument<PendingTermsQuery, PendingTermsQueryVariables> = {
  service: 'registration',
  name: 'PendingTerms',
  query: "query PendingTerms {\n  my_pending_terms {\n    id\n    number\n    title\n    text\n    published_time\n  }\n}",
};

export const SaveTermsDraftDocument: ApiDocument<SaveTermsDraftMutation, SaveTermsDraftMutationVariables> = {
  service: 'registration',
  name: 'SaveTermsDraft',
  query: "mutation SaveTermsDraft($id: ID, $version: Int, $input: TermsInput!) {\n  terms_draft_save(id: $id, version: $version, input: $input) {\n    ...TermsParts\n  }\n}\nfragment TermsParts on TermsVersion {\n  id\n  number\n  title\n  text\n  must_accept\n  state\n  published_time\n  published_by\n  accepted_count\n  version\n}",
};

export const DeleteTermsDraftDocument: ApiDocument<DeleteTermsDraftMutation, DeleteTermsDraftMutationVariables> = {
  service: 'registration',
  name: 'DeleteTermsDraft',
  query: "mutation DeleteTermsDraft($id: ID!, $version: Int!) {\n  terms_draft_delete(id: $id, version: $version) {\n    id\n  }\n}",
};

export const PublishTermsDocument: ApiDocument<PublishTermsMutation, PublishTermsMutationVariables> = {
  service: 'registration',
  name: 'PublishTerms',
  query: "mutation PublishTerms($id: ID!, $version: Int!) {\n  terms_publish(id: $id, version: $version) {\n    ...TermsParts\n  }\n}\nfragment TermsParts on TermsVersion {\n  id\n  number\n  title\n  text\n  must_accept\n  state\n  published_time\n  published_by\n  accepted_count\n  version\n}",
};

export const AcceptTermsDocument: ApiDocument<AcceptTermsMutation, AcceptTermsMutationVariables> = {
  service: 'registration',
  name: 'AcceptTerms',
  query: "mutation AcceptTerms($id: ID!) {\n  terms_accept(id: $id) {\n    id\n  }\n}",
};
