import type { RequestContext } from '#platform/request-context.ts';
import { codeKey, withDot } from '../rules/index.ts';
import { openSet } from './open-set.ts';
import { type FoundCode, ownByKey, readFrom } from './find-codes.ts';
import { loadPersonal } from './load-personal.ts';

const MOST = 200;

/** Returns the diagnoses directly below a code, by code. */
export async function findChildren({ app, actor }: RequestContext, code: string, day: string): Promise<FoundCode[]> {
  const { index } = await openSet(app, 'ICD-10-CM');
  const names = index
    .childrenOf(withDot(code))
    .slice(0, MOST)
    .map((place) => ({ code_type: 'ICD-10-CM' as const, code: index.codeAt(place) }));
  if (names.length === 0) return [];
  const owner = { clinicId: actor.clinicId, userId: actor.userId, kind: 'diagnosis' as const };
  // Custom codes are not searched by their words here.
  const search = { patterns: ['^$'], codes: names.map((name) => name.code) };
  const personal = await loadPersonal(app, { ...owner, ...search });
  const own = ownByKey(personal.own);
  const keys = (mine: boolean) =>
    new Set(personal.favourites.filter((favourite) => favourite.mine === mine).map(codeKey));
  const [mine, clinics] = [keys(true), keys(false)];
  return names.flatMap((name) => {
    const key = codeKey(name);
    const child = readFrom(index, 'diagnosis', name, own.get(key) ?? null, day);
    if (child === null) return [];
    return [{ ...child, offered_as: 'other', is_favourite: mine.has(key), is_clinic_favourite: clinics.has(key) }];
  });
}
