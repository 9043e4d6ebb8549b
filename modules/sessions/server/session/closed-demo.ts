import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { isDemoBesideReal } from '#practice/server';

/**
 * Returns DEMO_CLOSED for the demo clinic if a real one exists, unless DEMO_OPEN is set; null for all other clinics.
 */
export async function closedDemo({ config, database }: App, clinicId: string): Promise<DomainError | null> {
  if (config.demoOpen || !(await isDemoBesideReal(database.kysely, clinicId))) return null;
  return domainError('DEMO_CLOSED', 'The demo clinic is closed because a real clinic is in use here.', 'Sign-in');
}
