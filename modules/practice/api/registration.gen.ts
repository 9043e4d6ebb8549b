// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Resolver as ResolverFn } from '../../../platform/resolver.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../../platform/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type { ResolverFn };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD, in no time zone. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with its offset; answered in UTC, as 2026-11-21T14:30:00.000Z. */
  DateTime: { input: Date; output: Date | string; }
  /** An event's id: a UUID, for an occurrence followed by two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  EventId: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StringFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type DateFilter = {
  equals?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** The clinic of the signed-in user. */
  currentClinic: Clinic;
  /** The practice that the session is in. */
  currentPractice: Practice;
  /** The clinic's practices, by name. */
  practices: Array<Practice>;
  /** The clinic's members, by last name; at most 500. */
  clinic_members: Array<ClinicMember>;
  /** The clinic's roles with the rules that each grants; Admin first, then by name. */
  roles: Array<Role>;
  /** Every right there is, by area, with the presets that begin with it. */
  access_rules: Array<AccessRule>;
  /** The clinic's members, deactivated ones among them, by last name; at most 500. */
  members: Array<Member>;
  /** Invitations to the clinic, the latest first; at most 500. */
  clinic_invitations: Array<ClinicInvitation>;
  /** What a member holds that somebody must take over before the member is deactivated; only what there is some of. */
  member_handovers: Array<MemberHandover>;
  /** The emergency access of the signed-in user that is on; null where none is. */
  my_emergency_access?: Maybe<EmergencyAccess>;
  /** Emergency accesses of the clinic, the latest first; `take` is at most 100. */
  emergency_accesses: Array<EmergencyAccess>;
  /** What speaks against closing a practice: who works there, and what is booked with them. */
  practice_closing: PracticeClosing;
  /** The clinic's tags whose words hold `search`, with how many patients carry each. */
  clinic_tags: Array<CountedTag>;
  /** The profile of the signed-in user. */
  my_profile: MemberProfile;
  /** The profile of a member. */
  member_profile: MemberProfile;
  /** Every version of the terms, the draft first, then the latest. */
  terms_versions: Array<TermsVersion>;
  /** Who has accepted a version and when; active members who have not, too. */
  terms_acceptances: Array<TermsAcceptance>;
  /** The terms that the signed-in user has yet to accept; null where there are none. */
  my_pending_terms?: Maybe<PublishedTerms>;
};


export type QueryMember_HandoversArgs = {
  user_id: Scalars['ID']['input'];
};


export type QueryEmergency_AccessesArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPractice_ClosingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClinic_TagsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMember_ProfileArgs = {
  user_id: Scalars['ID']['input'];
};


