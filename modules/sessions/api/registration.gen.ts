// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type MemberSignIn = {
  user_id: string;
  /** Kinds of confirmed second factors: totp, email, sms, passkey. */
  two_fa: Array<string>;
  /** The last use of one of their sessions; null for members who have never signed in. */
  seen_time?: Date | string | null;
};

export type LoginResult<Rows = object> = {
  /** A session token: the sign-in is complete. */
  token?: string | null;
  /** A second factor is required first. */
  two_fa_token?: string | null;
  /** A practice must be chosen first. */
  pre_token?: string | null;
  /** The practices that the user can choose from; that of the last session first. */
  practices: Array<Answer<Rows, 'LoginPractice', LoginPractice>>;
};

export type LoginPractice = {
  id: string;
  practice_name: string;
};

export type InvitedPerson = {
  first_name: string;
  last_name: string;
  email: string;
  clinic_name: string;
};

export type PasswordLink = {
  name: string;
  username: string;
  clinic_name: string;
  /** True for a member who has never signed in: the link completes their account. */
  is_first: boolean;
  expires_time: Date | string;
};

export type SignupInput = {
  token: string;
  password: string;
  first_name: string;
  last_name: string;
};

export type SignedUp = {
  ok: boolean;
  /** The username for signing in. */
  username: string;
};

export type LogoutResult = {
  ok: boolean;
};

export type Done = {
  ok: boolean;
};

export type KeptSession = {
  token: string;
};

export type TwoFaKind = 'totp' | 'email' | 'sms';

export type TwoFaMethod = {
  id: string;
  /** totp, email, sms, passkey or recovery. */
  kind: string;
  /** The masked destination of a code; for an app its name. */
  two_fa_display: string;
  is_default: boolean;
  /** Whether a code was sent in this sign-in. */
  used: boolean;
};

export type SentCode = {
  ok: boolean;
  /** The masked destination. */
  sent_to: string;
};

export type PasskeyOptions = {
  /** Options for the browser's navigator.credentials, as JSON. */
  options: unknown;
  challenge_token: string;
};

export type TwoFaBegun = {
  id: string;
  /** The secret of an authenticator app, for typing if the QR code can't be scanned. */
  secret?: string | null;
  /** The QR code, as SVG. */
  qr_svg?: string | null;
  /** The masked destination of a code. */
  sent_to?: string | null;
};

export type TwoFaConfirmed = {
  ok: boolean;
  /** Shown once. Empty if the user already has codes. */
  recovery_codes: Array<string>;
};

export type Security<Rows = object> = {
  password_changed_time: Date | string;
  factors: Array<Answer<Rows, 'SecurityFactor', SecurityFactor>>;
  passkeys: Array<Answer<Rows, 'Passkey', Passkey>>;
  recovery_codes_left: number;
  remembered_devices: Array<Answer<Rows, 'RememberedDevice', RememberedDevice>>;
  sessions: Array<Answer<Rows, 'OpenSession', OpenSession>>;
  /** Whether the clinic requires a second factor. */
  two_fa_required: boolean;
};

export type SecurityFactor = {
  id: string;
  kind: string;
  two_fa_display: string;
  is_default: boolean;
  created_time: Date | string;
  used_time?: Date | string | null;
};

export type Passkey = {
  id: string;
  passkey_name: string;
  created_time: Date | string;
  used_time?: Date | string | null;
};

export type RememberedDevice = {
  id: string;
  /** Browser and operating system, as text. */
  device: string;
  ip?: string | null;
  created_time: Date | string;
  used_time: Date | string;
  expires_time: Date | string;
};

export type OpenSession = {
  id: string;
  device: string;
  ip?: string | null;
  created_time: Date | string;
  seen_time: Date | string;
  /** Whether it is the session of this call. */
  is_current: boolean;
};

export type SessionHistoryEntry = {
  id: string;
  /** sign_in or failed. */
  kind: string;
  time: Date | string;
  device: string;
  ip?: string | null;
  /** The sign-in method or the reason of a failure, as text. */
  detail: string;
  ended_time?: Date | string | null;
  /** As text. */
  end_reason?: string | null;
};

export type SessionPolicy = {
  /** Minutes without use after which a session ends. */
  idle_minutes: number;
  require_two_fa: boolean;
  version: number;
  /** Number of active members without a second factor. */
  members_without_two_fa: number;
};

export type SessionPolicyInput = {
  /** 5 to 60. */
  idle_minutes: number;
  require_two_fa: boolean;
  version: number;
};

export type NarrowedRule = {
  access_rule: string;
  scope: NarrowScope;
};

export type NarrowScope = 'practice' | 'self';

export type CurrentUser<Rows = object> = {
  user_id: string;
  username: string;
  first_name: string;
  last_name: string;
  /** Display name, with title and credential. */
  name: string;
  title?: string | null;
  credential?: string | null;
  avatar?: string | null;
  clinic_id: string;
  clinic_name: string;
  /** The clinic's time zone, an IANA name. */
  time_zone: string;
  practice_id: string;
  practice: Answer<Rows, 'LoginPractice', LoginPractice>;
  /** Names of the user's roles. */
  roles: Array<string>;
  /** Ids of the access rules granted by these roles and by active emergency access. */
  access_rules: Array<string>;
  /** The rules that are granted for less than the whole clinic. */
  access_scopes: Array<Answer<Rows, 'NarrowedRule', NarrowedRule>>;
  /** Members of the session's practice; empty if no right is limited to the practice. */
  colleague_ids: Array<string>;
  /** The user has access to nothing else until a second factor is set up. */
  must_set_up_two_fa: boolean;
  /** The user has access to nothing else until they have accepted the clinic's terms. */
  must_accept_terms: boolean;
  /** The end of the active emergency access; null if there is none. */
  emergency_until?: Date | string | null;
};

