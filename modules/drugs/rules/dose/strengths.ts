import { foldDrug } from '../drug-text.ts';

const MG: Readonly<Record<string, number>> = {
  mg: 1,
  milligram: 1,
  milligrams: 1,
  g: 1000,
  gm: 1000,
  gram: 1000,
  grams: 1000,
  mcg: 0.001,
  ug: 0.001,
  microgram: 0.001,
};

/** Returns the milligrams in a unit; undefined if it is not a mass. */
export const mgPer = (unit: string): number | undefined => MG[unit.trim().toLowerCase()];

/** The amount of each ingredient in one unit of a product, in mg, and the reference volume in mL; null for a tablet. */
export interface Strengths {
  byIngredient: Readonly<Record<string, number>>;
  perMl: number | null;
}

/**
 * Parses the strength of one unit in mg, and its reference volume: 10 mg → 10 and null; 250 mg/5 mL → 250 and 5. Null
 * for several ingredients, percents and units.
 */
export function readStrength(strength: string, unit: string): { strengthMg: number; perMl: number | null } | null {
  const amount = Number(strength);
  const [, mass, volume, isMl] = /^(mg|mcg|g)(?:\/([\d.]*) ?(ml))?$/i.exec(unit.trim()) ?? [];
  if (strength === '' || !Number.isFinite(amount) || mass === undefined) return null;
  const perMl = isMl === undefined ? null : volume === '' || volume === undefined ? 1 : Number(volume);
  return { strengthMg: amount * MG[mass.toLowerCase()]!, perMl };
}

const TEXT =
  /(?<![\w.])([\d.]+(?:\s*(?:mg|mcg|g)?\s*[-/]\s*[\d.]+(?=[\d\s./-]*(?:mg|mcg|g)\b))*)\s*(mg|mcg|gm?)\b(?:\s*(?:\/|per)\s*([\d.]*)\s*ml\b)?/i;
const BARE = /(?<![\w.])(\d+(?:\.\d+)?(?:\s*[-/]\s*\d+(?:\.\d+)?)+)(?![\w.])/;

/**
 * Parses the strengths in a text, `Hydrocodone-acetaminophen 5-325 mg tablet`, and assigns them to the ingredients in
 * the order of their names; empty if numbers and ingredients don't match.
 */
export function readStrengths(text: string, ingredients: readonly string[]): Strengths {
  const none = { byIngredient: {}, perMl: null };
  const [, numbers, unit, volume] =
    TEXT.exec(text) ?? (ingredients.length > 1 ? [...(BARE.exec(text) ?? []), 'mg'] : []);
  if (numbers === undefined || unit === undefined) return none;
  const values = numbers.split(/[-/]/).map((part) => Number.parseFloat(part) * (MG[unit.toLowerCase()] ?? Number.NaN));
  if (values.length !== ingredients.length || values.some((value) => !(value > 0))) return none;
  const ordered = inOrderOf(text, ingredients, values);
  if (ordered === null) return none;
  const perMl = volume === undefined ? null : volume === '' ? 1 : Number(volume);
  return { byIngredient: Object.fromEntries(ordered.map((name, at) => [name, values[at]!])), perMl };
}

// If the names don't give the order: of two, acetaminophen always has the larger amount.
function inOrderOf(text: string, ingredients: readonly string[], values: readonly number[]): string[] | null {
  if (ingredients.length === 1) return [...ingredients];
  const folded = foldDrug(text);
  const places = ingredients.map((name) => ({ name, at: folded.indexOf(foldDrug(name).slice(0, 6)) }));
  if (places.every(({ at }) => at >= 0))
    return places.toSorted((one, other) => one.at - other.at).map(({ name }) => name);
  if (ingredients.length !== 2 || !ingredients.includes('acetaminophen')) return null;
  const other = ingredients.find((name) => name !== 'acetaminophen')!;
  return values[0]! > values[1]! ? ['acetaminophen', other] : [other, 'acetaminophen'];
}
