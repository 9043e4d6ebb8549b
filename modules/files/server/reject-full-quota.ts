import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { sumOfClinic, sumOfPerson } from './files.sql.ts';

const GB = 1024 ** 3;
const DAY_MS = 86_400_000;
// Far more than a person scans on a long day; a script reaches it within minutes.
const PERSON_A_DAY_GB = 2;

/**
 * Returns QUOTA_FULL if the additional bytes exceed the clinic's quota (FILES_QUOTA_GB), or a user's daily limit;
 * otherwise null.
 */
export async function rejectFullQuota(
  db: Queryable,
  { app, actor, now }: Pick<RequestContext, 'app' | 'now'> & { actor: { clinicId: string; userId: string | null } },
  bytes: number,
): Promise<DomainError | null> {
  const [clinic, person] = await Promise.all([
    sumOfClinic(db, actor.clinicId),
    actor.userId === null ? 0 : sumOfPerson(db, actor.clinicId, actor.userId, new Date(now.getTime() - DAY_MS)),
  ]);
  if (clinic + bytes > app.config.filesQuotaGb * GB)
    return domainError('QUOTA_FULL', 'The clinic’s storage is full. Ask an administrator to free up space.', 'Full');
  if (person + bytes > PERSON_A_DAY_GB * GB)
    return domainError('QUOTA_FULL', 'You have reached today’s upload limit. Try again tomorrow.', 'Full');
  return null;
}
