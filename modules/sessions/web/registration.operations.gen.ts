// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignupInput = {
  token: string;
  password: string;
  first_name: string;
  last_name: string;
};

export type TwoFaKind =
  | 'totp'
  | 'email'
  | 'sms';

export type SessionPolicyInput = {
  /** 5 to 60. */
  idle_minutes: number;
  require_two_fa: boolean;
  version: number;
};

export type NarrowScope =
  /** Records of the user's practice. */
  | 'practice'
  /** The user's own records. */
  | 'self';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { current_user: { user_id: string, username: string, first_name: string, last_name: string, name: string, clinic_id: string, clinic_name: string, time_zone: string, practice_id: string, roles: Array<string>, access_rules: Array<string>, colleague_ids: Array<string>, must_set_up_two_fa: boolean, must_accept_terms: boolean, avatar: string | null, emergency_until: string | null, practice: { id: string, practice_name: string }, access_scopes: Array<{ access_rule: string, scope: NarrowScope }> } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  deviceId: string;
}>;


export type LoginMutation = { login: { token: string | null, two_fa_token: string | null, pre_token: string | null, practices: Array<{ id: string, practice_name: string }> } };

export type VerifyAuthCodeMutationVariables = Exact<{
  code: string;
  token: string;
  remember_device?: boolean | null | undefined;
}>;


export type VerifyAuthCodeMutation = { verify_auth_code: { token: string | null, two_fa_token: string | null, pre_token: string | null, practices: Array<{ id: string, practice_name: string }> } };

export type SendAuthCodeMutationVariables = Exact<{
  token: string;
  method_id: string;
}>;


export type SendAuthCodeMutation = { send_auth_code: { sent_to: string } };

export type GetUserTypeTwoFaQueryVariables = Exact<{
  token: string;
}>;


export type GetUserTypeTwoFaQuery = { get_user_type_two_fa: Array<{ id: string, kind: string, two_fa_display: string, is_default: boolean, used: boolean }> };

export type GetFinalTokenMutationVariables = Exact<{
  practice_id: string;
  pre_token: string;
}>;


export type GetFinalTokenMutation = { get_final_token: { token: string | null, two_fa_token: string | null, pre_token: string | null, practices: Array<{ id: string, practice_name: string }> } };

export type PasskeySignInOptionsMutationVariables = Exact<{
  two_fa_token?: string | null | undefined;
}>;


export type PasskeySignInOptionsMutation = { passkey_sign_in_options: { options: unknown, challenge_token: string } };

export type PasskeySignInMutationVariables = Exact<{
  response: unknown;
  challenge_token: string;
  deviceId: string;
  two_fa_token?: string | null | undefined;
  remember_device?: boolean | null | undefined;
}>;


export type PasskeySignInMutation = { passkey_sign_in: { token: string | null, two_fa_token: string | null, pre_token: string | null, practices: Array<{ id: string, practice_name: string }> } };

export type SendResetPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendResetPasswordLinkMutation = { send_reset_password_link: { ok: boolean } };

export type PasswordLinkVerifyQueryVariables = Exact<{
  code: string;
  token: string;
}>;


export type PasswordLinkVerifyQuery = { password_link_verify: { name: string, username: string, clinic_name: string, is_first: boolean, expires_time: string } };

export type ResetPasswordMutationVariables = Exact<{
  code: string;
  password: string;
  token: string;
}>;


export type ResetPasswordMutation = { reset_password: { ok: boolean } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { ok: boolean } };

export type KeepSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepSessionMutation = { keep_session: { token: string } };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirm_password: { ok: boolean } };

export type ChangePasswordMutationVariables = Exact<{
  current_password: string;
  password: string;
}>;


export type ChangePasswordMutation = { change_password: { ok: boolean } };

export type MySecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecurityQuery = { my_security: { password_changed_time: string, recovery_codes_left: number, two_fa_required: boolean, factors: Array<{ id: string, kind: string, two_fa_display: string, is_default: boolean, created_time: string, used_time: string | null }>, passkeys: Array<{ id: string, passkey_name: string, created_time: string, used_time: string | null }>, remembered_devices: Array<{ id: string, device: string, ip: string | null, created_time: string, used_time: string, expires_time: string }>, sessions: Array<{ id: string, device: string, ip: string | null, created_time: string, seen_time: string, is_current: boolean }> } };