export type QueryResolvers<Rows = object> = {
  current_user?: Field<Answer<Rows, 'CurrentUser', CurrentUser<Rows>>>;
  get_user_type_two_fa?: Field<Array<Answer<Rows, 'TwoFaMethod', TwoFaMethod>>, { token: string }>;
  registry_token_verify?: Field<Answer<Rows, 'InvitedPerson', InvitedPerson>, { token: string }>;
  password_link_verify?: Field<Answer<Rows, 'PasswordLink', PasswordLink>, { code: string; token: string }>;
  my_security?: Field<Answer<Rows, 'Security', Security<Rows>>>;
  session_history?: Field<Array<Answer<Rows, 'SessionHistoryEntry', SessionHistoryEntry>>, {
    skip: number;
    take: number;
  }>;
  session_policy?: Field<Answer<Rows, 'SessionPolicy', SessionPolicy>>;
  member_sign_ins?: Field<Array<Answer<Rows, 'MemberSignIn', MemberSignIn>>>;
};

export type MutationResolvers<Rows = object> = {
  login?: Field<Answer<Rows, 'LoginResult', LoginResult<Rows>>, {
    username: string;
    password: string;
    deviceId: string;
    practice_id?: string | null | undefined;
  }>;
  verify_auth_code?: Field<Answer<Rows, 'LoginResult', LoginResult<Rows>>, {
    code: string;
    token: string;
    remember_device?: boolean | null | undefined;
  }>;
  send_auth_code?: Field<Answer<Rows, 'SentCode', SentCode>, { token: string; method_id: string }>;
  get_final_token?: Field<Answer<Rows, 'LoginResult', LoginResult<Rows>>, { practice_id: string; pre_token: string }>;
  passkey_sign_in_options?: Field<Answer<Rows, 'PasskeyOptions', PasskeyOptions>, {
    two_fa_token?: string | null | undefined;
  }>;
  passkey_sign_in?: Field<Answer<Rows, 'LoginResult', LoginResult<Rows>>, {
    response: unknown;
    challenge_token: string;
    deviceId: string;
    two_fa_token?: string | null | undefined;
    remember_device?: boolean | null | undefined;
  }>;
  send_reset_password_link?: Field<Answer<Rows, 'Done', Done>, { email: string }>;
  reset_password?: Field<Answer<Rows, 'Done', Done>, { code: string; password: string; token: string }>;
  registry_doctor_signup_create?: Field<Answer<Rows, 'SignedUp', SignedUp>, { input: SignupInput }>;
  accept_invitation?: Field<Answer<Rows, 'SignedUp', SignedUp>, { token: string; password: string }>;
  logout?: Field<Answer<Rows, 'LogoutResult', LogoutResult>>;
  keep_session?: Field<Answer<Rows, 'KeptSession', KeptSession>>;
  refresh?: Field<Answer<Rows, 'KeptSession', KeptSession>>;
  confirm_password?: Field<Answer<Rows, 'Done', Done>, { password: string }>;
  change_password?: Field<Answer<Rows, 'Done', Done>, { current_password: string; password: string }>;
  two_fa_begin?: Field<Answer<Rows, 'TwoFaBegun', TwoFaBegun>, {
    kind: TwoFaKind;
    address?: string | null | undefined;
  }>;
  two_fa_confirm?: Field<Answer<Rows, 'TwoFaConfirmed', TwoFaConfirmed>, { id: string; code: string }>;
  two_fa_remove?: Field<Answer<Rows, 'Done', Done>, { id: string }>;
  two_fa_make_default?: Field<Answer<Rows, 'Done', Done>, { id: string }>;
  recovery_codes_create?: Field<Answer<Rows, 'TwoFaConfirmed', TwoFaConfirmed>>;
  passkey_register_options?: Field<Answer<Rows, 'PasskeyOptions', PasskeyOptions>>;
  passkey_register?: Field<Answer<Rows, 'TwoFaConfirmed', TwoFaConfirmed>, {
    response: unknown;
    challenge_token: string;
    passkey_name: string;
  }>;
  passkey_remove?: Field<Answer<Rows, 'Done', Done>, { id: string }>;
  remembered_device_revoke?: Field<Answer<Rows, 'Done', Done>, { id: string }>;
  session_end?: Field<Answer<Rows, 'Done', Done>, { id: string }>;
  sessions_end_others?: Field<Answer<Rows, 'Done', Done>>;
  member_sessions_end?: Field<Answer<Rows, 'Done', Done>, { user_id: string }>;
  session_policy_update?: Field<Answer<Rows, 'SessionPolicy', SessionPolicy>, { input: SessionPolicyInput }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    MemberSignIn: MemberSignIn;
    LoginResult: LoginResult<Rows>;
    LoginPractice: LoginPractice;
    InvitedPerson: InvitedPerson;
    PasswordLink: PasswordLink;
    SignedUp: SignedUp;
    LogoutResult: LogoutResult;
    Done: Done;
    KeptSession: KeptSession;
    TwoFaMethod: TwoFaMethod;
    SentCode: SentCode;
    PasskeyOptions: PasskeyOptions;
    TwoFaBegun: TwoFaBegun;
    TwoFaConfirmed: TwoFaConfirmed;
    Security: Security<Rows>;
    SecurityFactor: SecurityFactor;
    Passkey: Passkey;
    RememberedDevice: RememberedDevice;
    OpenSession: OpenSession;
    SessionHistoryEntry: SessionHistoryEntry;
    SessionPolicy: SessionPolicy;
    NarrowedRule: NarrowedRule;
    CurrentUser: CurrentUser<Rows>;
  }
>;
