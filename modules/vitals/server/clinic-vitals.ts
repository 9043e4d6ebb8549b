import type { Queryable } from '#platform/database.ts';
import { STANDARD_VITALS } from '../rules/index.ts';
import { addStandardVitals, readDefinitions } from './definitions.sql.ts';
import type { Definition } from './definitions.ts';

/** Returns all vitals of a clinic, including archived ones; missing standard vitals are inserted through `db`. */
export async function clinicVitals(db: Queryable, clinicId: string, now: Date): Promise<Definition[]> {
  const definitions = await readDefinitions(db, clinicId);
  const codes = new Set(definitions.map(({ code }) => code));
  if (STANDARD_VITALS.every(({ code }) => codes.has(code))) return definitions;
  await addStandardVitals(db, clinicId, now);
  return readDefinitions(db, clinicId);
}
