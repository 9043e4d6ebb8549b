import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  CODE_TYPES,
  type CodeKind,
  codeKey,
  type CodeName,
  type CodeSearch,
  type CodeType,
  bareCode,
  matchesSearch,
  readSearch,
} from '../rules/index.ts';
import type { CodeIndex } from './code-index.ts';
import { openSet, type OpenSet } from './open-set.ts';
import { relaxSearch } from './relax-search.ts';
import type { ClinicCode, PersonalCodes } from './personal.sql.ts';
import { loadPersonal } from './load-personal.ts';
import { withPrices } from './prices/prices.sql.ts';
import { type Code, shapeCode } from './shape-code.ts';

/** Why a code was offered. */
export type OfferedAs = 'favourite' | 'problem' | 'recent' | 'own' | 'other';

/** A code in the search results. */
export interface FoundCode extends Code {
  offered_as: OfferedAs;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
  /** The words that found it if no code matches all words as typed. */
  searched_as?: string;
}

/** The search parameters. */
export interface CodeQuery {
  kind: CodeKind;
  search: string;
  /** The day of service; by default today in the clinic's time zone. */
  day?: string | null;
  /** The codes of the patient's problems. */
  problems?: readonly string[];
  /** Only these types; defaults to all of the kind. */
  codeTypes?: readonly string[] | null;
  take?: number;
}

/**
 * Finds codes by words in any order, by common names, or by code prefix: favorites first, then the patient's problems,
 * the caller's recent codes, the clinic's own, and the rest, common ones first. Without words: favorites, problems,
 * recent and common ones. If no code matches, misspelled words are corrected and the least useful words dropped; the
 * results then say what was searched. Don't call this inside a transaction.
 */
export async function findCodes(ctx: RequestContext, query: CodeQuery): Promise<FoundCode[]> {
  const search = readSearch(query.search);
  const take = query.take ?? 20;
  const types = CODE_TYPES[query.kind].filter((type) => query.codeTypes?.includes(type) ?? true);
  const wish: ResolvedQuery = { ...query, search, take, types, day: query.day ?? dayIn(ctx.actor.timeZone, ctx.now) };
  const first = await look(ctx, wish);
  // Another edition was imported in between, here or in another process.
  const isOld = first.sets.some(({ stamp }) => stamp !== first.personal.stamp);
  const data = isOld ? await look(ctx, wish, first.personal.stamp) : first;
  const found = offer(wish, data);
  const priced = (codes: FoundCode[]): Promise<FoundCode[]> =>
    withPrices(ctx.app.database.kysely, { ...ctx.actor, kind: query.kind }, codes, wish.day);
  if (found.length > 0 || search.words.length === 0) return priced(found);
  const indexes = data.sets.map(({ index }) => index);
  const relaxed = relaxSearch(search, indexes);
  if (relaxed === null) return [];
  const other = { ...wish, search: relaxed };
  const searched_as = relaxed.words.join(' ');
  return priced(offer(other, await look(ctx, other, data.personal.stamp)).map((code) => ({ ...code, searched_as })));
}

type ResolvedQuery = Omit<CodeQuery, 'search' | 'day' | 'take'> & {
  search: CodeSearch;
  day: string;
  take: number;
  types: readonly CodeType[];
};

interface SearchData {
  sets: OpenSet<SetType>[];
  hits: CodeName[];
  personal: PersonalCodes;
}

type SetType = Exclude<CodeType, 'Custom'>;

async function look({ app, actor }: RequestContext, wish: ResolvedQuery, stamp?: string): Promise<SearchData> {
  const { search, take, types, kind, problems = [] } = wish;
  const sets = await Promise.all(types.filter(isSet).map((type) => openSet(app, type, stamp)));
  const hits = sets.flatMap(({ codeSet, index }) =>
    index.find(search, take).map((place) => ({ code_type: codeSet, code: index.codeAt(place) })),
  );
  const personal = await loadPersonal(app, {
    clinicId: actor.clinicId,
    userId: actor.userId,
    kind,
    patterns: patternsOf(search),
    codes: [...hits.map(({ code }) => code), ...problems],
  });
  return { sets, hits, personal };
}

