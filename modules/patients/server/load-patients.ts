import { gather } from '#platform/gather.ts';
import type { House } from '#platform/house.ts';
import type { Request } from '#platform/request.ts';
import { readPatients, type Nested, type Patient } from './patients.sql.ts';

const loaders = new WeakMap<House, (key: string, id: string) => Promise<Patient | undefined>>();

/** The patients of these ids; many callers who ask at once share one statement. Deleted and foreign ones are not among them. */
export async function loadPatients(request: Request, ids: readonly string[], nested: Nested): Promise<Patient[]> {
  const load = loaderOf(request.house);
  const key = JSON.stringify([request.actor.clinicId, nested.tags ?? false, nested.addresses ?? false, nested.allergies ?? false]);
  const found = await Promise.all(ids.map((id) => load(key, id)));
  return found.filter((patient) => patient !== undefined);
}

function loaderOf(house: House): (key: string, id: string) => Promise<Patient | undefined> {
  let loader = loaders.get(house);
  if (loader === undefined) {
    loader = gather<string, Patient | undefined>(async (key, ids) => {
      const [clinicId, tags, addresses, allergies] = JSON.parse(key) as [string, boolean, boolean, boolean];
      const patients = await readPatients(house.database.kysely, clinicId, ids, { tags, addresses, allergies });
      const byId = new Map(patients.map((patient) => [patient.id, patient]));
      return ids.map((id) => byId.get(id));
    });
    loaders.set(house, loader);
  }
  return loader;
}
