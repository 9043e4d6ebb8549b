import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { crisisForms, DEFAULT_ESCALATE_MINUTES } from '../rules/index.ts';
import { type CrisisSetting, membersOf, readCrisisSetting } from './crisis-owner.sql.ts';
import { versionConflict } from './questionnaire-errors.ts';

/** Returns the clinic's crisis settings. */
export function crisisSetting({ app, actor }: RequestContext): Promise<CrisisSetting> {
  return readCrisisSetting(app.database.kysely, actor.clinicId, DEFAULT_ESCALATE_MINUTES);
}

/** Saves the settings. STALE_VERSION if they were changed since `version`; a team needs an active member. */
export async function saveCrisisSetting(
  ctx: RequestContext,
  version: number,
  input: object,
): Promise<CrisisSetting | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(crisisForms().setting, input, 'input');
  if (isDomainError(checked)) return checked;
  const { on_call_role_id: roleId, escalate_after_minutes: minutes } = checked.value;
  return app.database.transaction(async (tx): Promise<CrisisSetting | DomainError> => {
    if (roleId !== null && (await membersOf(tx, clinicId, roleId)).length === 0)
      return invalid([{ path: 'input.on_call_role_id', message: 'Choose a team with at least one active member.' }]);
    const before = await readCrisisSetting(tx, clinicId, DEFAULT_ESCALATE_MINUTES);
    const { rows } = await sql`
      insert into questionnaires.crisis_setting as s (clinic_id, on_call_role_id, escalate_after_minutes, updated_time)
      select ${clinicId}, ${roleId}::uuid, ${minutes}, ${now}
      where ${version} = 0 or exists (select 1 from questionnaires.crisis_setting o where o.clinic_id = ${clinicId})
      on conflict (clinic_id) do update set on_call_role_id = excluded.on_call_role_id,
        escalate_after_minutes = excluded.escalate_after_minutes, version = s.version + 1, updated_time = excluded.updated_time
        where s.version = ${version}
      returning clinic_id`.execute(tx);
    if (rows.length === 0) return versionConflict();
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'crisis_setting',
      objectId: clinicId,
      changes: {
        on_call_role_id: { before: before.on_call_role_id, after: roleId },
        escalate_after_minutes: { before: before.escalate_after_minutes, after: minutes },
      },
    });
    return readCrisisSetting(tx, clinicId, DEFAULT_ESCALATE_MINUTES);
  });
}
