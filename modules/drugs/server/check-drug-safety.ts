import type { Queryable } from '#platform/database.ts';
import {
  judgeSafety,
  type ReadDrug,
  type ReadTaken,
  type SafetyAnswer,
  type SafetyFacts,
  type SafetyQuestion,
} from '../rules/index.ts';
import { readCoverage } from './read-coverage.ts';
import { readReferences, readTexts } from './read-drug-names.ts';
import { readClasses, readCross, readFrequencies, readLimits, readPairs, readWarnings } from './safety.sql.ts';

/**
 * Checks a drug against the patient's medications and allergies, and its dose against age and weight if known. Includes
 * what could not be checked. Can run inside a transaction.
 */
export async function checkDrugSafety(db: Queryable, question: SafetyQuestion): Promise<SafetyAnswer> {
  return judgeSafety(await readFacts(db, question), question);
}

async function readFacts(db: Queryable, { candidate, medications, allergies }: SafetyQuestion): Promise<SafetyFacts> {
  const compound = candidate.ingredients ?? [];
  const read = await readReferences(db, [candidate, ...medications]);
  const parts = compound.length === 0 ? [] : await readReferences(db, compound.map(named));
  const drug = mixed(read[0]!, parts);
  const taken: ReadTaken[] = [];
  for (const [at, each] of read.slice(1).entries()) {
    const { origin, id, sig, ingredients = [] } = medications[at]!;
    const mixture = ingredients.length === 0 ? [] : await readReferences(db, ingredients.map(named));
    taken.push({ ...mixed(each, mixture), origin: origin ?? null, id: id ?? null, sig: sig ?? null });
  }
  const texts = await readTexts(
    db,
    allergies.map(({ substance }) => substance),
  );
  const known = allergies.map((allergy, at) => ({
    ...allergy,
    ingredients: texts[at]!.ingredients,
    classIds: texts[at]!.classIds,
  }));
  const all = new Set([drug, ...taken, ...known].flatMap(({ ingredients }) => ingredients));
  const classes = await readClasses(db, [...all]);
  const sidesOf = (ingredients: Iterable<string>): string[] => [
    ...new Set([...ingredients].flatMap((each) => [each, ...(classes.get(each) ?? []).map(({ id }) => `class:${id}`)])),
  ];
  const theirs = sidesOf(taken.flatMap(({ ingredients }) => ingredients));
  const allergic = known.flatMap(({ ingredients, classIds }) => [
    ...classIds,
    ...ingredients.flatMap((each) => (classes.get(each) ?? []).map(({ id }) => id)),
  ]);
  return {
    candidate: drug,
    unknownIngredients: parts.filter(({ ingredients }) => ingredients.length === 0).map(({ name }) => name),
    medications: taken,
    allergies: known,
    classes,
    pairs: theirs.length === 0 ? [] : await readPairs(db, sidesOf(drug.ingredients), theirs),
    cross: allergic.length === 0 ? [] : await readCross(db, [...new Set(allergic)]),
    limits: await readLimits(db, drug.ingredients),
    frequencies: await readFrequencies(db, drug.ingredients),
    warnings: await readWarnings(db, sidesOf(drug.ingredients)),
    coverage: await readCoverage(db),
  };
}

const named = (name: string): { name: string } => ({ name });

// A compound is coded if its ingredients are: its name is the prescriber's own.
function mixed(drug: ReadDrug, parts: readonly ReadDrug[]): ReadDrug {
  if (parts.length === 0) return drug;
  const ingredients = [...new Set([...drug.ingredients, ...parts.flatMap((part) => part.ingredients)])];
  return {
    ...drug,
    ingredients,
    isCoded: parts.every(({ isCoded }) => isCoded),
    strengthMg: null,
    perMl: null,
    strengths: {},
  };
}
