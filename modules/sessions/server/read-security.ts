import type { RequestContext } from '#platform/request-context.ts';
import { deviceWords, endWords, factorDisplay, methodWords } from '../rules/index.ts';
import { findDevices } from './records/devices.sql.ts';
import { countRecoveryCodes, findFactors } from './sign-in/factors.sql.ts';
import { findHistory } from './records/history.sql.ts';
import { findPasskeys } from './sign-in/passkeys.sql.ts';
import { readPolicy } from './policy.sql.ts';
import { findOpenSessions, readCredentialOf } from './session/sessions.sql.ts';

const MOST_ROWS = 100;

/** Everything that guards the caller's account; never a secret of it. */
export async function readSecurity({ app, actor, now }: RequestContext) {
  const { kysely } = app.database;
  const { clinicId, userId } = actor;
  const [credential, factors, passkeys, recovery_codes_left, devices, sessions, policy] = await Promise.all([
    readCredentialOf(kysely, clinicId, userId),
    findFactors(kysely, clinicId, userId),
    findPasskeys(kysely, clinicId, userId),
    countRecoveryCodes(kysely, clinicId, userId),
    findDevices(kysely, clinicId, userId, now),
    findOpenSessions(kysely, clinicId, userId),
    readPolicy(kysely, clinicId),
  ]);
  return {
    password_changed_time: credential?.changed_time ?? now,
    factors: factors.map(({ id, kind, address, is_default, created_time, used_time }) => ({
      id,
      kind,
      two_fa_display: factorDisplay(kind, address),
      is_default,
      created_time,
      used_time,
    })),
    passkeys: passkeys.map(({ id, passkey_name, created_time, used_time }) => ({
      id,
      passkey_name,
      created_time,
      used_time,
    })),
    recovery_codes_left,
    remembered_devices: devices.map(({ user_agent, ...device }) => ({ ...device, device: deviceWords(user_agent) })),
    sessions: sessions.map(({ user_agent, ...session }) => ({
      ...session,
      device: deviceWords(user_agent),
      is_current: session.id === actor.sessionId,
    })),
    two_fa_required: policy.require_two_fa,
  };
}

/** The caller's sign-ins and failed attempts, newest first. */
export async function readHistory({ app, actor }: RequestContext, skip: number, take: number) {
  const rows = await findHistory(
    app.database.kysely,
    actor.clinicId,
    actor.userId,
    Math.min(Math.max(skip, 0), 100_000),
    Math.min(Math.max(take, 0), MOST_ROWS),
  );
  return rows.map(({ user_agent, detail, end_reason, ...row }) => ({
    ...row,
    device: deviceWords(user_agent),
    detail: row.kind === 'failed' ? detail.charAt(0).toUpperCase() + detail.slice(1) : methodWords(detail),
    end_reason: endWords(end_reason),
  }));
}