export type SessionHistoryQueryVariables = Exact<{
  skip: number;
  take: number;
}>;


export type SessionHistoryQuery = { session_history: Array<{ id: string, kind: string, time: string, device: string, ip: string | null, detail: string, ended_time: string | null, end_reason: string | null }> };

export type TwoFaBeginMutationVariables = Exact<{
  kind: TwoFaKind;
  address?: string | null | undefined;
}>;


export type TwoFaBeginMutation = { two_fa_begin: { id: string, secret: string | null, qr_svg: string | null, sent_to: string | null } };

export type TwoFaConfirmMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type TwoFaConfirmMutation = { two_fa_confirm: { recovery_codes: Array<string> } };

export type TwoFaRemoveMutationVariables = Exact<{
  id: string;
}>;


export type TwoFaRemoveMutation = { two_fa_remove: { ok: boolean } };

export type TwoFaMakeDefaultMutationVariables = Exact<{
  id: string;
}>;


export type TwoFaMakeDefaultMutation = { two_fa_make_default: { ok: boolean } };

export type RecoveryCodesCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type RecoveryCodesCreateMutation = { recovery_codes_create: { recovery_codes: Array<string> } };

export type PasskeyRegisterOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegisterOptionsMutation = { passkey_register_options: { options: unknown, challenge_token: string } };

export type PasskeyRegisterMutationVariables = Exact<{
  response: unknown;
  challenge_token: string;
  passkey_name: string;
}>;


export type PasskeyRegisterMutation = { passkey_register: { recovery_codes: Array<string> } };

export type PasskeyRemoveMutationVariables = Exact<{
  id: string;
}>;


export type PasskeyRemoveMutation = { passkey_remove: { ok: boolean } };

export type RememberedDeviceRevokeMutationVariables = Exact<{
  id: string;
}>;


export type RememberedDeviceRevokeMutation = { remembered_device_revoke: { ok: boolean } };

export type SessionEndMutationVariables = Exact<{
  id: string;
}>;


export type SessionEndMutation = { session_end: { ok: boolean } };

export type SessionsEndOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionsEndOthersMutation = { sessions_end_others: { ok: boolean } };

export type SessionPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionPolicyQuery = { session_policy: { idle_minutes: number, require_two_fa: boolean, version: number, members_without_two_fa: number } };

export type SessionPolicyUpdateMutationVariables = Exact<{
  input: SessionPolicyInput;
}>;


export type SessionPolicyUpdateMutation = { session_policy_update: { idle_minutes: number, require_two_fa: boolean, version: number, members_without_two_fa: number } };

export type RegistryTokenVerifyQueryVariables = Exact<{
  token: string;
}>;


export type RegistryTokenVerifyQuery = { registry_token_verify: { first_name: string, last_name: string, email: string, clinic_name: string } };

export type RegistryDoctorSignupCreateMutationVariables = Exact<{
  input: SignupInput;
}>;


export type RegistryDoctorSignupCreateMutation = { registry_doctor_signup_create: { username: string } };

export type MemberSignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberSignInsQuery = { member_sign_ins: Array<{ user_id: string, two_fa: Array<string>, seen_time: string | null }> };


export const CurrentUserDocument: ApiDocument<CurrentUserQuery, CurrentUserQueryVariables> = {
  service: 'registration',
  name: 'CurrentUser',
  query: "query CurrentUser {\n  current_user {\n    user_id\n    username\n    first_name\n    last_name\n    name\n    clinic_id\n    clinic_name\n    time_zone\n    practice_id\n    practice {\n      id\n      practice_name\n    }\n    roles\n    access_rules\n    access_scopes {\n      access_rule\n      scope\n    }\n    colleague_ids\n    must_set_up_two_fa\n    must_accept_terms\n    avatar\n    emergency_until\n  }\n}",
};

