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
