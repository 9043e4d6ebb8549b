import { publish } from '#platform/outbox.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { MOST_SETTINGS, settingIssues } from '../../rules/index.ts';
import { upsertUserSetting, type UserSetting } from './user-settings.sql.ts';

/**
 * Saves a setting of the signed-in user. It is not audited: it changes no patient record and affects only the user's
 * own page, and an entry per dragged column would bury the relevant ones.
 */
export async function saveUserSetting(
  ctx: RequestContext,
  key: string,
  value: unknown,
): Promise<UserSetting | DomainError> {
  const { app, actor, now } = ctx;
  const issues = settingIssues(key, value);
  if (issues.length > 0) return invalid(issues);
  return app.database.transaction(async (tx) => {
    const { clinicId, userId } = actor;
    const setting = await upsertUserSetting(tx, clinicId, userId, key, value ?? null, MOST_SETTINGS, now);
    if (setting === null) return domainError('TOO_MANY', 'You have reached the limit for saved settings.');
    await publish(tx, { clinicId, topic: 'practice.user-setting-changed', body: { user_id: userId, key } });
    return setting;
  });
}
