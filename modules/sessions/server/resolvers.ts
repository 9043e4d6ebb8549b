import { personName } from '#practice/rules';
import { colleaguesOf, readMember, readPracticesOf } from '#practice/server';
import type { Resolvers } from '../api/registration.gen.ts';
import { changePassword } from './change-password.ts';
import { changePolicy, policyOf } from './change-policy.ts';
import { mustAcceptTerms } from './authenticate.ts';
import { choosePractice } from './choose-practice.ts';
import { confirmPassword } from './confirm-owner.ts';
import { endMemberSessions, endOtherSessions, endOwnSession, revokeDevice } from './end-sessions.ts';
import { keepSession } from './keep-session.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { findMemberSignIns } from './member-sign-ins.sql.ts';
import { askForNewPasskey, askForPasskey, keepPasskey, signInWithPasskey } from './passkeys.ts';
import { readHistory, readSecurity } from './read-security.ts';
import { makeDefaultFactor, removeFactor, removePasskey, renewRecoveryCodes } from './remove-factor.ts';
import { resetPassword, sendResetLink } from './reset-password.ts';
import { readOpenSession } from './sessions.sql.ts';
import { beginFactor, finishFactor } from './set-up-factor.ts';
import { findInvited, signUp } from './sign-up.ts';
import { sendAuthCode, twoFaMethods } from './two-fa-methods.ts';
import { verifyAuthCode } from './verify-auth-code.ts';

/** Resolvers of the service registration that sessions adds. */
export const registration: Resolvers = {
  Query: {
    current_user: async (_parent, _args, { house, actor, now }) => {
      const { kysely } = house.database;
      const scopes = [...(actor.scopes ?? [])].map(([access_rule, scope]) => ({ access_rule, scope }));
      const isForPractice = scopes.some(({ scope }) => scope === 'practice');
      const [member, practices, session, colleagues] = await Promise.all([
        readMember(kysely, actor.clinicId, actor.userId, now),
        readPracticesOf(kysely, actor.clinicId, actor.userId),
        readOpenSession(kysely, actor.clinicId, actor.sessionId),
        isForPractice ? colleaguesOf(kysely, actor.clinicId, actor.practiceId) : [],
      ]);
      return {
        ...member!,
        user_id: actor.userId,
        emergency_until: member!.emergency?.until ?? null,
        username: session?.username ?? '',
        name: personName(member!),
        clinic_id: actor.clinicId,
        practice_id: actor.practiceId,
        practice: practices.find(({ id }) => id === actor.practiceId)!,
        access_rules: [...actor.rules],
        access_scopes: scopes,
        colleague_ids: colleagues,
        must_set_up_two_fa: session?.restricted ?? false,
        must_accept_terms: session?.restricted === false && (await mustAcceptTerms(house, actor.clinicId, session)),
      };
    },
    get_user_type_two_fa: (_parent, { token }, request) => twoFaMethods(request, token),
    registry_token_verify: (_parent, { token }, request) => findInvited(request, token),
    my_security: (_parent, _args, request) => readSecurity(request),
    session_history: (_parent, { skip, take }, request) => readHistory(request, skip, take),
    session_policy: (_parent, _args, request) => policyOf(request),
    member_sign_ins: (_parent, _args, { house, actor }) => findMemberSignIns(house.database.kysely, actor.clinicId),
  },
  Mutation: {
    login: (_parent, args, request) => login(request, args),
    verify_auth_code: (_parent, args, request) => verifyAuthCode(request, args),
    send_auth_code: (_parent, args, request) => sendAuthCode(request, args),
    get_final_token: (_parent, args, request) => choosePractice(request, args),
    passkey_sign_in_options: (_parent, args, request) => askForPasskey(request, args.two_fa_token ?? null),
    passkey_sign_in: (_parent, args, request) => signInWithPasskey(request, args),
    send_reset_password_link: (_parent, { email }, request) => sendResetLink(request, email),
    reset_password: (_parent, args, request) => resetPassword(request, args),
    registry_doctor_signup_create: (_parent, { input }, request) => signUp(request, input),
    accept_invitation: (_parent, input, request) => signUp(request, input),
    logout: (_parent, _args, request) => logout(request),
    keep_session: (_parent, _args, request) => keepSession(request),
    refresh: (_parent, _args, request) => keepSession(request),
    confirm_password: (_parent, { password }, request) => confirmPassword(request, password),
    change_password: (_parent, args, request) => changePassword(request, args),
    two_fa_begin: (_parent, args, request) => beginFactor(request, args),
    two_fa_confirm: (_parent, args, request) => finishFactor(request, args),
    two_fa_remove: (_parent, { id }, request) => removeFactor(request, id),
    two_fa_make_default: (_parent, { id }, request) => makeDefaultFactor(request, id),
    recovery_codes_create: (_parent, _args, request) => renewRecoveryCodes(request),
    passkey_register_options: (_parent, _args, request) => askForNewPasskey(request),
    passkey_register: (_parent, args, request) => keepPasskey(request, args),
    passkey_remove: (_parent, { id }, request) => removePasskey(request, id),
    remembered_device_revoke: (_parent, { id }, request) => revokeDevice(request, id),
    session_end: (_parent, { id }, request) => endOwnSession(request, id),
    sessions_end_others: (_parent, _args, request) => endOtherSessions(request),
    member_sessions_end: (_parent, { user_id }, request) => endMemberSessions(request, user_id),
    session_policy_update: (_parent, { input }, request) => changePolicy(request, input),
  },
};
