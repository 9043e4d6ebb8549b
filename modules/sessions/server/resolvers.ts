import { personName } from '#practice/rules';
import { colleaguesOf, readMember, readPracticesOf } from '#practice/server';
import type { Resolvers } from '../api/registration.gen.ts';
import { changePassword } from './passwords/change-password.ts';
import { changePolicy, policyOf } from './change-policy.ts';
import { mustAcceptTerms } from './session/authenticate.ts';
import { choosePractice } from './sign-in/choose-practice.ts';
import { confirmPassword } from './confirm-owner.ts';
import { endMemberSessions, endOtherSessions, endOwnSession, revokeDevice } from './session/end-sessions.ts';
import { keepSession } from './session/keep-session.ts';
import { login } from './sign-in/login.ts';
import { logout } from './session/logout.ts';
import { findMemberSignIns } from './sign-in/member-sign-ins.sql.ts';
import { askForNewPasskey, askForPasskey, keepPasskey, signInWithPasskey } from './factors/passkeys.ts';
import { readHistory, readSecurity } from './read-security.ts';
import { makeDefaultFactor, removeFactor, removePasskey, renewRecoveryCodes } from './factors/remove-factor.ts';
import { readPasswordLink, resetPassword, sendResetLink } from './passwords/reset-password.ts';
import { fields, type Rows } from './rows.ts';
import { readOpenSession } from './session/sessions.sql.ts';
import { beginFactor, finishFactor } from './factors/set-up-factor.ts';
import { findInvited, signUp } from './sign-in/sign-up.ts';
import { sendAuthCode, twoFaMethods } from './factors/two-fa-methods.ts';
import { verifyAuthCode } from './factors/verify-auth-code.ts';

/** The resolvers that sessions adds to the service registration. */
export const registration: Resolvers<Rows> = {
  Query: {
    current_user: async (_parent, _args, { app, actor, now }) => {
      const { kysely } = app.database;
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
        must_accept_terms: session?.restricted === false && (await mustAcceptTerms(app, actor.clinicId, session)),
      };
    },
    get_user_type_two_fa: (_parent, { token }, ctx) => twoFaMethods(ctx, token),
    password_link_verify: (_parent, link, ctx) => readPasswordLink(ctx, link),
    registry_token_verify: (_parent, { token }, ctx) => findInvited(ctx, token),
    my_security: (_parent, _args, ctx) => readSecurity(ctx),
    session_history: (_parent, { skip, take }, ctx) => readHistory(ctx, skip, take),
    session_policy: (_parent, _args, ctx) => policyOf(ctx),
    member_sign_ins: (_parent, _args, { app, actor }) => findMemberSignIns(app.database.kysely, actor.clinicId),
  },
  Mutation: {
    login: (_parent, args, ctx) => login(ctx, args),
    verify_auth_code: (_parent, args, ctx) => verifyAuthCode(ctx, args),
    send_auth_code: (_parent, args, ctx) => sendAuthCode(ctx, args),
    get_final_token: (_parent, args, ctx) => choosePractice(ctx, args),
    passkey_sign_in_options: (_parent, args, ctx) => askForPasskey(ctx, args.two_fa_token ?? null),
    passkey_sign_in: (_parent, args, ctx) => signInWithPasskey(ctx, args),
    send_reset_password_link: (_parent, { email }, ctx) => sendResetLink(ctx, email),
    reset_password: (_parent, args, ctx) => resetPassword(ctx, args),
    registry_doctor_signup_create: (_parent, { input }, ctx) => signUp(ctx, input),
    accept_invitation: (_parent, input, ctx) => signUp(ctx, input),
    logout: (_parent, _args, ctx) => logout(ctx),
    keep_session: (_parent, _args, ctx) => keepSession(ctx),
    refresh: (_parent, _args, ctx) => keepSession(ctx),
    confirm_password: (_parent, { password }, ctx) => confirmPassword(ctx, password),
    change_password: (_parent, args, ctx) => changePassword(ctx, args),
    two_fa_begin: (_parent, args, ctx) => beginFactor(ctx, args),
    two_fa_confirm: (_parent, args, ctx) => finishFactor(ctx, args),
    two_fa_remove: (_parent, { id }, ctx) => removeFactor(ctx, id),
    two_fa_make_default: (_parent, { id }, ctx) => makeDefaultFactor(ctx, id),
    recovery_codes_create: (_parent, _args, ctx) => renewRecoveryCodes(ctx),
    passkey_register_options: (_parent, _args, ctx) => askForNewPasskey(ctx),
    passkey_register: (_parent, args, ctx) => keepPasskey(ctx, args),
    passkey_remove: (_parent, { id }, ctx) => removePasskey(ctx, id),
    remembered_device_revoke: (_parent, { id }, ctx) => revokeDevice(ctx, id),
    session_end: (_parent, { id }, ctx) => endOwnSession(ctx, id),
    sessions_end_others: (_parent, _args, ctx) => endOtherSessions(ctx),
    member_sessions_end: (_parent, { user_id }, ctx) => endMemberSessions(ctx, user_id),
    session_policy_update: (_parent, { input }, ctx) => changePolicy(ctx, input),
  },
  ...fields,
};
