import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import { drugWords } from '../rules/index.ts';
import { type Drug, findByWordsOfEach } from './drugs.sql.ts';
import { type DrugQuery, findDrugs, readsNdc } from './find-drugs.ts';

const loaders = new WeakMap<App, (take: string, words: readonly string[]) => Promise<Drug[]>>();

/** Finds drugs like `findDrugs`, while a prescription is written; concurrent searches share one statement. */
export async function loadDrugs(app: App, query: DrugQuery): Promise<Drug[]> {
  const words = drugWords(query.search);
  if (readsNdc(query.search) || words.join('').length < 2) return findDrugs(app.database.kysely, query);
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<readonly string[], Drug[]>(
      (take, texts) => findByWordsOfEach(app.database.kysely, texts, Number(take)),
      // Small batches, so that a slow word doesn't delay many others.
      { most: 12, underWay: 3 },
    );
    loaders.set(app, loader);
  }
  return loader(String(query.take), words);
}
