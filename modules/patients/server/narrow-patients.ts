import type { Queryable } from '#platform/database.ts';
import { findAmong, listNarrowest, narrowingsOf } from './narrowings.sql.ts';
import type { PatientFilter } from './patient-list.sql.ts';

// Fewer are looked up one by one, and sorted; of more, a walk along the sorted index finds a page soon.
const MOST = 2000;

/**
 * Finds out how a filtered list is read within bounds, whatever is combined and however many patients there are. A filter that leaves
 * few patients is turned into their ids; where each leaves many, so do all together, or their few common ones are the ids. `isMany`
 * says that more match than are ever counted.
 */
export async function narrowPatients(
  db: Queryable,
  clinicId: string,
  filter: PatientFilter,
): Promise<{ filter: PatientFilter; isMany: boolean }> {
  const narrowings = narrowingsOf(clinicId, filter);
  if (narrowings.length === 0) return { filter, isMany: false };
  for (const narrowing of narrowings) {
    const ids = await listNarrowest(db, narrowing, MOST + 1);
    if (ids.length <= MOST) return { filter: { ...filter, ids }, isMany: false };
  }
  if (narrowings.length > 1) {
    const ids = await findAmong(db, narrowings, MOST + 1);
    if (ids.length <= MOST) return { filter: { ...filter, ids }, isMany: false };
  }
  return { filter, isMany: isNarrowedOnly(filter) };
}

/** Whether nothing else than what narrows is asked for. */
function isNarrowedOnly({ words, ...filter }: PatientFilter): boolean {
  const { dateOfBirth, phoneDigits, recordNumber, first_name, last_name, born, gender, noneSince } = filter;
  const others = [dateOfBirth, phoneDigits, recordNumber, first_name, last_name, born, gender, noneSince];
  return words.length === 0 && others.every((value) => value == null);
}
