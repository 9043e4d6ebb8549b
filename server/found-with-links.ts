import { randomBytes } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import type { NewClinic } from '#practice/server';
import { makeFirstLink } from '#sessions/server';
import { foundClinic, type Founder } from './found-clinic.ts';

/**
 * Makes a clinic whose people have no password yet, and answers for each a link to choose one by, in their order: it works once, for a
 * day. So nobody ever knows the password of another, and none that was handed out is left in use.
 */
export function foundWithLinks(
  app: App,
  clinic: NewClinic,
  people: readonly Omit<Founder, 'password'>[],
  rules: readonly AccessRule[],
): Promise<string[] | DomainError> {
  const now = app.clock();
  // Known to nobody, this process included once it has ended.
  const founders = people.map((person) => ({ ...person, password: randomBytes(32).toString('base64url') }));
  return app.database.transaction(async (tx): Promise<string[] | DomainError> => {
    const founded = await foundClinic(tx, clinic, founders, rules, now);
    if (isDomainError(founded)) return founded;
    const links: string[] = [];
    for (const userId of founded.userIds)
      links.push(await makeFirstLink(tx, app, { clinicId: founded.clinicId, userId }, now));
    return links;
  });
}
