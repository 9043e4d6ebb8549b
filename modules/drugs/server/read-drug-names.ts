import type { Queryable } from '#platform/database.ts';
import { type DrugReference, foldDrug, isDetail, type ReadDrug, readStrength, readStrengths } from '../rules/index.ts';
import { type Drug, readByIds, readByNames, readNames } from './drugs.sql.ts';

const MOST_WORDS = 5;

/** The recognized ingredients and classes of a text, and whether the rest is only strength, form and route. */
export interface ReadText {
  ingredients: string[];
  classIds: string[];
  isWhole: boolean;
}

/** Recognizes the compendium's names in texts; the longest names count. */
export async function readTexts(db: Queryable, texts: readonly string[]): Promise<ReadText[]> {
  const folded = texts.map((text) => foldDrug(text).split(' '));
  const grams = new Set(folded.flatMap((words) => [...gramsOf(words)].map(({ gram }) => gram)));
  if (grams.size === 0) return texts.map(() => ({ ingredients: [], classIds: [], isWhole: false }));
  const known = await readNames(db, [...grams]);
  const ingredients = Map.groupBy(known.ingredients, (row) => row.folded);
  const classes = Map.groupBy(known.classes, (row) => row.folded);
  return folded.map((words) => {
    const read: ReadText = { ingredients: [], classIds: [], isWhole: true };
    for (let at = 0; at < words.length;) {
      let size = Math.min(MOST_WORDS, words.length - at);
      const gram = (): string => words.slice(at, at + size).join(' ');
      while (size > 0 && !ingredients.has(gram()) && !classes.has(gram())) size -= 1;
      if (size === 0) {
        if (!isDetail(words[at]!)) read.isWhole = false;
        at += 1;
        continue;
      }
      read.ingredients.push(...(ingredients.get(gram()) ?? []).map(({ ingredient }) => ingredient));
      read.classIds.push(...(classes.get(gram()) ?? []).map(({ class_id }) => class_id));
      at += size;
    }
    return { ...read, ingredients: [...new Set(read.ingredients)], classIds: [...new Set(read.classIds)] };
  });
}

function* gramsOf(words: readonly string[]): Generator<{ gram: string }> {
  for (let at = 0; at < words.length; at += 1)
    for (let size = 1; size <= Math.min(MOST_WORDS, words.length - at); size += 1) {
      const gram = words.slice(at, at + size).join(' ');
      if (gram !== '') yield { gram };
    }
}

/** Recognizes drugs: by identifier, or else by exact name, or else by known words. */
export async function readReferences(db: Queryable, references: readonly DrugReference[]): Promise<ReadDrug[]> {
  const ids = references.flatMap(({ descriptorId }) => (descriptorId ? [descriptorId] : []));
  const byId = new Map((ids.length === 0 ? [] : await readByIds(db, ids)).map((drug) => [drug.id, drug]));
  const byName = new Map<string, Drug>();
  for (const drug of await readByNames(
    db,
    references.map(({ name }) => foldDrug(name)),
  ))
    if (!byName.has(drug.folded_name)) byName.set(drug.folded_name, drug);
  const texts = await readTexts(
    db,
    references.map(({ name }) => name),
  );
  return references.map(({ descriptorId, name }, at) => {
    const drug = byId.get(descriptorId ?? '') ?? byName.get(foldDrug(name));
    if (drug !== undefined) return fromDrug(drug, name);
    const { ingredients, isWhole } = texts[at]!;
    return {
      name,
      descriptorId: null,
      ingredients,
      isCoded: isWhole && ingredients.length > 0,
      route: '',
      ...strengthIn(name, ingredients),
    };
  });
}

/** Returns the strength in a name, for free text and products with several ingredients. */
function strengthIn(
  text: string,
  ingredients: readonly string[],
): Pick<ReadDrug, 'strengthMg' | 'perMl' | 'strengths'> {
  const { byIngredient, perMl } = readStrengths(text, ingredients);
  const [only] = ingredients.length === 1 ? ingredients : [];
  return { strengthMg: only === undefined ? null : (byIngredient[only] ?? null), perMl, strengths: byIngredient };
}

function fromDrug(drug: Drug, name: string): ReadDrug {
  const [only, more] = drug.ingredients;
  const strength = more === undefined ? readStrength(drug.strength, drug.strength_unit) : null;
  return {
    name: name === '' ? drug.name : name,
    descriptorId: drug.id,
    ingredients: drug.ingredients,
    isCoded: true,
    route: drug.route,
    ...(strength === null || only === undefined
      ? strengthIn(drug.name, drug.ingredients)
      : { ...strength, strengths: { [only]: strength.strengthMg } }),
  };
}
