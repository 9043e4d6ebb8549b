import { randomBytes } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import type { NewClinic } from '#practice/server';
import { makeFirstLink } from '#sessions/server';
import { foundClinic, type Founder } from './found-clinic.ts';

/**
 * Creates a clinic whose members have no password yet, and returns a link for each to choose one, in input order; it
 * works once, within a day. So no member ever knows another's password, and no initial password stays in use.
 */
export function foundWithLinks(
  app: App,
  clinic: NewClinic,
  people: readonly Omit<Founder, 'password'>[],
  rules: readonly AccessRule[],
): Promise<string[] | DomainError> {
  const now = app.clock();
  // A random password that is not stored anywhere.
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
