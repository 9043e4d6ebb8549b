import type { Queryable } from '#platform/database.ts';
import { drugWords, foldDrug, readNdc } from '../rules/index.ts';
import { type Drug, findByNdc, findByWords, findNamesFrom, readByIds, readByNames } from './drugs.sql.ts';

/** What is searched, and how many are wanted at most. */
export interface DrugQuery {
  search: string;
  take: number;
}

/** Drugs by the beginnings of their words in any order, or by an NDC; those that are prescribed often first. One letter finds nothing. */
export async function findDrugs(db: Queryable, { search, take }: DrugQuery): Promise<Drug[]> {
  const ndc = readNdc(search) ?? (/^\d{5,11}$/.test(search.trim()) ? search.trim() : null);
  if (ndc !== null) return findByNdc(db, ndc, take);
  const words = drugWords(search);
  return words.join('').length < 2 ? [] : findByWords(db, words, take);
}

/** Drugs by their description: those that are called so, and then those with all of its words. */
export async function findByDescription(db: Queryable, { search, take }: DrugQuery): Promise<Drug[]> {
  const exact = await readByNames(db, [foldDrug(search)]);
  const known = new Set(exact.map(({ id }) => id));
  const others = (await findDrugs(db, { search, take })).filter(({ id }) => !known.has(id));
  return [...exact.filter(({ is_retired }) => !is_retired), ...others].slice(0, take);
}

/** The drugs of these identifiers; one that no list tells of any more is there, and says so. */
export async function readDrugs(db: Queryable, ids: readonly string[]): Promise<Map<string, Drug>> {
  if (ids.length === 0) return new Map();
  return new Map((await readByIds(db, ids)).map((drug) => [drug.id, drug]));
}

/** What a list of allergies names, by its beginning: classes first, then ingredients. One letter finds nothing. */
export async function findSubstances(db: Queryable, typed: string, take: number): Promise<string[]> {
  const folded = foldDrug(typed);
  if (folded.length < 2) return [];
  const names = await findNamesFrom(db, folded, take);
  return names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}
