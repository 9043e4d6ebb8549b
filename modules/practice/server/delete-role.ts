import { recordChange, recordChanges } from '#audit/server';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { GIVES_TOO_MUCH, holdRights, refuseGiving, tellRightsChanged } from './hold-rights.ts';
import { countInvitationsInto, readHoldersOfRole, readRoles, replaceRole } from './roles.sql.ts';
import { refuseEdit } from './save-role.ts';

/** Takes a role away; whoever holds it gets the replacement. ROLE_IN_USE where somebody holds it and none is named. */
export async function deleteRole(
  request: Request,
  id: string,
  version: number,
  replacementId: string | null,
): Promise<{ ok: true } | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.roles');
    if (isRefusal(holder)) return holder;
    const role = (await readRoles(tx, actor.clinicId, [id]))[0];
    if (role === undefined) return refuse('NOT_FOUND', 'This role does not exist any more.', 'Not found');
    const refusal = refuseEdit(request, role, version);
    if (refusal !== null) return refusal;
    const holders = await readHoldersOfRole(tx, actor.clinicId, id);
    const invited = await countInvitationsInto(tx, actor.clinicId, id);
    if (replacementId === null && holders.length + invited > 0)
      return refuse('ROLE_IN_USE', 'Members hold this role. Choose the role that they get in its place.', 'In use');
    if (replacementId !== null) {
      const replacement = (await readRoles(tx, actor.clinicId, [replacementId]))[0];
      if (replacement === undefined || replacementId === id)
        return refuse('NOT_FOUND', 'The role in its place does not exist.', 'Not found');
      const more = refuseGiving(house, holder, replacement.grants, GIVES_TOO_MUCH);
      if (more !== null) return more;
    }
    await replaceRole(tx, actor.clinicId, id, replacementId, now);
    await recordChange(tx, request, { action: 'delete', objectType: 'role', objectId: id });
    if (holders.length > 0)
      await recordChanges(
        tx,
        request,
        holders.map((userId) => ({
          action: 'update' as const,
          objectType: 'member',
          objectId: userId,
          changes: { role_ids: { before: [id], after: [replacementId] } },
        })),
      );
    await tellRightsChanged(tx, request);
    return { ok: true };
  });
}
