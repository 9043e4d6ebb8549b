import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { isDemoBesideReal } from '#practice/server';

/** Why nobody of this clinic comes in: DEMO_CLOSED for the demo clinic beside a real one, unless DEMO_OPEN says otherwise; null for all others. */
export async function closedDemo({ config, database }: App, clinicId: string): Promise<DomainError | null> {
  if (config.demoOpen || !(await isDemoBesideReal(database.kysely, clinicId))) return null;
  return domainError('DEMO_CLOSED', 'The demo clinic is closed because a real clinic is in use here.', 'Sign-in');
}
