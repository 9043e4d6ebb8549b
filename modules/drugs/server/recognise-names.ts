import type { Queryable } from '#platform/database.ts';
import { readReferences, readTexts } from './read-drug-names.ts';

/** What the compendium makes of a name that somebody wrote. */
export interface RecognisedName {
  name: string;
  /** It stands in the compendium so; all else is free text, which no check is sure of. */
  is_coded: boolean;
  /** Ingredients and classes that were recognised in its words. */
  read_as: string[];
}

/** What the compendium makes of names of drugs or allergies, in their order. */
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
