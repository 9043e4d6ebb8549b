import { changedFields, recordChange } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, invalid, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { HealthAlerts } from '../../api/setting.gen.ts';
import { personName } from '../../rules/index.ts';
import { holdersOf } from '../members/member.sql.ts';
import { readMemberDetails } from '../members/members.sql.ts';

/** Returns who may get mail about problems, and who was chosen; version 0 if nobody has chosen yet. */
export async function readAlerts(db: Queryable, clinicId: string): Promise<HealthAlerts> {
  const holders = await holdersOf(db, clinicId, 'practice.manage');
  const members = await readMemberDetails(db, clinicId, holders);
  const setting = await db
    .selectFrom('practice.health_setting')
    .select(['recipient_ids', 'version'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return {
    // Those who have left, or no longer manage the clinic, get no mail.
    recipient_ids: (setting?.recipient_ids ?? []).filter((id) => holders.includes(id)),
    administrators: members
      .filter(({ email }) => email !== '')
      .map((member) => ({ user_id: member.user_id, name: personName(member), email: member.email })),
    version: setting?.version ?? 0,
  };
}

/** Chooses who gets mail about problems; nobody for all who manage the clinic. */
export async function saveRecipients(
  ctx: RequestContext,
  version: number,
  userIds: readonly string[],
): Promise<HealthAlerts | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<HealthAlerts | DomainError> => {
    const before = await readAlerts(tx, clinicId);
    const known = new Set(before.administrators.map(({ user_id }) => user_id));
    if (!userIds.every((id) => known.has(id)))
      return invalid([{ path: 'user_ids', message: 'Choose from the members who manage the clinic.' }]);
    if (before.version !== version) return versionConflict('choice');
    const recipient_ids = [...new Set(userIds)].toSorted();
    const changes = changedFields({ recipient_ids: before.recipient_ids }, { recipient_ids });
    if (changes === null) return before;
    const saved =
      version === 0
        ? await tx
            .insertInto('practice.health_setting')
            .values({ clinic_id: clinicId, recipient_ids })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .execute()
        : await tx
            .updateTable('practice.health_setting')
            .set({ recipient_ids, version: version + 1 })
            .where('clinic_id', '=', clinicId)
            .where('version', '=', version)
            .returning('version')
            .execute();
    if (saved.length === 0) return versionConflict('choice');
    await recordChange(tx, ctx, { action: 'update', objectType: 'health_recipients', objectId: clinicId, changes });
    return { ...before, recipient_ids, version: saved[0]!.version };
  });
}
