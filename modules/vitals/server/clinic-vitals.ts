import type { Queryable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addStandardVitals, readDefinitions, type Definition } from './definitions.sql.ts';

const equipped = new WeakMap<App, Set<string>>();

/** All vitals of a clinic, those out of use among them; the first call gives it the standard ones. */
export async function clinicVitals(app: App, db: Queryable, clinicId: string, now: Date): Promise<Definition[]> {
  let known = equipped.get(app);
  if (known === undefined) equipped.set(app, (known = new Set()));
  if (!known.has(clinicId)) {
    // Outside of the caller's transaction: that one may be taken back, and the memory would not be.
    await addStandardVitals(app.database.kysely, clinicId, now);
    known.add(clinicId);
  }
  return readDefinitions(db, clinicId);
}
