import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { roleInput, type Grant, type Scope } from '../rules/index.ts';
import { holdRights, refuseMore, tellRightsChanged } from './hold-rights.ts';
import { readRoles, writeRole, type RoleRow } from './roles.sql.ts';

/** A role as it came over the wire. */
export interface TypedRole {
  role_name: string;
  description: string;
  access_rule_id_list: readonly string[];
  access_scopes?: readonly { access_rule: string; scope: Scope }[] | null;
}

/**
 * Makes a role, or changes the one that `kept` names. MORE_RIGHTS for what the actor may not grant, NAME_TAKEN, and for a kept one
 * NOT_FOUND, STALE_VERSION, ADMIN_ROLE and OWN_ROLE.
 */
export async function saveRole(
  request: Request,
  typed: TypedRole,
  kept: { id: string; version: number } | null,
): Promise<RoleRow | Refusal> {
  const { house, actor } = request;
  const checked = checkInput(roleInput, typed, '');
  if (isRefusal(checked)) return withoutRoot(checked);
  const grants = grantsOfInput(request, typed);
  if (isRefusal(grants)) return grants;
  const { role_name, description } = checked.value;
  try {
    return await house.database.transaction(async (tx): Promise<RoleRow | Refusal> => {
      const holder = await holdRights(tx, request, 'practice.roles');
      if (isRefusal(holder)) return holder;
      const before = kept === null ? null : (await readRoles(tx, actor.clinicId, [kept.id]))[0];
      if (before === undefined) return refuse('NOT_FOUND', 'This role does not exist any more.', 'Not found');
      const refusal = before === null ? null : refuseEdit(request, before, kept!.version);
      if (refusal !== null) return refusal;
      const fresh = grants.filter((grant) => !hasGrant(before?.grants ?? [], grant));
      const more = refuseMore(holder, fresh, 'You can only grant what you hold yourself');
      if (more !== null) return more;

      const id = before?.id ?? newId();
      await writeRole(
        tx,
        actor.clinicId,
        { id, role_name, description, version: (before?.version ?? 0) + 1 },
        // What a part of the house grants that does not run now stays as it was.
        [...grants, ...(before?.grants ?? []).filter((grant) => !isDeclared(request, grant.access_rule))],
      );
      const changes = changedFields(
        before === null
          ? {}
          : { role_name: before.role_name, description: before.description, rights: told(before.grants) },
        { role_name, description, rights: told(grants) },
      );
      const action = before === null ? 'create' : 'update';
      await recordChange(tx, request, { action, objectType: 'role', objectId: id, changes });
      await tellRightsChanged(tx, request);
      return (await readRoles(tx, actor.clinicId, [id]))[0]!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return invalid([{ path: 'role_name', message: 'Another role has this name.' }]);
    throw error;
  }
}

/** Why a kept role can't be changed or deleted; null where it can. */
export function refuseEdit({ actor }: Request, role: RoleRow, version: number): Refusal | null {
  if (role.preset === 'Admin')
    return refuse('ADMIN_ROLE', 'Admin always holds every right and stays as it is.', 'Not possible');
  if (actor.roles.includes(role.role_name))
    return refuse('OWN_ROLE', 'You hold this role yourself; another administrator has to change it.', 'Your own role');
  if (role.version !== version)
    return refuse(
      'STALE_VERSION',
      'Somebody else has changed this role in the meantime. What you chose is still here; look at the changes and save again.',
      'Changed meanwhile',
    );
  return null;
}

function grantsOfInput({ house }: Request, typed: TypedRole): Grant[] | Refusal {
  const declared = new Map(
    modulesOf(house).flatMap(({ accessRules }) => accessRules.map((rule) => [rule.id, rule] as const)),
  );
  const scopes = new Map((typed.access_scopes ?? []).map(({ access_rule, scope }) => [access_rule, scope]));
  const grants: Grant[] = [];
  for (const [index, rule] of [...new Set(typed.access_rule_id_list)].entries()) {
    const scope = scopes.get(rule) ?? 'clinic';
    const known = declared.get(rule);
    if (known === undefined)
      return invalid([{ path: `access_rule_id_list.${index}`, message: 'There is no such right.' }]);
    if (scope !== 'clinic' && known.scopes?.includes(scope) !== true)
      return invalid([{ path: 'access_scopes', message: 'One of these rights can’t be granted in that scope.' }]);
    grants.push({ access_rule: rule, scope });
  }
  return grants;
}

function isDeclared({ house }: Request, rule: string): boolean {
  return modulesOf(house).some(({ accessRules }) => accessRules.some(({ id }) => id === rule));
}

function hasGrant(grants: readonly Grant[], { access_rule, scope }: Grant): boolean {
  return grants.some((grant) => grant.access_rule === access_rule && grant.scope === scope);
}

/** Grants as the audit log shows them. */
function told(grants: readonly Grant[]): string[] {
  return grants
    .map(({ access_rule, scope }) => (scope === 'clinic' ? access_rule : `${access_rule} (${scope})`))
    .toSorted();
}

function withoutRoot(refusal: Refusal): Refusal {
  return invalid(refusal.issues.map(({ path, message }) => ({ path: path.replace(/^\./, ''), message })));
}
