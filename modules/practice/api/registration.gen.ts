// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type Clinic<Rows = object> = {
  id: string;
  clinic_name: string;
  /** IANA name of the clinic's time zone. */
  time_zone: string;
  /** Path of the logo in the API; null if there is none. */
  logo?: string | null;
  clinic_tags: Array<Answer<Rows, 'ClinicTag', ClinicTag>>;
  /** The line at the bottom of outgoing documents and messages. */
  signature?: string | null;
  attributes: Answer<Rows, 'ClinicAttributes', ClinicAttributes>;
  /** Opening time of the clinic, HH:MM in its time zone. */
  day_start: string;
  /** Closing time. */
  day_end: string;
  version: number;
};

export type ClinicAttributes = {
  /** Dial code, a space, the number. */
  phone?: string | null;
  fax?: string | null;
  email?: string | null;
  website?: string | null;
  /** EIN, e.g. 12-3456789, or the owner's SSN, e.g. 123-45-6789. */
  tax_id?: string | null;
  /** The group NPI of the clinic. */
  group_npi?: string | null;
};

export type ClinicTag = {
  id: string;
  tag: string;
  /** #rrggbb */
  color: string;
  create_time: Date | string;
  version: number;
};

export type Practice = {
  id: string;
  practice_name: string;
  address_line1?: string | null;
  address_line2?: string | null;
  city?: string | null;
  state_or_province?: string | null;
  country?: string | null;
  post_code?: string | null;
  office_phone?: string | null;
  mobile_phone?: string | null;
  fax?: string | null;
  email?: string | null;
  website?: string | null;
  contact_person_name?: string | null;
  /** A code of the NUCC's provider taxonomy, e.g. 207Q00000X. */
  taxonomy_code?: string | null;
  is_active: boolean;
  version: number;
};

export type ClinicMember = {
  user_id: string;
  first_name: string;
  last_name: string;
  /** Display name, with title and credential. */
  name: string;
  title?: string | null;
  credential?: string | null;
  roles: Array<string>;
};

export type AccessScopeName = 'clinic' | 'practice' | 'self';

export type AccessScope = {
  access_rule: string;
  scope: AccessScopeName;
};

export type AccessScopeInput = {
  access_rule: string;
  scope: AccessScopeName;
};

export type AccessRule = {
  /** area.action */
  id: string;
  area: string;
  /** The title of the area. */
  area_title: string;
  title: string;
  /** The scopes that it can be granted in, widest first. */
  scopes: Array<AccessScopeName>;
  /** Whether emergency access grants it. */
  emergency: boolean;
  /** Whether it is control over the whole clinic: only members who have it can assign a role with it. */
  administrative: boolean;
  /** The preset roles that have it. */
  presets: Array<string>;
  /** Other rules without which it is limited. */
  needs: Array<string>;
};

export type Role<Rows = object> = {
  id: string;
  role_name: string;
  description: string;
  access_rule_id_list: Array<string>;
  /** The rules that are granted for less than the whole clinic. */
  access_scopes: Array<Answer<Rows, 'AccessScope', AccessScope>>;
  /** The preset that it is based on; null for a custom role. */
  preset?: string | null;
  /** Number of active members with the role. */
  member_count: number;
  version: number;
  /** Whether the caller may assign it. */
  may_give: boolean;
};

export type RoleDeleted = {
  ok: boolean;
};

export type Member<Rows = object> = {
  user_id: string;
  first_name: string;
  last_name: string;
  /** Display name, with title and credential. */
  name: string;
  title?: string | null;
  credential?: string | null;
  npi?: string | null;
  email: string;
  practices: Array<Answer<Rows, 'MemberPractice', MemberPractice>>;
  roles: Array<Answer<Rows, 'MemberRole', MemberRole>>;
  is_active: boolean;
  deactivated_time?: Date | string | null;
  version: number;
  /** Whether the caller may change this member: not the caller, and no member with administrative rights that the caller lacks. */
  may_change: boolean;
};

export type MemberPractice = {
  id: string;
  practice_name: string;
};

export type MemberRole = {
  id: string;
  role_name: string;
};

export type InvitationState = 'pending' | 'accepted' | 'expired' | 'revoked';

export type ClinicInvitation<Rows = object> = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  invited_practice_list: Array<Answer<Rows, 'MemberPractice', MemberPractice>>;
  invited_role_list: Array<Answer<Rows, 'MemberRole', MemberRole>>;
  state: InvitationState;
  /** Whether the caller may resend it: requires the right to assign its roles. */
  may_resend: boolean;
  invited_by: string;
  sent_time: Date | string;
  expires_time: Date | string;
  /** What became of its last email: queued, sending, sent, failed, bounced, review, cancelled or no_server. */
  mail_state: string;
  /** Why the email has not arrived, in words. */
  mail_problem?: string | null;
};

export type InvitationLink = {
  link: string;
  /** The link as a QR code, as an SVG image. */
  qr_svg: string;
  expires_time: Date | string;
};

