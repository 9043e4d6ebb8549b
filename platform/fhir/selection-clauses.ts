import { sql, type RawBuilder } from 'kysely';
import { isId } from '../id.ts';
import type { FhirSelection } from './fhir-resource.ts';
import { recordIdsOf } from './record-ids.ts';

/** The columns of a statement that a selection compares, e.g. `r.id`. */
export interface SelectionColumns {
  id: string;
  patient: string;
  /** When the record was last changed. */
  changed: RawBuilder<unknown>;
  /** Behind the row's id in the FHIR id, if one row gives several resources: `-bp`. */
  suffix?: string;
}

/**
 * Returns a selection as SQL: a condition, and the order with the limit that ends the statement. The statement names
 * the clinic itself.
 */
export function selectionClauses(
  { patientIds, ids, changedSince, after, limit }: FhirSelection,
  { id, patient, changed, suffix = '' }: SelectionColumns,
): { matches: RawBuilder<boolean>; page: RawBuilder<unknown> } {
  const conditions: RawBuilder<unknown>[] = [];
  if (patientIds !== undefined)
    conditions.push(sql`${sql.ref(patient)} = any(${patientIds.filter((one) => isId(one))}::uuid[])`);
  const recordIds = recordIdsOf(ids, suffix);
  if (recordIds !== null) conditions.push(sql`${sql.ref(id)} = any(${recordIds}::uuid[])`);
  if (changedSince !== undefined) conditions.push(sql`${changed} >= ${changedSince}::timestamptz`);
  if (after !== undefined) conditions.push(sql`${sql.ref(id)} > ${recordIdsOf([after], suffix)?.[0] ?? null}::uuid`);
  return {
    matches: conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`,
    page: limit === undefined ? sql`order by ${sql.ref(id)}` : sql`order by ${sql.ref(id)} limit ${limit}`,
  };
}