export type QueryTerms_AcceptancesArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes a role. Nobody grants what they don't hold themselves (MORE_RIGHTS). `access_scopes` narrows granted rules; a rule that
   * it doesn't name is granted for the whole clinic.
   */
  role_create: Role;
  /**
   * Changes a role; it counts from the next call of everybody who holds it. Refused for Admin, which always grants everything
   * (ADMIN_ROLE), for a role that one holds oneself (OWN_ROLE), and where somebody saved since `version` (STALE_VERSION).
   */
  role_update: Role;
  /**
   * Takes a role away. One that members hold or are invited into is refused (ROLE_IN_USE) unless `replacement_role_id` says which
   * role they get in its place.
   */
  role_delete: RoleDeleted;
  /**
   * Sets a member's practices and roles. Refused for oneself (OWN_ROLES), for roles with administrative rights that one lacks and
   * members who hold them (MORE_RIGHTS), and where no active administrator would be left (LAST_ADMIN).
   */
  member_update: Member;
  /**
   * Ends a member's work here: their sessions end, their record stays. Each thing of `member_handovers` needs a choice
   * (HANDOVER_MISSING): who takes it over, or null to leave it as it is where that may be.
   */
  member_deactivate: Member;
  /** Lets a deactivated member work again, with the roles that they had. */
  member_reactivate: Member;
  /** Invites somebody by e-mail, with a link that is good for seven days. */
  registry_doctor_invitation_send: ClinicInvitation;
  /** Sends an invitation anew, with a new link for seven more days; the old link is void. */
  registry_doctor_invitation_resend: ClinicInvitation;
  /** Takes an invitation back; its link is void. */
  registry_doctor_invitation_revoke: ClinicInvitation;
  /**
   * Breaks the glass: for an hour the signed-in user holds every right that caring for a patient in an emergency needs. The
   * administrators are told at once and everything that is done meanwhile is marked in the audit log.
   */
  emergency_access_begin: EmergencyAccess;
  /** Ends one's own emergency access before its hour is over; null where none is on. */
  emergency_access_end?: Maybe<EmergencyAccess>;
  /** Notes that an emergency access was looked into; refused for one's own (OWN_ACCESS). */
  emergency_access_review: EmergencyAccess;
  /**
   * Changes the clinic; all of it is sent. With another time zone every appointment stays at its instant and is shown by the new clock.
   * STALE_VERSION if somebody saved in between.
   */
  updateClinic: Clinic;
  /** Adds a practice. Its name is required and can't be one that there is. */
  createPractice: Practice;
  /**
   * Changes the given fields of a practice; a field that is left out stays, null empties it. Refused for is_active false where it is the
   * last active one (LAST_PRACTICE), the one that the caller works in (OWN_PRACTICE), and where members would be left without an active
   * practice (MEMBERS_WITHOUT_PRACTICE). Who works in a practice at the moment when it closes signs in anew.
   */
  updateOnePractice: Practice;
  /** Adds a tag to the clinic's list. */
  clinic_tag_create: ClinicTag;
  /** Renames a tag or gives it another colour; every patient who carries it follows. */
  clinic_tag_update: ClinicTag;
  /** Makes two tags one: who carries `id` carries `into_id` instead, and `id` is gone from the list. Answers how many patients changed. */
  clinic_tag_merge: TagsChanged;
  /** Takes a tag from the list and from every patient who carries it. */
  clinic_tag_delete: TagsChanged;
  /** Changes one's own profile. STALE_VERSION if somebody saved in between. */
  update_my_profile: MemberProfile;
  /** Changes the profile of another member; refused (MORE_RIGHTS) for one who may do more than oneself. */
  member_profile_update: MemberProfile;
  /** Keeps the draft of the next terms; there is one at a time. Without `id` it is begun. What is published never changes. */
  terms_draft_save: TermsVersion;
  /** Takes the draft away. */
  terms_draft_delete: TermsVersion;
  /** Puts the draft into force. Where it must be accepted, everybody is asked at their next sign-in before they can go on. */
  terms_publish: TermsVersion;
  /** Accepts the terms in force; refused (STALE_VERSION) where a newer version was published meanwhile. */
  terms_accept: PublishedTerms;
};


export type MutationRole_CreateArgs = {
  role_name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  access_rule_id_list: Array<Scalars['String']['input']>;
  access_scopes?: InputMaybe<Array<AccessScopeInput>>;
};


export type MutationRole_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  role_name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  access_rule_id_list: Array<Scalars['String']['input']>;
  access_scopes?: InputMaybe<Array<AccessScopeInput>>;
};


export type MutationRole_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  replacement_role_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMember_UpdateArgs = {
  user_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  practice_list: Array<Scalars['ID']['input']>;
  role_list: Array<Scalars['ID']['input']>;
};


export type MutationMember_DeactivateArgs = {
  user_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  handovers: Array<HandoverInput>;
};


export type MutationMember_ReactivateArgs = {
  user_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRegistry_Doctor_Invitation_SendArgs = {
  f_name: Scalars['String']['input'];
  l_name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  practice_list: Array<Scalars['ID']['input']>;
  role_list: Array<Scalars['ID']['input']>;
};


export type MutationRegistry_Doctor_Invitation_ResendArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegistry_Doctor_Invitation_RevokeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmergency_Access_BeginArgs = {
  reason: Scalars['String']['input'];
};


export type MutationEmergency_Access_ReviewArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationUpdateClinicArgs = {
  version: Scalars['Int']['input'];
  input: ClinicInput;
};


export type MutationCreatePracticeArgs = {
  input: PracticeInput;
};


export type MutationUpdateOnePracticeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: PracticePatch;
};


export type MutationClinic_Tag_CreateArgs = {
  tag_name: Scalars['String']['input'];
  color: Scalars['String']['input'];
};


export type MutationClinic_Tag_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  color: Scalars['String']['input'];
};


