import type { Queryable } from '#platform/database.ts';
import { controlledIn, type ControlledName, type DrugReference } from '../rules/index.ts';
import { readByIds, readSchedules } from './drugs.sql.ts';
import { readReferences } from './read-drug-names.ts';

/**
 * Finds the controlled substances in a drug: by the product's own schedule, its ingredients' and a compound's, and by
 * every word of free text that is a legal or brand name. Empty if it is not controlled, as far as known.
 */
export async function findControlled(db: Queryable, drug: DrugReference): Promise<ControlledName[]> {
  const texts = [drug.name, ...(drug.ingredients ?? [])];
  const found = new Map<string, ControlledName>();
  for (const text of texts) for (const each of controlledIn(text)) found.set(each.name, each);
  const read = await readReferences(db, [drug, ...(drug.ingredients ?? []).map((name) => ({ name }))]);
  for (const each of await readSchedules(
    db,
    read.flatMap(({ ingredients }) => ingredients),
  ))
    found.set(each.name, each);
  const ids = read.flatMap(({ descriptorId }) => (descriptorId === null ? [] : [descriptorId]));
  for (const { name, schedule } of ids.length === 0 ? [] : await readByIds(db, ids))
    if (schedule !== null) found.set(name, { name, schedule });
  return [...found.values()];
}
