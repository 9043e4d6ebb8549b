import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findDevices } from './records/devices.sql.ts';
import { findHistory, type HistoryRow } from './records/history.sql.ts';
import { countRecoveryCodes, findFactors } from './sign-in/factors.sql.ts';
import { findPasskeys } from './sign-in/passkeys.sql.ts';
import { readPolicy } from './policy.sql.ts';
import { findOpenSessions, readCredentialOf } from './session/sessions.sql.ts';

const MOST_ROWS = 100;

/** Returns the security settings of the caller's account. */
export async function readSecurity(ctx: RequestContext) {
  const { clinicId, userId } = ctx.actor;
  const [credential, factors, passkeys, recovery_codes_left, remembered_devices, sessions, policy] = await Promise.all([
    readCredentialOf(db(ctx), clinicId, userId),
    findFactors(db(ctx), clinicId, userId),
    findPasskeys(db(ctx), clinicId, userId),
    countRecoveryCodes(db(ctx), clinicId, userId),
    findDevices(db(ctx), clinicId, userId, ctx.now),
    findOpenSessions(db(ctx), clinicId, userId),
    readPolicy(db(ctx), clinicId),
  ]);
  return {
    password_changed_time: credential?.changed_time ?? ctx.now,
    factors,
    passkeys,
    recovery_codes_left,
    remembered_devices,
    sessions,
    two_fa_required: policy.require_two_fa,
  };
}

/** Returns the caller's sign-ins and failed attempts, newest first. */
export function readHistory(ctx: RequestContext, skip: number, take: number): Promise<HistoryRow[]> {
  const { clinicId, userId } = ctx.actor;
  const [from, most] = [Math.min(Math.max(skip, 0), 100_000), Math.min(Math.max(take, 0), MOST_ROWS)];
  return findHistory(db(ctx), clinicId, userId, from, most);
}