export type MutationClinic_Tag_MergeArgs = {
  id: Scalars['ID']['input'];
  into_id: Scalars['ID']['input'];
};


export type MutationClinic_Tag_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdate_My_ProfileArgs = {
  version: Scalars['Int']['input'];
  input: ProfileInput;
};


export type MutationMember_Profile_UpdateArgs = {
  user_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ProfileInput;
};


export type MutationTerms_Draft_SaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  input: TermsInput;
};


export type MutationTerms_Draft_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTerms_PublishArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTerms_AcceptArgs = {
  id: Scalars['ID']['input'];
};

export type Clinic = {
  __typename?: 'Clinic';
  id: Scalars['ID']['output'];
  clinic_name: Scalars['String']['output'];
  /** IANA name of the time zone that the clinic's days are counted in. */
  time_zone: Scalars['String']['output'];
  /** Path of the logo in the API; null where there is none. */
  logo?: Maybe<Scalars['String']['output']>;
  clinic_tags: Array<ClinicTag>;
  /** The line under what the clinic sends out. */
  signature?: Maybe<Scalars['String']['output']>;
  attributes: ClinicAttributes;
  /** When the clinic's day begins, HH:MM by its clock. */
  day_start: Scalars['String']['output'];
  /** When it ends. */
  day_end: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type ClinicAttributes = {
  __typename?: 'ClinicAttributes';
  /** Dial code, a space, the number. */
  phone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  /** EIN, as 12-3456789. */
  tax_id?: Maybe<Scalars['String']['output']>;
  /** The NPI of the clinic as a group. */
  group_npi?: Maybe<Scalars['String']['output']>;
};

export type ClinicTag = {
  __typename?: 'ClinicTag';
  id: Scalars['ID']['output'];
  tag: Scalars['String']['output'];
  /** #rrggbb */
  color: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type Practice = {
  __typename?: 'Practice';
  id: Scalars['ID']['output'];
  practice_name: Scalars['String']['output'];
  address_line1?: Maybe<Scalars['String']['output']>;
  address_line2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  state_or_province?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  post_code?: Maybe<Scalars['String']['output']>;
  office_phone?: Maybe<Scalars['String']['output']>;
  mobile_phone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  contact_person_name?: Maybe<Scalars['String']['output']>;
  /** A code of the NUCC's provider taxonomy, as 207Q00000X. */
  taxonomy_code?: Maybe<Scalars['String']['output']>;
  is_active: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type ClinicMember = {
  __typename?: 'ClinicMember';
  user_id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  /** Name as it is shown, with title and credential. */
  name: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  credential?: Maybe<Scalars['String']['output']>;
  roles: Array<Scalars['String']['output']>;
};

export type AccessScopeName =
  /** The whole clinic. */
  | 'clinic'
  /** What belongs to the practice that one works in. */
  | 'practice'
  /** What is one's own. */
  | 'self';

export type AccessScope = {
  __typename?: 'AccessScope';
  access_rule: Scalars['String']['output'];
  scope: AccessScopeName;
};

export type AccessScopeInput = {
  access_rule: Scalars['String']['input'];
  scope: AccessScopeName;
};

export type AccessRule = {
  __typename?: 'AccessRule';
  /** area.action */
  id: Scalars['String']['output'];
  area: Scalars['String']['output'];
  /** The area in words. */
  area_title: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The scopes that it can be granted in, the widest first. */
  scopes: Array<AccessScopeName>;
  /** Whether an emergency access brings it. */
  emergency: Scalars['Boolean']['output'];
  /** Whether it is power over the clinic as a whole: nobody gives a role with it who does not hold it. */
  administrative: Scalars['Boolean']['output'];
  /** The roles that it begins with. */
  presets: Array<Scalars['String']['output']>;
};

export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  role_name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  access_rule_id_list: Array<Scalars['String']['output']>;
  /** The rules that are granted for less than the whole clinic. */
  access_scopes: Array<AccessScope>;
  /** The preset that it began as; null for a role of the clinic's own. */
  preset?: Maybe<Scalars['String']['output']>;
  /** Active members who hold it. */
  member_count: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  /** Whether the caller may give it to somebody else. */
  may_give: Scalars['Boolean']['output'];
};

export type RoleDeleted = {
  __typename?: 'RoleDeleted';
  ok: Scalars['Boolean']['output'];
};

export type Member = {
  __typename?: 'Member';
  user_id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  /** Name as it is shown, with title and credential. */
  name: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  credential?: Maybe<Scalars['String']['output']>;
  npi?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  practices: Array<MemberPractice>;
  roles: Array<MemberRole>;
  is_active: Scalars['Boolean']['output'];
  deactivated_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** Whether the caller may change this member: neither oneself nor one who administrates what the caller does not. */
  may_change: Scalars['Boolean']['output'];
};

export type MemberPractice = {
  __typename?: 'MemberPractice';
  id: Scalars['ID']['output'];
  practice_name: Scalars['String']['output'];
};

export type MemberRole = {
  __typename?: 'MemberRole';
  id: Scalars['ID']['output'];
  role_name: Scalars['String']['output'];
};

export type InvitationState =
  | 'pending'
  | 'accepted'
  | 'expired'
  | 'revoked';

export type ClinicInvitation = {
  __typename?: 'ClinicInvitation';
  id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  invited_practice_list: Array<MemberPractice>;
  invited_role_list: Array<MemberRole>;
  state: InvitationState;
  /** Whether the caller may send it again: only who may give its roles. */
  may_resend: Scalars['Boolean']['output'];
  invited_by: Scalars['String']['output'];
  sent_time: Scalars['DateTime']['output'];
  expires_time: Scalars['DateTime']['output'];
};

export type MemberHandover = {
  __typename?: 'MemberHandover';
  /** module.things */
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** Whether it may be left as it is. */
  may_stay: Scalars['Boolean']['output'];
  /** Who can take it over. */
  takers: Array<HandoverTaker>;
};

export type HandoverTaker = {
  __typename?: 'HandoverTaker';
  user_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type HandoverInput = {
  id: Scalars['String']['input'];
  /** Null leaves it as it is, where it may stay. */
  to_user_id?: InputMaybe<Scalars['ID']['input']>;
};

export type EmergencyAccess = {
  __typename?: 'EmergencyAccess';
  id: Scalars['ID']['output'];
  user_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  started_time: Scalars['DateTime']['output'];
  expires_time: Scalars['DateTime']['output'];
  ended_time?: Maybe<Scalars['DateTime']['output']>;
  reviewed_by?: Maybe<Scalars['String']['output']>;
  reviewed_time?: Maybe<Scalars['DateTime']['output']>;
  review_note?: Maybe<Scalars['String']['output']>;
};

export type ClinicInput = {
  clinic_name: Scalars['String']['input'];
  time_zone: Scalars['String']['input'];
  day_start: Scalars['String']['input'];
  day_end: Scalars['String']['input'];
  signature?: InputMaybe<Scalars['String']['input']>;
  attributes: ClinicAttributesInput;
};

export type ClinicAttributesInput = {
  phone?: InputMaybe<Scalars['String']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  tax_id?: InputMaybe<Scalars['String']['input']>;
  group_npi?: InputMaybe<Scalars['String']['input']>;
};

export type PracticeInput = {
  practice_name: Scalars['String']['input'];
  address_line1?: InputMaybe<Scalars['String']['input']>;
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state_or_province?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  post_code?: InputMaybe<Scalars['String']['input']>;
  office_phone?: InputMaybe<Scalars['String']['input']>;
  mobile_phone?: InputMaybe<Scalars['String']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  contact_person_name?: InputMaybe<Scalars['String']['input']>;
  taxonomy_code?: InputMaybe<Scalars['String']['input']>;
};

export type PracticePatch = {
  practice_name?: InputMaybe<Scalars['String']['input']>;
  address_line1?: InputMaybe<Scalars['String']['input']>;
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state_or_province?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  post_code?: InputMaybe<Scalars['String']['input']>;
  office_phone?: InputMaybe<Scalars['String']['input']>;
  mobile_phone?: InputMaybe<Scalars['String']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  contact_person_name?: InputMaybe<Scalars['String']['input']>;
  taxonomy_code?: InputMaybe<Scalars['String']['input']>;
  is_active?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PracticeClosing = {
  __typename?: 'PracticeClosing';
  /** Active members who work there. */
  members: Array<PracticeMember>;
  /** What is to come with these members, as future appointments; only what there is some of. It stays as it is. */
  ahead: Array<WorkAhead>;
};

export type PracticeMember = {
  __typename?: 'PracticeMember';
  user_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Whether they work in another active practice too. */
  elsewhere: Scalars['Boolean']['output'];
};

export type WorkAhead = {
  __typename?: 'WorkAhead';
  title: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type CountedTag = {
  __typename?: 'CountedTag';
  id: Scalars['ID']['output'];
  tag: Scalars['String']['output'];
  /** #rrggbb */
  color: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  patient_count: Scalars['Int']['output'];
};

export type TagsChanged = {
  __typename?: 'TagsChanged';
  id: Scalars['ID']['output'];
  patient_count: Scalars['Int']['output'];
};

export type MemberProfile = {
  __typename?: 'MemberProfile';
  user_id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  /** Name as it is shown, with title and credential. */
  name: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  credential?: Maybe<Scalars['String']['output']>;
  /** National Provider Identifier: ten digits. */
  npi?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** Path of the picture in the API. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** Path of the written signature in the API, for the member and for who administrates members. */
  signature?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type ProfileInput = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  credential?: InputMaybe<Scalars['String']['input']>;
  npi?: InputMaybe<Scalars['String']['input']>;
};

export type TermsState =
  | 'draft'
  | 'published';

export type TermsVersion = {
  __typename?: 'TermsVersion';
  id: Scalars['ID']['output'];
  /** Counted up from 1; null for a draft. */
  number?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  /** An empty line begins a paragraph, `# ` a heading, `- ` an entry of a list. */
  text: Scalars['String']['output'];
  /** Whether members have to accept it before they go on. */
  must_accept: Scalars['Boolean']['output'];
  state: TermsState;
  published_time?: Maybe<Scalars['DateTime']['output']>;
  published_by?: Maybe<Scalars['String']['output']>;
  /** Active members who have accepted it. */
  accepted_count: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type TermsInput = {
  title: Scalars['String']['input'];
  text: Scalars['String']['input'];
  must_accept: Scalars['Boolean']['input'];
};

export type TermsAcceptance = {
  __typename?: 'TermsAcceptance';
  user_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  accepted_time?: Maybe<Scalars['DateTime']['output']>;
};

export type PublishedTerms = {
  __typename?: 'PublishedTerms';
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  published_time: Scalars['DateTime']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EventId: ResolverTypeWrapper<Scalars['EventId']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  SortOrder: SortOrder;
  IdFilter: IdFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Clinic: ResolverTypeWrapper<Clinic>;
  ClinicAttributes: ResolverTypeWrapper<ClinicAttributes>;
  ClinicTag: ResolverTypeWrapper<ClinicTag>;
  Practice: ResolverTypeWrapper<Practice>;
  ClinicMember: ResolverTypeWrapper<ClinicMember>;
  AccessScopeName: AccessScopeName;
  AccessScope: ResolverTypeWrapper<AccessScope>;
  AccessScopeInput: AccessScopeInput;
  AccessRule: ResolverTypeWrapper<AccessRule>;
  Role: ResolverTypeWrapper<Role>;
  RoleDeleted: ResolverTypeWrapper<RoleDeleted>;
  Member: ResolverTypeWrapper<Member>;
  MemberPractice: ResolverTypeWrapper<MemberPractice>;
  MemberRole: ResolverTypeWrapper<MemberRole>;
  InvitationState: InvitationState;
  ClinicInvitation: ResolverTypeWrapper<ClinicInvitation>;
  MemberHandover: ResolverTypeWrapper<MemberHandover>;
  HandoverTaker: ResolverTypeWrapper<HandoverTaker>;
  HandoverInput: HandoverInput;
  EmergencyAccess: ResolverTypeWrapper<EmergencyAccess>;
  ClinicInput: ClinicInput;
  ClinicAttributesInput: ClinicAttributesInput;
  PracticeInput: PracticeInput;
  PracticePatch: PracticePatch;
  PracticeClosing: ResolverTypeWrapper<PracticeClosing>;
  PracticeMember: ResolverTypeWrapper<PracticeMember>;
  WorkAhead: ResolverTypeWrapper<WorkAhead>;
  CountedTag: ResolverTypeWrapper<CountedTag>;
  TagsChanged: ResolverTypeWrapper<TagsChanged>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  ProfileInput: ProfileInput;
  TermsState: TermsState;
  TermsVersion: ResolverTypeWrapper<TermsVersion>;
  TermsInput: TermsInput;
  TermsAcceptance: ResolverTypeWrapper<TermsAcceptance>;
  PublishedTerms: ResolverTypeWrapper<PublishedTerms>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EventId: Scalars['EventId']['output'];
  JSON: Scalars['JSON']['output'];
  IdFilter: IdFilter;
  ID: Scalars['ID']['output'];
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Clinic: Clinic;
  ClinicAttributes: ClinicAttributes;
  ClinicTag: ClinicTag;
  Practice: Practice;
  ClinicMember: ClinicMember;
  AccessScope: AccessScope;
  AccessScopeInput: AccessScopeInput;
  AccessRule: AccessRule;
  Role: Role;
  RoleDeleted: RoleDeleted;
  Member: Member;
  MemberPractice: MemberPractice;
  MemberRole: MemberRole;
  ClinicInvitation: ClinicInvitation;
  MemberHandover: MemberHandover;
  HandoverTaker: HandoverTaker;
  HandoverInput: HandoverInput;
  EmergencyAccess: EmergencyAccess;
  ClinicInput: ClinicInput;
  ClinicAttributesInput: ClinicAttributesInput;
  PracticeInput: PracticeInput;
  PracticePatch: PracticePatch;
  PracticeClosing: PracticeClosing;
  PracticeMember: PracticeMember;
  WorkAhead: WorkAhead;
  CountedTag: CountedTag;
  TagsChanged: TagsChanged;
  MemberProfile: MemberProfile;
  ProfileInput: ProfileInput;
  TermsVersion: TermsVersion;
  TermsInput: TermsInput;
  TermsAcceptance: TermsAcceptance;
  PublishedTerms: PublishedTerms;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type AccessDirectiveArgs = {
  rule?: Maybe<Scalars['String']['input']>;
  public?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EventIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventId'], any> {
  name: 'EventId';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  currentClinic?: Resolver<ResolversTypes['Clinic'], ParentType, ContextType>;
  currentPractice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType>;
  practices?: Resolver<Array<ResolversTypes['Practice']>, ParentType, ContextType>;
  clinic_members?: Resolver<Array<ResolversTypes['ClinicMember']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  access_rules?: Resolver<Array<ResolversTypes['AccessRule']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  clinic_invitations?: Resolver<Array<ResolversTypes['ClinicInvitation']>, ParentType, ContextType>;
  member_handovers?: Resolver<Array<ResolversTypes['MemberHandover']>, ParentType, ContextType, RequireFields<QueryMember_HandoversArgs, 'user_id'>>;
  my_emergency_access?: Resolver<Maybe<ResolversTypes['EmergencyAccess']>, ParentType, ContextType>;
  emergency_accesses?: Resolver<Array<ResolversTypes['EmergencyAccess']>, ParentType, ContextType, RequireFields<QueryEmergency_AccessesArgs, 'skip' | 'take'>>;
  practice_closing?: Resolver<ResolversTypes['PracticeClosing'], ParentType, ContextType, RequireFields<QueryPractice_ClosingArgs, 'id'>>;
  clinic_tags?: Resolver<Array<ResolversTypes['CountedTag']>, ParentType, ContextType, RequireFields<QueryClinic_TagsArgs, 'search'>>;
  my_profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType>;
  member_profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType, RequireFields<QueryMember_ProfileArgs, 'user_id'>>;
  terms_versions?: Resolver<Array<ResolversTypes['TermsVersion']>, ParentType, ContextType>;
  terms_acceptances?: Resolver<Array<ResolversTypes['TermsAcceptance']>, ParentType, ContextType, RequireFields<QueryTerms_AcceptancesArgs, 'id'>>;
  my_pending_terms?: Resolver<Maybe<ResolversTypes['PublishedTerms']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  role_create?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationRole_CreateArgs, 'role_name' | 'description' | 'access_rule_id_list'>>;
  role_update?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationRole_UpdateArgs, 'id' | 'version' | 'role_name' | 'description' | 'access_rule_id_list'>>;
  role_delete?: Resolver<ResolversTypes['RoleDeleted'], ParentType, ContextType, RequireFields<MutationRole_DeleteArgs, 'id' | 'version'>>;
  member_update?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationMember_UpdateArgs, 'user_id' | 'version' | 'practice_list' | 'role_list'>>;
  member_deactivate?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationMember_DeactivateArgs, 'user_id' | 'version' | 'handovers'>>;
  member_reactivate?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationMember_ReactivateArgs, 'user_id' | 'version'>>;
  registry_doctor_invitation_send?: Resolver<ResolversTypes['ClinicInvitation'], ParentType, ContextType, RequireFields<MutationRegistry_Doctor_Invitation_SendArgs, 'f_name' | 'l_name' | 'email' | 'practice_list' | 'role_list'>>;
  registry_doctor_invitation_resend?: Resolver<ResolversTypes['ClinicInvitation'], ParentType, ContextType, RequireFields<MutationRegistry_Doctor_Invitation_ResendArgs, 'id'>>;
  registry_doctor_invitation_revoke?: Resolver<ResolversTypes['ClinicInvitation'], ParentType, ContextType, RequireFields<MutationRegistry_Doctor_Invitation_RevokeArgs, 'id'>>;
  emergency_access_begin?: Resolver<ResolversTypes['EmergencyAccess'], ParentType, ContextType, RequireFields<MutationEmergency_Access_BeginArgs, 'reason'>>;
  emergency_access_end?: Resolver<Maybe<ResolversTypes['EmergencyAccess']>, ParentType, ContextType>;
  emergency_access_review?: Resolver<ResolversTypes['EmergencyAccess'], ParentType, ContextType, RequireFields<MutationEmergency_Access_ReviewArgs, 'id' | 'note'>>;
  updateClinic?: Resolver<ResolversTypes['Clinic'], ParentType, ContextType, RequireFields<MutationUpdateClinicArgs, 'version' | 'input'>>;
  createPractice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType, RequireFields<MutationCreatePracticeArgs, 'input'>>;
  updateOnePractice?: Resolver<ResolversTypes['Practice'], ParentType, ContextType, RequireFields<MutationUpdateOnePracticeArgs, 'id' | 'version' | 'input'>>;
  clinic_tag_create?: Resolver<ResolversTypes['ClinicTag'], ParentType, ContextType, RequireFields<MutationClinic_Tag_CreateArgs, 'tag_name' | 'color'>>;
  clinic_tag_update?: Resolver<ResolversTypes['ClinicTag'], ParentType, ContextType, RequireFields<MutationClinic_Tag_UpdateArgs, 'id' | 'version' | 'name' | 'color'>>;
  clinic_tag_merge?: Resolver<ResolversTypes['TagsChanged'], ParentType, ContextType, RequireFields<MutationClinic_Tag_MergeArgs, 'id' | 'into_id'>>;
  clinic_tag_delete?: Resolver<ResolversTypes['TagsChanged'], ParentType, ContextType, RequireFields<MutationClinic_Tag_DeleteArgs, 'id' | 'version'>>;
  update_my_profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType, RequireFields<MutationUpdate_My_ProfileArgs, 'version' | 'input'>>;
  member_profile_update?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType, RequireFields<MutationMember_Profile_UpdateArgs, 'user_id' | 'version' | 'input'>>;
  terms_draft_save?: Resolver<ResolversTypes['TermsVersion'], ParentType, ContextType, RequireFields<MutationTerms_Draft_SaveArgs, 'input'>>;
  terms_draft_delete?: Resolver<ResolversTypes['TermsVersion'], ParentType, ContextType, RequireFields<MutationTerms_Draft_DeleteArgs, 'id' | 'version'>>;
  terms_publish?: Resolver<ResolversTypes['TermsVersion'], ParentType, ContextType, RequireFields<MutationTerms_PublishArgs, 'id' | 'version'>>;
  terms_accept?: Resolver<ResolversTypes['PublishedTerms'], ParentType, ContextType, RequireFields<MutationTerms_AcceptArgs, 'id'>>;
};

export type ClinicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Clinic'] = ResolversParentTypes['Clinic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clinic_tags?: Resolver<Array<ResolversTypes['ClinicTag']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['ClinicAttributes'], ParentType, ContextType>;
  day_start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day_end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClinicAttributesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClinicAttributes'] = ResolversParentTypes['ClinicAttributes']> = {
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_npi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClinicTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClinicTag'] = ResolversParentTypes['ClinicTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PracticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Practice'] = ResolversParentTypes['Practice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_line1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address_line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state_or_province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  post_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  office_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact_person_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClinicMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClinicMember'] = ResolversParentTypes['ClinicMember']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessScope'] = ResolversParentTypes['AccessScope']> = {
  access_rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AccessScopeName'], ParentType, ContextType>;
};

export type AccessRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessRule'] = ResolversParentTypes['AccessRule']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessScopeName']>, ParentType, ContextType>;
  emergency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  administrative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access_rule_id_list?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  access_scopes?: Resolver<Array<ResolversTypes['AccessScope']>, ParentType, ContextType>;
  preset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  may_give?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoleDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleDeleted'] = ResolversParentTypes['RoleDeleted']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  npi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practices?: Resolver<Array<ResolversTypes['MemberPractice']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['MemberRole']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deactivated_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  may_change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberPracticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberPractice'] = ResolversParentTypes['MemberPractice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberRole'] = ResolversParentTypes['MemberRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClinicInvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClinicInvitation'] = ResolversParentTypes['ClinicInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invited_practice_list?: Resolver<Array<ResolversTypes['MemberPractice']>, ParentType, ContextType>;
  invited_role_list?: Resolver<Array<ResolversTypes['MemberRole']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  may_resend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberHandoverResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberHandover'] = ResolversParentTypes['MemberHandover']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  may_stay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takers?: Resolver<Array<ResolversTypes['HandoverTaker']>, ParentType, ContextType>;
};

export type HandoverTakerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverTaker'] = ResolversParentTypes['HandoverTaker']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmergencyAccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmergencyAccess'] = ResolversParentTypes['EmergencyAccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  started_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ended_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewed_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  review_note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PracticeClosingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PracticeClosing'] = ResolversParentTypes['PracticeClosing']> = {
  members?: Resolver<Array<ResolversTypes['PracticeMember']>, ParentType, ContextType>;
  ahead?: Resolver<Array<ResolversTypes['WorkAhead']>, ParentType, ContextType>;
};

export type PracticeMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PracticeMember'] = ResolversParentTypes['PracticeMember']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkAheadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WorkAhead'] = ResolversParentTypes['WorkAhead']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountedTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CountedTag'] = ResolversParentTypes['CountedTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patient_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagsChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TagsChanged'] = ResolversParentTypes['TagsChanged']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  npi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermsVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TermsVersion'] = ResolversParentTypes['TermsVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  must_accept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TermsState'], ParentType, ContextType>;
  published_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  published_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accepted_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermsAcceptanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TermsAcceptance'] = ResolversParentTypes['TermsAcceptance']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accepted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PublishedTermsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublishedTerms'] = ResolversParentTypes['PublishedTerms']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Clinic?: ClinicResolvers<ContextType>;
  ClinicAttributes?: ClinicAttributesResolvers<ContextType>;
  ClinicTag?: ClinicTagResolvers<ContextType>;
  Practice?: PracticeResolvers<ContextType>;
  ClinicMember?: ClinicMemberResolvers<ContextType>;
  AccessScope?: AccessScopeResolvers<ContextType>;
  AccessRule?: AccessRuleResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleDeleted?: RoleDeletedResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberPractice?: MemberPracticeResolvers<ContextType>;
  MemberRole?: MemberRoleResolvers<ContextType>;
  ClinicInvitation?: ClinicInvitationResolvers<ContextType>;
  MemberHandover?: MemberHandoverResolvers<ContextType>;
  HandoverTaker?: HandoverTakerResolvers<ContextType>;
  EmergencyAccess?: EmergencyAccessResolvers<ContextType>;
  PracticeClosing?: PracticeClosingResolvers<ContextType>;
  PracticeMember?: PracticeMemberResolvers<ContextType>;
  WorkAhead?: WorkAheadResolvers<ContextType>;
  CountedTag?: CountedTagResolvers<ContextType>;
  TagsChanged?: TagsChangedResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  TermsVersion?: TermsVersionResolvers<ContextType>;
  TermsAcceptance?: TermsAcceptanceResolvers<ContextType>;
  PublishedTerms?: PublishedTermsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

