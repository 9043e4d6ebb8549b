// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type MemberSignIn = {
  user_id: string;
  /** Kinds of second factors that stand: totp, email, sms, passkey. */
  two_fa: Array<string>;
  /** When a session of theirs was last in use; null for who has never signed in. */
  seen_time?: Date | string | null;
};

export type LoginResult<Rows = object> = {
  /** A final token: the session stands. */
  token?: string | null;
  /** A second factor is asked for first. */
  two_fa_token?: string | null;
  /** A practice has to be chosen first. */
  pre_token?: string | null;
  /** The practices that the user may choose from; the one of the last session first. */
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

export type SignupInput = {
  token: string;
  password: string;
  first_name: string;
  last_name: string;
};

export type SignedUp = {
  ok: boolean;
  /** What to sign in with. */
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
  /** Where a code goes, masked; for an app its name. */
  two_fa_display: string;
  is_default: boolean;
  /** Whether a code has gone there in this sign-in. */
  used: boolean;
};

export type SentCode = {
  ok: boolean;
  /** Where it went, masked. */
  sent_to: string;
};

export type PasskeyOptions = {
  /** As the browser's navigator.credentials takes it, in JSON. */
  options: unknown;
  challenge_token: string;
};

export type TwoFaBegun = {
  id: string;
  /** Of an authenticator app, to be typed in where the picture can't be read. */
  secret?: string | null;
  /** The picture to scan, an SVG. */
  qr_svg?: string | null;
  /** Where a code went, masked. */
  sent_to?: string | null;
};

export type TwoFaConfirmed = {
  ok: boolean;
  /** Shown once. Empty where the user has some already. */
  recovery_codes: Array<string>;
};

export type Security<Rows = object> = {
  password_changed_time: Date | string;
  factors: Array<Answer<Rows, 'SecurityFactor', SecurityFactor>>;
  passkeys: Array<Answer<Rows, 'Passkey', Passkey>>;
  recovery_codes_left: number;
  remembered_devices: Array<Answer<Rows, 'RememberedDevice', RememberedDevice>>;
  sessions: Array<Answer<Rows, 'OpenSession', OpenSession>>;
  /** Whether the clinic asks for a second factor. */
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
  /** Browser and system, in words. */
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
  /** How somebody signed in, or why not, in words. */
  detail: string;
  ended_time?: Date | string | null;
  /** In words. */
  end_reason?: string | null;
};

export type SessionPolicy = {
  /** Minutes without use after which a session ends. */
  idle_minutes: number;
  require_two_fa: boolean;
  version: number;
  /** How many active members have no second factor yet. */
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
  /** Name as it is shown, with title and credential. */
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
  /** Names of the roles the user holds. */
  roles: Array<string>;
  /** Ids of the access rules that these roles grant, and that an emergency access adds while it is on. */
  access_rules: Array<string>;
  /** The rules that are granted for less than the whole clinic. */
  access_scopes: Array<Answer<Rows, 'NarrowedRule', NarrowedRule>>;
  /** Who works in the practice of the session; empty where no right is granted for the practice alone. */
  colleague_ids: Array<string>;
  /** Nothing else is open to the user until a second factor stands. */
  must_set_up_two_fa: boolean;
  /** Nothing else is open to the user until they have accepted the clinic's terms. */
  must_accept_terms: boolean;
  /** When the emergency access that is on ends; null where none is on. */
  emergency_until?: Date | string | null;
};

export type QueryResolvers<Rows = object> = {
  current_user?: Field<Answer<Rows, 'CurrentUser', CurrentUser<Rows>>>;
  get_user_type_two_fa?: Field<Array<Answer<Rows, 'TwoFaMethod', TwoFaMethod>>, { token: string }>;
  registry_token_verify?: Field<Answer<Rows, 'InvitedPerson', InvitedPerson>, { token: string }>;
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
