import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { colleaguesOf } from '#practice/server';
import { isWithinReach } from '../rules/index.ts';
import { readCalendarIdsOf } from './setup/calendars.sql.ts';

/**
 * OUT_OF_SCOPE where the rule is granted for one's own calendar, or for those of one's practice, and the event stands elsewhere.
 * Whoever holds the rule for the whole clinic costs no query.
 */
export async function checkScope(
  db: Queryable,
  { actor }: RequestContext,
  rule: string,
  before: readonly string[],
  after: readonly string[],
): Promise<DomainError | null> {
  const scope = actor.scopes?.get(rule);
  if (scope === undefined) return null;
  const users = scope === 'self' ? [actor.userId] : await colleaguesOf(db, actor.clinicId, actor.practiceId);
  const reach = new Set(await readCalendarIdsOf(db, actor.clinicId, users));
  if (isWithinReach(reach, before, after)) return null;
  const whose = scope === 'self' ? 'your own calendar' : 'the calendars of your practice';
  return domainError('OUT_OF_SCOPE', `Your role lets you do this on ${whose} only.`, 'Not your calendar');
}
