import type { Queryable } from '#platform/database.ts';
import { controlledIn, type ControlledName, type DrugReference } from '../rules/index.ts';
import { readByIds, readSchedules } from './drugs.sql.ts';
import { readReferences } from './read-drug-names.ts';

/**
 * The controlled substances in a drug: by the product's own schedule, those of its ingredients and of a compound's, and by every word of a
 * free text that the law or a brand name knows. Empty for what is not controlled as far as is known.
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
