import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients, type PatientSelection, type Patient } from './patients.sql.ts';

const loaders = new WeakMap<App, (key: string, id: string) => Promise<Patient | undefined>>();

/**
 * Returns the patients with these IDs; concurrent callers share one statement. Deleted patients and those of other
 * clinics are omitted.
 */
export async function loadPatients(
  ctx: RequestContext,
  ids: readonly string[],
  reading: PatientSelection,
): Promise<Patient[]> {
  const load = loaderOf(ctx.app);
  const key = JSON.stringify([ctx.actor.clinicId, reading]);
  const found = await Promise.all(ids.map((id) => load(key, id)));
  return found.filter((patient) => patient !== undefined);
}

function loaderOf(app: App): (key: string, id: string) => Promise<Patient | undefined> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<string, Patient | undefined>(
      async (key, ids) => {
        const [clinicId, reading] = JSON.parse(key) as [string, PatientSelection];
        const patients = await readPatients(app.database.kysely, clinicId, ids, reading);
        const byId = new Map(patients.map((patient) => [patient.id, patient]));
        return ids.map((id) => byId.get(id));
      },
      { underWay: 3 },
    );
    loaders.set(app, loader);
  }
  return loader;
}
