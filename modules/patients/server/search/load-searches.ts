import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientFilter } from '../list/patient-list.sql.ts';
import type { Patient, PatientSelection } from '../patients.sql.ts';
import { listPatientsOfEach } from './words-search.sql.ts';

const loaders = new WeakMap<App, (key: string, word: string) => Promise<Patient[]>>();

/** Returns the word of a search without other conditions; such searches are batched. Null for any other search. */
export function onlyWord(filter: PatientFilter): string | null {
  const { words, ...others } = filter;
  return words.length === 1 && Object.values(others).every((value) => value == null) ? words[0]! : null;
}

/** Returns the first patients for one word; concurrent searches share one statement. */
export function loadSearch(
  ctx: RequestContext,
  word: string,
  take: number,
  reading: PatientSelection,
): Promise<Patient[]> {
  let loader = loaders.get(ctx.app);
  if (loader === undefined) {
    const { kysely } = ctx.app.database;
    loader = gather<string, Patient[]>(
      (key, words) => {
        const [clinicId, most, read] = JSON.parse(key) as [string, number, PatientSelection];
        return listPatientsOfEach(kysely, clinicId, words, most, read);
      },
      // Small batches, so that a slow word doesn't delay many others.
      { most: 12, underWay: 3 },
    );
    loaders.set(ctx.app, loader);
  }
  return loader(JSON.stringify([ctx.actor.clinicId, take, reading]), word);
}
