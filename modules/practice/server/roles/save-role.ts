import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import {
  invalid,
  isDomainError,
  domainError,
  type DomainError,
  notFound,
  versionConflict,
} from '#platform/domain-error.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { roleInput, type Grant, type Scope } from '../../rules/index.ts';
import { lockRights, rejectMore, notifyRightsChanged } from '../members/lock-rights.ts';
import { readRoles, writeRole, type RoleRow } from './roles.sql.ts';

const REFUSALS = refusals({
  role_name_once: () => invalid([{ path: 'role_name', message: 'Another role has this name.' }]),
});

/** The unvalidated input of a role. */
export interface RoleInput {
  role_name: string;
  description: string;
  access_rule_id_list: readonly string[];
  access_scopes?: readonly { access_rule: string; scope: Scope }[] | null;
}

/**
 * Creates a role, or changes the one given as `target`. MORE_RIGHTS for rights that the actor may not grant,
 * NAME_TAKEN, and for an existing one NOT_FOUND, STALE_VERSION, ADMIN_ROLE and OWN_ROLE.
 */
export async function saveRole(
  ctx: RequestContext,
  typed: RoleInput,
  target: { id: string; version: number } | null,
): Promise<RoleRow | DomainError> {
  const { app, actor } = ctx;
  const checked = checkInput(roleInput, typed, '');
  if (isDomainError(checked)) return withoutRoot(checked);
  const grants = grantsOfInput(ctx, typed);
  if (isDomainError(grants)) return grants;
  const { role_name, description } = checked.value;
  try {
    return await app.database.transaction(async (tx): Promise<RoleRow | DomainError> => {
      const holder = await lockRights(tx, ctx, 'practice.roles');
      if (isDomainError(holder)) return holder;
      const before = target === null ? null : (await readRoles(tx, actor.clinicId, [target.id]))[0];
      if (before === undefined) return notFound('role');
      const failure = before === null ? null : rejectEdit(ctx, before, target!.version);
      if (failure !== null) return failure;
      const fresh = grants.filter((grant) => !hasGrant(before?.grants ?? [], grant));
      const more = rejectMore(holder, fresh, 'You can only grant rights that you have');
      if (more !== null) return more;

      const id = before?.id ?? newId();
      await writeRole(
        tx,
        actor.clinicId,
        { id, role_name, description, version: (before?.version ?? 0) + 1 },
        // Grants of modules that are not running stay unchanged.
        [...grants, ...(before?.grants ?? []).filter((grant) => !isDeclared(ctx, grant.access_rule))],
      );
      const changes = changedFields(
        before === null
          ? {}
          : { role_name: before.role_name, description: before.description, rights: rightNames(before.grants) },
        { role_name, description, rights: rightNames(grants) },
      );
      const action = before === null ? 'create' : 'update';
      await recordChange(tx, ctx, { action, objectType: 'role', objectId: id, changes });
      await notifyRightsChanged(tx, ctx);
      return (await readRoles(tx, actor.clinicId, [id]))[0]!;
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

/** Returns why a role can't be changed or deleted; null if it can. */
export function rejectEdit({ actor }: RequestContext, role: RoleRow, version: number): DomainError | null {
  if (role.preset === 'Admin')
    return domainError('ADMIN_ROLE', 'The Admin role always has every right and can’t be changed.', 'Not possible');
  if (actor.roles.includes(role.role_name))
    return domainError('OWN_ROLE', 'You have this role. Ask another administrator to change it.', 'Your own role');
  if (role.version !== version) return versionConflict('role');
  return null;
}

function grantsOfInput({ app }: RequestContext, typed: RoleInput): Grant[] | DomainError {
  const declared = new Map(
    modulesOf(app).flatMap(({ accessRules }) => accessRules.map((rule) => [rule.id, rule] as const)),
  );
  const scopes = new Map((typed.access_scopes ?? []).map(({ access_rule, scope }) => [access_rule, scope]));
  const grants: Grant[] = [];
  for (const [index, rule] of [...new Set(typed.access_rule_id_list)].entries()) {
    const scope = scopes.get(rule) ?? 'clinic';
    const known = declared.get(rule);
    if (known === undefined)
      return invalid([{ path: `access_rule_id_list.${index}`, message: 'This right does not exist.' }]);
    if (scope !== 'clinic' && known.scopes?.includes(scope) !== true)
      return invalid([{ path: 'access_scopes', message: 'One of these rights can’t be granted in that scope.' }]);
    grants.push({ access_rule: rule, scope });
  }
  return grants;
}

function isDeclared({ app }: RequestContext, rule: string): boolean {
  return modulesOf(app).some(({ accessRules }) => accessRules.some(({ id }) => id === rule));
}

function hasGrant(grants: readonly Grant[], { access_rule, scope }: Grant): boolean {
  return grants.some((grant) => grant.access_rule === access_rule && grant.scope === scope);
}

/** Formats grants for the audit log. */
function rightNames(grants: readonly Grant[]): string[] {
  return grants
    .map(({ access_rule, scope }) => (scope === 'clinic' ? access_rule : `${access_rule} (${scope})`))
    .toSorted();
}

function withoutRoot(failure: DomainError): DomainError {
  return invalid(failure.issues.map(({ path, message }) => ({ path: path.replace(/^\./, ''), message })));
}