export const LoginDocument: ApiDocument<LoginMutation, LoginMutationVariables> = {
  service: 'registration',
  name: 'Login',
  query: "mutation Login($username: String!, $password: String!, $deviceId: String!) {\n  login(username: $username, password: $password, deviceId: $deviceId) {\n    token\n    two_fa_token\n    pre_token\n    practices {\n      id\n      practice_name\n    }\n  }\n}",
};

export const VerifyAuthCodeDocument: ApiDocument<VerifyAuthCodeMutation, VerifyAuthCodeMutationVariables> = {
  service: 'registration',
  name: 'VerifyAuthCode',
  query: "mutation VerifyAuthCode($code: String!, $token: String!, $remember_device: Boolean) {\n  verify_auth_code(code: $code, token: $token, remember_device: $remember_device) {\n    token\n    two_fa_token\n    pre_token\n    practices {\n      id\n      practice_name\n    }\n  }\n}",
};

export const SendAuthCodeDocument: ApiDocument<SendAuthCodeMutation, SendAuthCodeMutationVariables> = {
  service: 'registration',
  name: 'SendAuthCode',
  query: "mutation SendAuthCode($token: String!, $method_id: ID!) {\n  send_auth_code(token: $token, method_id: $method_id) {\n    sent_to\n  }\n}",
};

export const GetUserTypeTwoFaDocument: ApiDocument<GetUserTypeTwoFaQuery, GetUserTypeTwoFaQueryVariables> = {
  service: 'registration',
  name: 'GetUserTypeTwoFa',
  query: "query GetUserTypeTwoFa($token: String!) {\n  get_user_type_two_fa(token: $token) {\n    id\n    kind\n    two_fa_display\n    is_default\n    used\n  }\n}",
};

export const GetFinalTokenDocument: ApiDocument<GetFinalTokenMutation, GetFinalTokenMutationVariables> = {
  service: 'registration',
  name: 'GetFinalToken',
  query: "mutation GetFinalToken($practice_id: ID!, $pre_token: String!) {\n  get_final_token(practice_id: $practice_id, pre_token: $pre_token) {\n    token\n    two_fa_token\n    pre_token\n    practices {\n      id\n      practice_name\n    }\n  }\n}",
};

export const PasskeySignInOptionsDocument: ApiDocument<PasskeySignInOptionsMutation, PasskeySignInOptionsMutationVariables> = {
  service: 'registration',
  name: 'PasskeySignInOptions',
  query: "mutation PasskeySignInOptions($two_fa_token: String) {\n  passkey_sign_in_options(two_fa_token: $two_fa_token) {\n    options\n    challenge_token\n  }\n}",
};

export const PasskeySignInDocument: ApiDocument<PasskeySignInMutation, PasskeySignInMutationVariables> = {
  service: 'registration',
  name: 'PasskeySignIn',
  query: "mutation PasskeySignIn($response: JSON!, $challenge_token: String!, $deviceId: String!, $two_fa_token: String, $remember_device: Boolean) {\n  passkey_sign_in(\n    response: $response\n    challenge_token: $challenge_token\n    deviceId: $deviceId\n    two_fa_token: $two_fa_token\n    remember_device: $remember_device\n  ) {\n    token\n    two_fa_token\n    pre_token\n    practices {\n      id\n      practice_name\n    }\n  }\n}",
};

export const SendResetPasswordLinkDocument: ApiDocument<SendResetPasswordLinkMutation, SendResetPasswordLinkMutationVariables> = {
  service: 'registration',
  name: 'SendResetPasswordLink',
  query: "mutation SendResetPasswordLink($email: String!) {\n  send_reset_password_link(email: $email) {\n    ok\n  }\n}",
};

export const PasswordLinkVerifyDocument: ApiDocument<PasswordLinkVerifyQuery, PasswordLinkVerifyQueryVariables> = {
  service: 'registration',
  name: 'PasswordLinkVerify',
  query: "query PasswordLinkVerify($code: String!, $token: String!) {\n  password_link_verify(code: $code, token: $token) {\n    name\n    username\n    clinic_name\n    is_first\n    expires_time\n  }\n}",
};

export const ResetPasswordDocument: ApiDocument<ResetPasswordMutation, ResetPasswordMutationVariables> = {
  service: 'registration',
  name: 'ResetPassword',
  query: "mutation ResetPassword($code: String!, $password: String!, $token: String!) {\n  reset_password(code: $code, password: $password, token: $token) {\n    ok\n  }\n}",
};

