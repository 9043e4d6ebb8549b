import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { notConfirmed } from '../confirm-owner.ts';
import { revokeDevices } from '../records/devices.sql.ts';
import { deleteFactor, findFactors, replaceRecoveryCodes, setDefaultFactor } from '../sign-in/factors.sql.ts';
import { deletePasskey, findPasskeys } from '../sign-in/passkeys.sql.ts';
import { readPolicy } from '../policy.sql.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { lockAccount } from '../session/sessions.sql.ts';
import { notifyOwner } from '../notify-owner.ts';

/** Deletes a second factor. */
export function removeFactor(ctx: RequestContext, id: string): Promise<{ ok: true } | DomainError> {
  return remove(ctx, id, deleteFactor);
}

/** Deletes a passkey. */
export function removePasskey(ctx: RequestContext, id: string): Promise<{ ok: true } | DomainError> {
  return remove(ctx, id, deletePasskey);
}

/** Makes a factor the default. */
export async function makeDefaultFactor(ctx: RequestContext, id: string): Promise<{ ok: true } | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    const factors = await findFactors(tx, actor.clinicId, actor.userId);
    if (!factors.some((factor) => factor.id === id)) return notThere();
    await setDefaultFactor(tx, actor.clinicId, actor.userId, id);
    await recordChange(tx, ctx, { action: 'update', objectType: 'second_factor', objectId: id, reason: 'default' });
    return { ok: true as const };
  });
}

/** Creates ten new recovery codes; only for members with a second factor. */
export async function renewRecoveryCodes(
  ctx: RequestContext,
): Promise<{ ok: true; recovery_codes: string[] } | DomainError> {
  const { app, actor, now } = ctx;
  const error = await notConfirmed(ctx);
  if (error !== null) return error;
  return app.database.transaction(async (tx) => {
    if ((await countAll(tx, actor)) === 0)
      return domainError('NO_TWO_FA', 'Recovery codes replace a second factor. Set up a second factor first.');
    const recovery_codes = await makeRecoveryCodes(tx, app, actor, now);
    await recordChange(tx, ctx, { action: 'create', objectType: 'recovery_codes' });
    await notifyOwner(tx, actor, 'recovery-codes');
    return { ok: true as const, recovery_codes };
  });
}

async function remove(ctx: RequestContext, id: string, drop: typeof deleteFactor): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  const error = await notConfirmed(ctx);
  if (error !== null) return error;
  return app.database.transaction(async (tx) => {
    // Otherwise two concurrent deletions would each see the other factor as the remaining one.
    await lockAccount(tx, actor.clinicId, actor.userId);
    if (!(await drop(tx, actor.clinicId, actor.userId, id, now))) return notThere();
    if ((await countAll(tx, actor)) === 0) {
      if ((await readPolicy(tx, actor.clinicId)).require_two_fa)
        return domainError('TWO_FA_REQUIRED', 'Your clinic requires a second factor. Set up another one first.');
      // Recovery codes are deleted with the last factor.
      await replaceRecoveryCodes(tx, actor.clinicId, actor.userId, [], now);
      await revokeDevices(tx, actor.clinicId, actor.userId, null, now);
    }
    await recordChange(tx, ctx, { action: 'delete', objectType: 'second_factor', objectId: id });
    await notifyOwner(tx, actor, 'factor-removed');
    return { ok: true as const };
  });
}

async function countAll(tx: Tx, { clinicId, userId }: { clinicId: string; userId: string }): Promise<number> {
  return (await findFactors(tx, clinicId, userId)).length + (await findPasskeys(tx, clinicId, userId)).length;
}

function notThere(): DomainError {
  return domainError('NOT_FOUND', 'This no longer exists.');
}
