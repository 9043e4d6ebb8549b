import type { Queryable } from '#platform/database.ts';
import { drugWords, foldDrug, readNdc } from '../rules/index.ts';
import { type Drug, findByNdc, findByWords, findNamesFrom, readByIds, readByNames } from './drugs.sql.ts';

/** The search text, and the maximum number of results. */
export interface DrugQuery {
  search: string;
  take: number;
}

/**
 * Finds drugs by word prefixes in any order, or by NDC; commonly prescribed ones first. A single letter finds nothing.
 */
export async function findDrugs(db: Queryable, { search, take }: DrugQuery): Promise<Drug[]> {
  const ndc = ndcOf(search);
  if (ndc !== null) return findByNdc(db, ndc, take);
  const words = drugWords(search);
  return words.join('').length < 2 ? [] : findByWords(db, words, take);
}

/** Returns whether a search is for a package number. */
export const readsNdc = (search: string): boolean => ndcOf(search) !== null;

const ndcOf = (search: string): string | null =>
  readNdc(search) ?? (/^\d{5,11}$/.test(search.trim()) ? search.trim() : null);

/** Finds drugs by description: exact matches, then those with all of its words. */
export async function findByDescription(db: Queryable, { search, take }: DrugQuery): Promise<Drug[]> {
  const exact = await readByNames(db, [foldDrug(search)]);
  const known = new Set(exact.map(({ id }) => id));
  const others = (await findDrugs(db, { search, take })).filter(({ id }) => !known.has(id));
  return [...exact.filter(({ is_retired }) => !is_retired), ...others].slice(0, take);
}

/** Returns drugs by identifier, including retired ones, which are marked. */
export async function readDrugs(db: Queryable, ids: readonly string[]): Promise<Map<string, Drug>> {
  if (ids.length === 0) return new Map();
  return new Map((await readByIds(db, ids)).map((drug) => [drug.id, drug]));
}

/** Finds allergy substances by prefix: classes first, then ingredients. A single letter finds nothing. */
export async function findSubstances(db: Queryable, typed: string, take: number): Promise<string[]> {
  const folded = foldDrug(typed);
  if (folded.length < 2) return [];
  const names = await findNamesFrom(db, folded, take);
  return names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}