export type MemberHandover<Rows = object> = {
  /** module.things */
  id: string;
  title: string;
  count: number;
  /** Whether it may stay unassigned. */
  may_stay: boolean;
  /** The members who can take it over. */
  takers: Array<Answer<Rows, 'HandoverTaker', HandoverTaker>>;
};

export type HandoverTaker = {
  user_id: string;
  name: string;
};

export type HandoverInput = {
  id: string;
  /** Null leaves it unassigned, if allowed. */
  to_user_id?: string | null | undefined;
};

export type EmergencyAccess = {
  id: string;
  user_id: string;
  name: string;
  reason: string;
  started_time: Date | string;
  expires_time: Date | string;
  ended_time?: Date | string | null;
  reviewed_by?: string | null;
  reviewed_time?: Date | string | null;
  review_note?: string | null;
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

export type PracticeClosing<Rows = object> = {
  /** Active members of the practice. */
  members: Array<Answer<Rows, 'PracticeMember', PracticeMember>>;
  /** Upcoming work of these members, e.g. future appointments; without empty entries. It is not changed. */
  ahead: Array<Answer<Rows, 'WorkAhead', WorkAhead>>;
};

export type PracticeMember = {
  user_id: string;
  name: string;
  /** Whether they belong to another active practice too. */
  elsewhere: boolean;
};

export type WorkAhead = {
  title: string;
  count: number;
};

export type CountedTag = {
  id: string;
  tag: string;
  /** #rrggbb */
  color: string;
  create_time: Date | string;
  version: number;
  patient_count: number;
};

export type TagsChanged = {
  id: string;
  patient_count: number;
};

export type MemberProfile = {
  user_id: string;
  first_name: string;
  last_name: string;
  /** Display name, with title and credential. */
  name: string;
  title?: string | null;
  credential?: string | null;
  /** National Provider Identifier: ten digits. */
  npi?: string | null;
  email: string;
  /** Path of the picture in the API. */
  avatar?: string | null;
  /** Path of the handwritten signature in the API, for the member and for administrators of members. */
  signature?: string | null;
  version: number;
};

export type ProfileInput = {
  first_name: string;
  last_name: string;
  title?: string | null | undefined;
  credential?: string | null | undefined;
  npi?: string | null | undefined;
};

export type TermsState = 'draft' | 'published';

export type TermsVersion = {
  id: string;
  /** Incremented from 1; null for a draft. */
  number?: number | null;
  title: string;
  /** An empty line starts a paragraph, `# ` a heading, `- ` a list item. */
  text: string;
  /** Whether members must accept it before they continue. */
  must_accept: boolean;
  state: TermsState;
  published_time?: Date | string | null;
  published_by?: string | null;
  /** Active members who have accepted it. */
  accepted_count: number;
  version: number;
};

export type TermsInput = {
  title: string;
  text: string;
  must_accept: boolean;
};

export type TermsAcceptance = {
  user_id: string;
  name: string;
  accepted_time?: Date | string | null;
};

export type PublishedTerms = {
  id: string;
  number: number;
  title: string;
  text: string;
  published_time: Date | string;
};

export type QueryResolvers<Rows = object> = {
  currentClinic?: Field<Answer<Rows, 'Clinic', Clinic<Rows>>>;
  currentPractice?: Field<Answer<Rows, 'Practice', Practice>>;
  practices?: Field<Array<Answer<Rows, 'Practice', Practice>>>;
  clinic_members?: Field<Array<Answer<Rows, 'ClinicMember', ClinicMember>>>;
  roles?: Field<Array<Answer<Rows, 'Role', Role<Rows>>>>;
  access_rules?: Field<Array<Answer<Rows, 'AccessRule', AccessRule>>>;
  members?: Field<Array<Answer<Rows, 'Member', Member<Rows>>>>;
  clinic_invitations?: Field<Array<Answer<Rows, 'ClinicInvitation', ClinicInvitation<Rows>>>>;
  member_handovers?: Field<Array<Answer<Rows, 'MemberHandover', MemberHandover<Rows>>>, { user_id: string }>;
  my_emergency_access?: Field<Answer<Rows, 'EmergencyAccess', EmergencyAccess> | null>;
  emergency_accesses?: Field<Array<Answer<Rows, 'EmergencyAccess', EmergencyAccess>>, {
    skip: number | null;
    take: number | null;
  }>;
  practice_closing?: Field<Answer<Rows, 'PracticeClosing', PracticeClosing<Rows>>, { id: string }>;
  clinic_tags?: Field<Array<Answer<Rows, 'CountedTag', CountedTag>>, { search: string | null }>;
  my_profile?: Field<Answer<Rows, 'MemberProfile', MemberProfile>>;
  member_profile?: Field<Answer<Rows, 'MemberProfile', MemberProfile>, { user_id: string }>;
  terms_versions?: Field<Array<Answer<Rows, 'TermsVersion', TermsVersion>>>;
  terms_acceptances?: Field<Array<Answer<Rows, 'TermsAcceptance', TermsAcceptance>>, { id: string }>;
  my_pending_terms?: Field<Answer<Rows, 'PublishedTerms', PublishedTerms> | null>;
};

export type MutationResolvers<Rows = object> = {
  role_create?: Field<Answer<Rows, 'Role', Role<Rows>>, {
    role_name: string;
    description: string;
    access_rule_id_list: Array<string>;
    access_scopes?: Array<AccessScopeInput> | null | undefined;
  }>;
  role_update?: Field<Answer<Rows, 'Role', Role<Rows>>, {
    id: string;
    version: number;
    role_name: string;
    description: string;
    access_rule_id_list: Array<string>;
    access_scopes?: Array<AccessScopeInput> | null | undefined;
  }>;
  role_delete?: Field<Answer<Rows, 'RoleDeleted', RoleDeleted>, {
    id: string;
    version: number;
    replacement_role_id?: string | null | undefined;
  }>;
  member_update?: Field<Answer<Rows, 'Member', Member<Rows>>, {
    user_id: string;
    version: number;
    practice_list: Array<string>;
    role_list: Array<string>;
  }>;
  member_deactivate?: Field<Answer<Rows, 'Member', Member<Rows>>, {
    user_id: string;
    version: number;
    handovers: Array<HandoverInput>;
  }>;
  member_reactivate?: Field<Answer<Rows, 'Member', Member<Rows>>, { user_id: string; version: number }>;
  registry_doctor_invitation_send?: Field<Answer<Rows, 'ClinicInvitation', ClinicInvitation<Rows>>, {
    f_name: string;
    l_name: string;
    email: string;
    practice_list: Array<string>;
    role_list: Array<string>;
  }>;
  registry_doctor_invitation_resend?: Field<Answer<Rows, 'ClinicInvitation', ClinicInvitation<Rows>>, { id: string }>;
  registry_doctor_invitation_revoke?: Field<Answer<Rows, 'ClinicInvitation', ClinicInvitation<Rows>>, { id: string }>;
  registry_doctor_invitation_link?: Field<Answer<Rows, 'InvitationLink', InvitationLink>, { id: string }>;
  emergency_access_begin?: Field<Answer<Rows, 'EmergencyAccess', EmergencyAccess>, { reason: string }>;
  emergency_access_end?: Field<Answer<Rows, 'EmergencyAccess', EmergencyAccess> | null>;
  emergency_access_review?: Field<Answer<Rows, 'EmergencyAccess', EmergencyAccess>, { id: string; note: string }>;
  updateClinic?: Field<Answer<Rows, 'Clinic', Clinic<Rows>>, { version: number; input: ClinicInput }>;
  createPractice?: Field<Answer<Rows, 'Practice', Practice>, { input: PracticeInput }>;
  updateOnePractice?: Field<Answer<Rows, 'Practice', Practice>, { id: string; version: number; input: PracticePatch }>;
  clinic_tag_create?: Field<Answer<Rows, 'ClinicTag', ClinicTag>, { tag_name: string; color: string }>;
  clinic_tag_update?: Field<Answer<Rows, 'ClinicTag', ClinicTag>, {
    id: string;
    version: number;
    name: string;
    color: string;
  }>;
  clinic_tag_merge?: Field<Answer<Rows, 'TagsChanged', TagsChanged>, { id: string; into_id: string }>;
  clinic_tag_delete?: Field<Answer<Rows, 'TagsChanged', TagsChanged>, { id: string; version: number }>;
  update_my_profile?: Field<Answer<Rows, 'MemberProfile', MemberProfile>, { version: number; input: ProfileInput }>;
  member_profile_update?: Field<Answer<Rows, 'MemberProfile', MemberProfile>, {
    user_id: string;
    version: number;
    input: ProfileInput;
  }>;
  terms_draft_save?: Field<Answer<Rows, 'TermsVersion', TermsVersion>, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    input: TermsInput;
  }>;
  terms_draft_delete?: Field<Answer<Rows, 'TermsVersion', TermsVersion>, { id: string; version: number }>;
  terms_publish?: Field<Answer<Rows, 'TermsVersion', TermsVersion>, { id: string; version: number }>;
  terms_accept?: Field<Answer<Rows, 'PublishedTerms', PublishedTerms>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    Clinic: Clinic<Rows>;
    ClinicAttributes: ClinicAttributes;
    ClinicTag: ClinicTag;
    Practice: Practice;
    ClinicMember: ClinicMember;
    AccessScope: AccessScope;
    AccessRule: AccessRule;
    Role: Role<Rows>;
    RoleDeleted: RoleDeleted;
    Member: Member<Rows>;
    MemberPractice: MemberPractice;
    MemberRole: MemberRole;
    ClinicInvitation: ClinicInvitation<Rows>;
    InvitationLink: InvitationLink;
    MemberHandover: MemberHandover<Rows>;
    HandoverTaker: HandoverTaker;
    EmergencyAccess: EmergencyAccess;
    PracticeClosing: PracticeClosing<Rows>;
    PracticeMember: PracticeMember;
    WorkAhead: WorkAhead;
    CountedTag: CountedTag;
    TagsChanged: TagsChanged;
    MemberProfile: MemberProfile;
    TermsVersion: TermsVersion;
    TermsAcceptance: TermsAcceptance;
    PublishedTerms: PublishedTerms;
  }
>;