/** Returns whether a code type is an imported code set. */
export const isSet = (type: CodeType): type is SetType => type !== 'Custom';

function offer(wish: ResolvedQuery, { sets, hits, personal }: SearchData): FoundCode[] {
  const { kind, search, day, take, types } = wish;
  const isEmpty = search.terms.length === 0 && search.code === null;
  const own = ownByKey(personal.own);
  const setOf = new Map(sets.map((set) => [set.codeSet as CodeType, set]));
  const favourites = new Map(personal.favourites.map((favourite) => [codeKey(favourite), false]));
  const clinics = new Set(personal.favourites.filter(({ mine }) => !mine).map(codeKey));
  for (const favourite of personal.favourites) if (favourite.mine) favourites.set(codeKey(favourite), true);
  const found = new Map<string, FoundCode>();

  const add = (name: CodeName, as: OfferedAs): void => {
    const key = codeKey(name);
    if (found.has(key) || found.size >= take || !types.includes(name.code_type)) return;
    const code = readFrom(setOf.get(name.code_type)?.index, kind, name, own.get(key) ?? null, day);
    if (code === null) return;
    // Codes offered for another reason must still match the search.
    if (as !== 'other' && !isEmpty && !fits(name, code)) return;
    const is_favourite = favourites.get(key) ?? false;
    found.set(key, { ...code, offered_as: as, is_favourite, is_clinic_favourite: clinics.has(key) });
  };
  // Only made for a set with favorites, problems, recent or own codes.
  const matchers = new Map<CodeType, (place: number) => boolean>();
  const fits = (name: CodeName, code: Code): boolean => {
    const index = setOf.get(name.code_type)?.index;
    const place = index?.placeOf(name.code);
    if (place !== undefined) {
      const matches = matchers.get(name.code_type) ?? index!.matcher(search);
      matchers.set(name.code_type, matches);
      if (matches(place)) return true;
    }
    return matchesSearch(
      search,
      `${code.official_name} ${code.long_description} ${code.full_name} ${code.pmh_display_name ?? ''}`,
      code.code,
    );
  };

  // An exact code is listed first.
  const exact = search.code;
  for (const name of [...personal.own, ...hits])
    if (exact !== null && bareCode(name.code) === exact)
      add(name, favourites.has(codeKey(name)) ? 'favourite' : 'other');
  for (const name of personal.favourites) add(name, 'favourite');
  for (const code of wish.problems ?? []) add({ code_type: 'ICD-10-CM', code }, 'problem');
  for (const name of personal.recents) add(name, 'recent');
  for (const name of personal.own) add(name, 'own');
  for (const name of hits) add(name, 'other');
  if (isEmpty)
    for (const { codeSet, index } of sets)
      for (const place of index.commonest(take)) add({ code_type: codeSet, code: index.codeAt(place) }, 'other');
  return [...found.values()];
}

/** Indexes own rows by code; a private row takes precedence over the clinic's. */
export function ownByKey(rows: readonly ClinicCode[]): Map<string, ClinicCode> {
  const byKey = new Map<string, ClinicCode>();
  for (const row of rows) {
    const key = codeKey(row);
    if (byKey.get(key)?.access_level !== 'private') byKey.set(key, row);
  }
  return byKey;
}

/** Reads a code from an index and the clinic's own row. */
export function readFrom(
  index: CodeIndex | undefined,
  kind: CodeKind,
  name: CodeName,
  own: ClinicCode | null,
  day: string,
): Code | null {
  const place = index?.placeOf(name.code);
  const shared =
    place === undefined ? null : { ...index!.read(place, day), has_children: index!.hasChildren(name.code) };
  return shapeCode(kind, name, shared, own, day);
}

/**
 * Returns the PostgreSQL regular expressions of a search for normalized text; words contain only letters and digits.
 */
export function patternsOf({ terms, code }: CodeSearch): string[] {
  const patterns = terms.map(({ ways }) =>
    ways.map((way) => `^${way.map((word) => `(?=.*\\m${word})`).join('')}`).join('|'),
  );
  return code === null || patterns.length !== 1 ? patterns : [`${patterns[0]}|\\m${code}`];
}