export const LogoutDocument: ApiDocument<LogoutMutation, LogoutMutationVariables> = {
  service: 'registration',
  name: 'Logout',
  query: "mutation Logout {\n  logout {\n    ok\n  }\n}",
};

export const KeepSessionDocument: ApiDocument<KeepSessionMutation, KeepSessionMutationVariables> = {
  service: 'registration',
  name: 'KeepSession',
  query: "mutation KeepSession {\n  keep_session {\n    token\n  }\n}",
};

export const ConfirmPasswordDocument: ApiDocument<ConfirmPasswordMutation, ConfirmPasswordMutationVariables> = {
  service: 'registration',
  name: 'ConfirmPassword',
  query: "mutation ConfirmPassword($password: String!) {\n  confirm_password(password: $password) {\n    ok\n  }\n}",
};

export const ChangePasswordDocument: ApiDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  service: 'registration',
  name: 'ChangePassword',
  query: "mutation ChangePassword($current_password: String!, $password: String!) {\n  change_password(current_password: $current_password, password: $password) {\n    ok\n  }\n}",
};

export const MySecurityDocument: ApiDocument<MySecurityQuery, MySecurityQueryVariables> = {
  service: 'registration',
  name: 'MySecurity',
  query: "query MySecurity {\n  my_security {\n    password_changed_time\n    factors {\n      id\n      kind\n      two_fa_display\n      is_default\n      created_time\n      used_time\n    }\n    passkeys {\n      id\n      passkey_name\n      created_time\n      used_time\n    }\n    recovery_codes_left\n    remembered_devices {\n      id\n      device\n      ip\n      created_time\n      used_time\n      expires_time\n    }\n    sessions {\n      id\n      device\n      ip\n      created_time\n      seen_time\n      is_current\n    }\n    two_fa_required\n  }\n}",
};

export const SessionHistoryDocument: ApiDocument<SessionHistoryQuery, SessionHistoryQueryVariables> = {
  service: 'registration',
  name: 'SessionHistory',
  query: "query SessionHistory($skip: Int!, $take: Int!) {\n  session_history(skip: $skip, take: $take) {\n    id\n    kind\n    time\n    device\n    ip\n    detail\n    ended_time\n    end_reason\n  }\n}",
};

export const TwoFaBeginDocument: ApiDocument<TwoFaBeginMutation, TwoFaBeginMutationVariables> = {
  service: 'registration',
  name: 'TwoFaBegin',
  query: "mutation TwoFaBegin($kind: TwoFaKind!, $address: String) {\n  two_fa_begin(kind: $kind, address: $address) {\n    id\n    secret\n    qr_svg\n    sent_to\n  }\n}",
};

export const TwoFaConfirmDocument: ApiDocument<TwoFaConfirmMutation, TwoFaConfirmMutationVariables> = {
  service: 'registration',
  name: 'TwoFaConfirm',
  query: "mutation TwoFaConfirm($id: ID!, $code: String!) {\n  two_fa_confirm(id: $id, code: $code) {\n    recovery_codes\n  }\n}",
};

export const TwoFaRemoveDocument: ApiDocument<TwoFaRemoveMutation, TwoFaRemoveMutationVariables> = {
  service: 'registration',
  name: 'TwoFaRemove',
  query: "mutation TwoFaRemove($id: ID!) {\n  two_fa_remove(id: $id) {\n    ok\n  }\n}",
};

export const TwoFaMakeDefaultDocument: ApiDocument<TwoFaMakeDefaultMutation, TwoFaMakeDefaultMutationVariables> = {
  service: 'registration',
  name: 'TwoFaMakeDefault',
  query: "mutation TwoFaMakeDefault($id: ID!) {\n  two_fa_make_default(id: $id) {\n    ok\n  }\n}",
};

export const RecoveryCodesCreateDocument: ApiDocument<RecoveryCodesCreateMutation, RecoveryCodesCreateMutationVariables> = {
  service: 'registration',
  name: 'RecoveryCodesCreate',
  query: "mutation RecoveryCodesCreate {\n  recovery_codes_create {\n    recovery_codes\n  }\n}",
};

