import { recordChange, recordChanges } from '#audit/server';
import { isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { GIVES_TOO_MUCH, lockRights, rejectGiving, notifyRightsChanged } from '../members/lock-rights.ts';
import { countInvitationsInto, readHoldersOfRole, readRoles, replaceRole } from './roles.sql.ts';
import { rejectEdit } from './save-role.ts';

/** Deletes a role; its members get the replacement. ROLE_IN_USE if it has members and no replacement is given. */
export async function deleteRole(
  ctx: RequestContext,
  id: string,
  version: number,
  replacementId: string | null,
): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<{ ok: true } | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.roles');
    if (isDomainError(holder)) return holder;
    const role = (await readRoles(tx, actor.clinicId, [id]))[0];
    if (role === undefined) return notFound('role');
    const error = rejectEdit(ctx, role, version);
    if (error !== null) return error;
    const holders = await readHoldersOfRole(tx, actor.clinicId, id);
    const invited = await countInvitationsInto(tx, actor.clinicId, id);
    if (replacementId === null && holders.length + invited > 0)
      return domainError('ROLE_IN_USE', 'Members have this role. Choose the role that replaces it.', 'In use');
    if (replacementId !== null) {
      const replacement = (await readRoles(tx, actor.clinicId, [replacementId]))[0];
      if (replacement === undefined || replacementId === id)
        return domainError('NOT_FOUND', 'The replacement role does not exist.', 'Not found');
      const more = rejectGiving(app, holder, replacement.grants, GIVES_TOO_MUCH);
      if (more !== null) return more;
    }
    await replaceRole(tx, actor.clinicId, id, replacementId, now);
    await recordChange(tx, ctx, { action: 'delete', objectType: 'role', objectId: id });
    if (holders.length > 0)
      await recordChanges(
        tx,
        ctx,
        holders.map((userId) => ({
          action: 'update' as const,
          objectType: 'member',
          objectId: userId,
          changes: { role_ids: { before: [id], after: [replacementId] } },
        })),
      );
    await notifyRightsChanged(tx, ctx);
    return { ok: true };
  });
}
