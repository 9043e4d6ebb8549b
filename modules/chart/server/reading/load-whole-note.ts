import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Texts } from '../notes.sql.ts';
import type { PartName } from '../parts/parts.sql.ts';
import { notePartsOf } from '../signing/note-parts.ts';
import { readWholeNotes, type WholeNote } from '../whole-note.sql.ts';

interface Question {
  id: string;
  userId: string;
}
type Wanted = [clinicId: string, texts: Texts, names: PartName[], isVerified: boolean];

const loaders = new WeakMap<App, (key: string, question: Question) => Promise<WholeNote | null>>();

/**
 * Returns a note with these lists; null if it doesn't exist. Concurrent callers share one statement. With `isVerified`,
 * it says which parts of other modules have rows.
 */
export function loadWholeNote(
  { app, actor: { clinicId, userId } }: Pick<RequestContext, 'app' | 'actor'>,
  id: string,
  { texts, names, isVerified }: { texts: Texts; names: readonly PartName[]; isVerified: boolean },
): Promise<WholeNote | null> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<Question, WholeNote | null>(
      async (key, questions) => {
        const [clinic, wholeTexts, lists, verified] = JSON.parse(key) as Wanted;
        const notes = await readWholeNotes(
          app.database.kysely,
          clinic,
          { ids: questions.map((one) => one.id), readers: [...new Set(questions.map((one) => one.userId))] },
          { texts: wholeTexts, names: lists, parts: verified ? notePartsOf(app) : [] },
        );
        const byId = new Map(notes.map((note) => [note.id, note]));
        return questions.map((one) => byId.get(one.id) ?? null);
      },
      // Small batches: each note takes the database a fraction of a millisecond.
      { most: 12, underWay: 3 },
    );
    loaders.set(app, loader);
  }
  const key: Wanted = [clinicId, texts, [...names], isVerified];
  return loader(JSON.stringify(key), { id, userId });
}
