import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readMember, rejectOutOfReach } from '#practice/server';
import { forgetSession } from './authenticate.ts';
import { revokeDevices } from '../records/devices.sql.ts';
import { spendAll } from '../records/one-time.sql.ts';
import { endOpenSessions, endSession, findSessionsAt } from './sessions.sql.ts';

/**
 * Ends every open session of a member except `except`: their next call in any process gets 401. Pending sign-ins and
 * password reset links end with them. `reason` is one of endWords.
 */
export async function endSessionsOf(
  tx: Tx,
  app: App,
  clinicId: string,
  userId: string,
  reason: string,
  now: Date,
  except: string | null = null,
): Promise<number> {
  const ended = await endOpenSessions(tx, clinicId, userId, reason, now, except);
  await spendAll(tx, 'sessions.sign_in_step', { clinicId, userId }, now);
  await spendAll(tx, 'sessions.password_reset', { clinicId, userId }, now);
  await app.live.publishIn(
    tx,
    ended.map((id) => ({ clinicId, topic: 'sessions.ended', body: { session_id: id } })),
  );
  for (const id of ended) forgetSession(app, id);
  return ended.length;
}

/** Ends another session of the caller. */
export async function endOwnSession(ctx: RequestContext, id: string): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  if (id === actor.sessionId) return domainError('USE_LOGOUT', 'This is your current session: sign out instead.');
  const answer = await app.database.transaction(async (tx) => {
    if (!(await endSession(tx, actor.clinicId, id, 'elsewhere', now, actor.userId)))
      return domainError('NOT_FOUND', 'This session has already ended.');
    await recordChange(tx, ctx, { action: 'sign_out', objectType: 'session', objectId: id });
    await app.live.publishIn(tx, [{ clinicId: actor.clinicId, topic: 'sessions.ended', body: { session_id: id } }]);
    return { ok: true as const };
  });
  forgetSession(app, id);
  return answer;
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: RequestContext): Promise<{ ok: true }> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    await endSessionsOf(tx, app, actor.clinicId, actor.userId, 'elsewhere', now, actor.sessionId);
    await recordChange(tx, ctx, { action: 'sign_out', objectType: 'session', reason: 'everywhere else' });
    return { ok: true as const };
  });
}

/**
 * Ends all sessions of another member. MORE_RIGHTS if the member has administrative rights that the actor lacks, as
 * described in docs/rights.md.
 */
export async function endMemberSessions(ctx: RequestContext, userId: string): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  if (userId === actor.userId)
    return domainError('USE_LOGOUT', 'These are your own sessions. End them under Security.');
  return app.database.transaction(async (tx) => {
    if ((await readMember(tx, actor.clinicId, userId)) === null)
      return domainError('NOT_FOUND', 'This member does not exist.');
    const outOfReach = await rejectOutOfReach(tx, ctx, 'sessions.manage', userId);
    if (outOfReach !== null) return outOfReach;
    await endSessionsOf(tx, app, actor.clinicId, userId, 'administrator', now);
    await recordChange(tx, ctx, { action: 'sign_out', objectType: 'member', objectId: userId });
    return { ok: true as const };
  });
}

/** Deletes a remembered device of the caller. */
export async function revokeDevice(ctx: RequestContext, id: string): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    if (!(await revokeDevices(tx, actor.clinicId, actor.userId, id, now)))
      return domainError('NOT_FOUND', 'This device is no longer remembered.');
    await recordChange(tx, ctx, { action: 'delete', objectType: 'remembered_device', objectId: id });
    return { ok: true as const };
  });
}

/** Ends the sessions of a deactivated member; their calls already get 401. */
export async function endDeactivated(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  await endSessionsOf(tx, app, clinicId, String(body['user_id']), 'deactivated', app.clock());
}

/** Ends the sessions of all members in a practice that was closed: they sign in to another one. */
export async function endClosed(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  for (const { id, user_id: userId } of await findSessionsAt(tx, clinicId, String(body['id']))) {
    if (!(await endSession(tx, clinicId, id, 'practice_closed', app.clock(), userId))) continue;
    await app.live.publishIn(tx, [{ clinicId, topic: 'sessions.ended', body: { session_id: id } }]);
    forgetSession(app, id);
  }
}
