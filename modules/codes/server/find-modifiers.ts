import type { Queryable } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type CodeStanding, readSearch, standingOn } from '../rules/index.ts';
import { openSet } from './open-set.ts';

/** A procedure modifier. */
export interface FoundModifier {
  modifier: string;
  name: string;
  standing: CodeStanding;
}

/** Finds procedure modifiers by code or word, common ones first; without words, the common ones. */
export async function findModifiers(
  { app }: RequestContext,
  typed: string,
  day: string,
  take: number,
): Promise<FoundModifier[]> {
  const text = typed.trim();
  const search = readSearch(text);
  const sets = await Promise.all([openSet(app, 'CPT modifier'), openSet(app, 'HCPCS modifier')]);
  const found = sets.flatMap(({ index }) => {
    const exact = index.placeOf(text.toUpperCase());
    const hits = text === '' ? index.commonest(take) : index.find({ ...search, code: text.toLowerCase() }, take);
    return [...new Set(exact === undefined ? hits : [exact, ...hits])].map((place) => index.read(place, day));
  });
  return found.slice(0, take).map((row) => ({
    modifier: row.code,
    name: row.long_name,
    standing: standingOn({ ...row, billable: true }, day),
  }));
}

/** Returns those of the modifiers that are in no list of modifiers, on any day. */
export async function unknownModifiers(db: Queryable, modifiers: readonly string[]): Promise<string[]> {
  if (modifiers.length === 0) return [];
  const known = await db
    .selectFrom('codes.code')
    .select('code')
    .where('code_set', 'in', ['CPT modifier', 'HCPCS modifier'])
    .where('code', 'in', modifiers)
    .execute();
  const codes = new Set(known.map(({ code }) => code));
  return modifiers.filter((modifier) => !codes.has(modifier));
}