export const PasskeyRegisterOptionsDocument: ApiDocument<PasskeyRegisterOptionsMutation, PasskeyRegisterOptionsMutationVariables> = {
  service: 'registration',
  name: 'PasskeyRegisterOptions',
  query: "mutation PasskeyRegisterOptions {\n  passkey_register_options {\n    options\n    challenge_token\n  }\n}",
};

export const PasskeyRegisterDocument: ApiDocument<PasskeyRegisterMutation, PasskeyRegisterMutationVariables> = {
  service: 'registration',
  name: 'PasskeyRegister',
  query: "mutation PasskeyRegister($response: JSON!, $challenge_token: String!, $passkey_name: String!) {\n  passkey_register(\n    response: $response\n    challenge_token: $challenge_token\n    passkey_name: $passkey_name\n  ) {\n    recovery_codes\n  }\n}",
};

export const PasskeyRemoveDocument: ApiDocument<PasskeyRemoveMutation, PasskeyRemoveMutationVariables> = {
  service: 'registration',
  name: 'PasskeyRemove',
  query: "mutation PasskeyRemove($id: ID!) {\n  passkey_remove(id: $id) {\n    ok\n  }\n}",
};

export const RememberedDeviceRevokeDocument: ApiDocument<RememberedDeviceRevokeMutation, RememberedDeviceRevokeMutationVariables> = {
  service: 'registration',
  name: 'RememberedDeviceRevoke',
  query: "mutation RememberedDeviceRevoke($id: ID!) {\n  remembered_device_revoke(id: $id) {\n    ok\n  }\n}",
};

export const SessionEndDocument: ApiDocument<SessionEndMutation, SessionEndMutationVariables> = {
  service: 'registration',
  name: 'SessionEnd',
  query: "mutation SessionEnd($id: ID!) {\n  session_end(id: $id) {\n    ok\n  }\n}",
};

export const SessionsEndOthersDocument: ApiDocument<SessionsEndOthersMutation, SessionsEndOthersMutationVariables> = {
  service: 'registration',
  name: 'SessionsEndOthers',
  query: "mutation SessionsEndOthers {\n  sessions_end_others {\n    ok\n  }\n}",
};

export const SessionPolicyDocument: ApiDocument<SessionPolicyQuery, SessionPolicyQueryVariables> = {
  service: 'registration',
  name: 'SessionPolicy',
  query: "query SessionPolicy {\n  session_policy {\n    idle_minutes\n    require_two_fa\n    version\n    members_without_two_fa\n  }\n}",
};

export const SessionPolicyUpdateDocument: ApiDocument<SessionPolicyUpdateMutation, SessionPolicyUpdateMutationVariables> = {
  service: 'registration',
  name: 'SessionPolicyUpdate',
  query: "mutation SessionPolicyUpdate($input: SessionPolicyInput!) {\n  session_policy_update(input: $input) {\n    idle_minutes\n    require_two_fa\n    version\n    members_without_two_fa\n  }\n}",
};

export const RegistryTokenVerifyDocument: ApiDocument<RegistryTokenVerifyQuery, RegistryTokenVerifyQueryVariables> = {
  service: 'registration',
  name: 'RegistryTokenVerify',
  query: "query RegistryTokenVerify($token: String!) {\n  registry_token_verify(token: $token) {\n    first_name\n    last_name\n    email\n    clinic_name\n  }\n}",
};

export const RegistryDoctorSignupCreateDocument: ApiDocument<RegistryDoctorSignupCreateMutation, RegistryDoctorSignupCreateMutationVariables> = {
  service: 'registration',
  name: 'RegistryDoctorSignupCreate',
  query: "mutation RegistryDoctorSignupCreate($input: SignupInput!) {\n  registry_doctor_signup_create(input: $input) {\n    username\n  }\n}",
};

export const MemberSignInsDocument: ApiDocument<MemberSignInsQuery, MemberSignInsQueryVariables> = {
  service: 'registration',
  name: 'MemberSignIns',
  query: "query MemberSignIns {\n  member_sign_ins {\n    user_id\n    two_fa\n    seen_time\n  }\n}",
};
