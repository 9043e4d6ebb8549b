import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  CODE_TYPES,
  type CodeKind,
  codeKey,
  type CodeName,
  type CodeType,
  matchesSearch,
  readSearch,
} from '../rules/index.ts';
import { openSet } from './open-set.ts';
import { type FoundCode, isSet, ownByKey, patternsOf, readFrom } from './find-codes.ts';
import { loadPersonal } from './load-personal.ts';
import { withPrices } from './prices/prices.sql.ts';

/** The parameters of a list. */
export interface CodeListQuery {
  kind: CodeKind;
  search: string;
  codeTypes: readonly string[] | null;
  /** Only favorites. */
  favourites: boolean;
  skip: number;
  take: number;
}

/** Returns a page of all matching codes, the clinic's own first and then by code, with the total count. */
export async function listCodes(
  { app, actor, now }: RequestContext,
  query: CodeListQuery,
): Promise<{ count: number; list: FoundCode[] }> {
  const { kind, skip, take } = query;
  const search = readSearch(query.search);
  const isEmpty = search.terms.length === 0 && search.code === null;
  const day = dayIn(actor.timeZone, now);
  const types = CODE_TYPES[kind].filter((type) => query.codeTypes?.includes(type) ?? true);
  const owner = { clinicId: actor.clinicId, userId: actor.userId, kind };
  const personal = await loadPersonal(app, { ...owner, patterns: patternsOf(search), codes: [] });
  const sets = await Promise.all(types.filter(isSet).map((type) => openSet(app, type, personal.stamp)));
  const indexes = new Map<CodeType, (typeof sets)[number]['index']>(sets.map(({ codeSet, index }) => [codeSet, index]));
  const own = ownByKey(personal.own);
  const mine = new Set(personal.favourites.filter((favourite) => favourite.mine).map(codeKey));
  const clinics = new Set(personal.favourites.filter((favourite) => !favourite.mine).map(codeKey));

  const shown = (name: CodeName): FoundCode[] => {
    const key = codeKey(name);
    const code = readFrom(indexes.get(name.code_type), kind, name, own.get(key) ?? null, day);
    if (code === null) return [];
    const [is_favourite, is_clinic_favourite] = [mine.has(key), clinics.has(key)];
    const offered_as = is_favourite || is_clinic_favourite ? 'favourite' : own.has(key) ? 'own' : 'other';
    return [{ ...code, offered_as, is_favourite, is_clinic_favourite }];
  };
  const matchers = new Map<CodeType, (place: number) => boolean>(
    sets.map(({ codeSet, index }) => [codeSet, index.matcher(search)]),
  );
  const fits = (code: FoundCode): boolean => {
    const place = indexes.get(code.code_type)?.placeOf(code.code);
    if (isEmpty || (place !== undefined && matchers.get(code.code_type)!(place))) return true;
    return matchesSearch(
      search,
      `${code.official_name} ${code.long_description} ${code.full_name} ${code.pmh_display_name ?? ''}`,
      code.code,
    );
  };
  const priced = (codes: FoundCode[]) => withPrices(app.database.kysely, owner, codes, day);
  const once = (names: readonly CodeName[]): FoundCode[] =>
    [...new Map(names.map((name) => [codeKey(name), name])).values()]
      .filter(({ code_type }) => types.includes(code_type))
      .flatMap(shown)
      .filter(fits);

  if (query.favourites) {
    const all = once(personal.favourites);
    return { count: all.length, list: await priced(all.slice(skip, skip + take)) };
  }
  const first = once(personal.own);
  const list = first.slice(skip, skip + take);
  let count = first.length;
  for (const { codeSet, index } of sets) {
    const except = new Set(
      first.flatMap((code) => (code.code_type === codeSet ? (index.placeOf(code.code) ?? []) : [])),
    );
    if (list.length < take) {
      const places = index.page(search, Math.max(0, skip + list.length - count), take - list.length, except);
      list.push(...places.flatMap((place) => shown({ code_type: codeSet, code: index.codeAt(place) })));
    }
    const isFitting = matchers.get(codeSet)!;
    count += index.count(search) - [...except].filter((place) => isEmpty || isFitting(place)).length;
  }
  return { count, list: await priced(list) };
}
