import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientFilter } from '../list/patient-list.sql.ts';
import type { Patient, Reading } from '../patients.sql.ts';
import { listPatientsOfEach } from './words-search.sql.ts';

const loaders = new WeakMap<App, (key: string, word: string) => Promise<Patient[]>>();

/** The word of a search that asks for nothing else; such searches are gathered. Null for any other. */
export function onlyWord(filter: PatientFilter): string | null {
  const { words, ...others } = filter;
  return words.length === 1 && Object.values(others).every((value) => value == null) ? words[0]! : null;
}

/** The first patients for one word; those who search at the same moment share one statement. */
export function loadSearch(ctx: RequestContext, word: string, take: number, reading: Reading): Promise<Patient[]> {
  let loader = loaders.get(ctx.app);
  if (loader === undefined) {
    const { kysely } = ctx.app.database;
    loader = gather<string, Patient[]>(
      (key, words) => {
        const [clinicId, most, read] = JSON.parse(key) as [string, number, Reading];
        return listPatientsOfEach(kysely, clinicId, words, most, read);
      },
      // Few at a time, or one slow word would hold up many.
      { most: 12, underWay: 3 },
    );
    loaders.set(ctx.app, loader);
  }
  return loader(JSON.stringify([ctx.actor.clinicId, take, reading]), word);
}
