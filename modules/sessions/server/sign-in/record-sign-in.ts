import { deviceWords } from '#audit/rules';
import { recordAccessEntry, recordEntry, sealed, type AuditContent } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { insertFailedSignIn, insertNobodysSignIn } from '../records/history.sql.ts';

/** The owner of an account. */
export interface Owner {
  clinicId: string;
  userId: string;
}

/** An audit entry about a step of a sign-in, before there is a session. */
export interface SignInNote {
  action?: 'sign_in' | 'update';
  objectType?: string;
  userName?: string | null;
  roles?: string | null;
  sessionId?: string | null;
  reason?: string | null;
  outcome?: 'success' | 'refused';
}

/** Writes a step of a sign-in to the audit log. */
export async function recordSignIn(ctx: PublicContext, owner: Owner, note: SignInNote): Promise<void> {
  await recordAccessEntry(ctx.app, entryOf(ctx, owner, note));
}

/** Writes the same in the transaction of the change that it reports. */
export async function recordSignInChange(tx: Tx, ctx: PublicContext, owner: Owner, note: SignInNote): Promise<void> {
  await recordEntry(tx, ctx.app, entryOf(ctx, owner, note));
}

function entryOf(ctx: PublicContext, owner: Owner, note: SignInNote): AuditContent {
  return {
    clinic_id: owner.clinicId,
    id: newId(),
    time: ctx.now,
    user_id: owner.userId,
    user_name: note.userName ?? null,
    roles: note.roles ?? null,
    action: note.action ?? 'sign_in',
    object_type: note.objectType ?? 'session',
    object_id: null,
    patient_id: null,
    changes: null,
    ip: ctx.ip,
    session_id: note.sessionId ?? null,
    outcome: note.outcome ?? 'success',
    reason: note.reason ?? null,
    device: ctx.device === null ? null : deviceWords(ctx.device),
  };
}

/** Writes a failed attempt to the audit log, and to the owner's history. */
export async function recordFailure(ctx: PublicContext, owner: Owner, reason: string): Promise<void> {
  const { clinicId: clinic_id, userId: user_id } = owner;
  await ctx.app.database.transaction(async (tx) => {
    await insertFailedSignIn(tx, { clinic_id, user_id, ...triedBy(ctx, reason) }, ctx.now);
    await recordSignInChange(tx, ctx, owner, { outcome: 'refused', reason });
  });
}

/**
 * Records an attempt for an unknown username with the same steps as for a known one, so that the response time does not
 * reveal whether it exists.
 */
export async function recordUnknownFailure(ctx: PublicContext, reason: string): Promise<void> {
  await ctx.app.database.transaction(async (tx) => {
    await insertNobodysSignIn(tx, triedBy(ctx, reason), ctx.now);
    await insertNobodysSignIn(tx, triedBy(ctx, await sealOfNobody(ctx)), ctx.now);
  });
}

function triedBy(ctx: PublicContext, reason: string) {
  return { id: newId(), reason, user_agent: ctx.device?.slice(0, 300) ?? null, ip: ctx.ip };
}

// Audit entries are sealed before they are written; this takes the same time.
async function sealOfNobody(ctx: PublicContext): Promise<string> {
  const nobody = { clinicId: '00000000-0000-7000-8000-000000000000', userId: '00000000-0000-7000-8000-000000000000' };
  const { mac } = await sealed(ctx.app, entryOf(ctx, nobody, { outcome: 'refused', reason: 'nobody' }));
  return mac.toString('base64url');
}
