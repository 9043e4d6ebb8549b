import type { House } from '#platform/house.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import { isDemoBesideReal } from '#practice/server';

/** Why nobody of this clinic comes in: DEMO_CLOSED for the demo clinic beside a real one, unless DEMO_OPEN says otherwise; null for all others. */
export async function closedDemo({ config, database }: House, clinicId: string): Promise<Refusal | null> {
  if (config.demoOpen || !(await isDemoBesideReal(database.kysely, clinicId))) return null;
  return refuse('DEMO_CLOSED', 'The demo clinic is closed, because a real clinic has begun to work here.', 'Sign-in');
}
