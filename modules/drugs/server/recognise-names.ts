import type { Queryable } from '#platform/database.ts';
import { readReferences, readTexts } from './read-drug-names.ts';

/** What the compendium recognizes in a free-text name. */
export interface RecognisedName {
  name: string;
  /** Exactly in the compendium; everything else is free text, which can't be checked reliably. */
  is_coded: boolean;
  /** Recognized ingredients and classes. */
  read_as: string[];
}

/** Recognizes names of drugs or allergies, in order. */
export async function recogniseNames(db: Queryable, names: readonly string[]): Promise<RecognisedName[]> {
  if (names.length === 0) return [];
  const drugs = await readReferences(
    db,
    names.map((name) => ({ name })),
  );
  const texts = await readTexts(db, names);
  return names.map((name, at) => {
    const { isCoded, ingredients } = drugs[at]!;
    const { classIds, isWhole } = texts[at]!;
    return {
      name,
      is_coded: isCoded || (isWhole && classIds.length > 0),
      read_as: [...new Set([...ingredients, ...classIds])],
    };
  });
}
