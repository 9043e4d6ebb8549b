import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import { type PersonalCodes, type PersonalSearch, readPersonalOfEach } from './personal.sql.ts';

const loaders = new WeakMap<App, (key: string, search: PersonalSearch) => Promise<PersonalCodes>>();

/** Returns a user's personal data for a search; concurrent searches share one statement. */
export function loadPersonal(app: App, search: PersonalSearch): Promise<PersonalCodes> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<PersonalSearch, PersonalCodes>(
      (_key, searches) => readPersonalOfEach(app.database.kysely, searches),
      { most: 12, underWay: 3 },
    );
    loaders.set(app, loader);
  }
  return loader('', search);
}
