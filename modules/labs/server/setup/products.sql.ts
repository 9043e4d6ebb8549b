import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { domainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { ProductFields } from '../../rules/index.ts';

/** The tests that laboratories offer. */
export const products = defineRecord({
  table: 'labs.test_product',
  columns: [
    'lab_id',
    'test_code',
    'test_name',
    'test_type',
    'alias',
    'loinc',
    'specimen',
    'is_fasting',
    'questions',
    'price',
    'is_eprescribe_supported',
    'is_limited',
    'covered_diagnoses',
  ],
  called: 'test',
  objectType: 'test_product',
  topic: 'labs.setup-changed',
  activeAs: 'is_offered',
  unlogged: ['search_text'],
  refusals: {
    product_code: () => domainError('CODE_TAKEN', 'This laboratory already has a test with this code.'),
  },
});

/** A test with the name of its laboratory. */
export interface ProductRow extends RowOf<typeof products> {
  lab_name: string;
}

const COLUMNS = products.table.as('p').and(sql<{ lab_name: string }>`l.lab_name`);
const FROM = sql.raw('labs.test_product p join labs.lab l on l.clinic_id = p.clinic_id and l.id = p.lab_id');

/** Filters for a list of tests. */
export interface ProductSearch {
  search: string;
  labId: string | null;
  onlySupported: boolean;
  includeDeleted: boolean;
}

/** Returns a page of tests by name, those whose name starts with the search text first, with the total count. */
export async function findProducts(
  db: Queryable,
  clinicId: string,
  { search, labId, onlySupported, includeDeleted }: ProductSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; products: ProductRow[] }> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const like = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = sql`p.clinic_id = ${clinicId} and l.deleted_time is null
    and (${labId}::uuid is null or p.lab_id = ${labId}::uuid)
    and (${includeDeleted} or p.deleted_time is null) and (not ${onlySupported} or p.is_eprescribe_supported)
    and p.search_text like all(${words.map(like)}::text[])`;
  const [{ rows }, count] = await Promise.all([
    COLUMNS.select(sql`from ${FROM} where ${where}
      order by p.deleted_time is not null, lower(p.test_name) like ${like(words[0] ?? '').slice(1)} desc, p.test_name, p.id
      offset ${skip} limit ${take}`).execute(db),
    countRows(db, sql`${FROM} where ${where}`),
  ]);
  return { count, products: rows };
}

/** Returns these tests, including discontinued ones, unordered. */
export async function readProducts(db: Queryable, clinicId: string, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await COLUMNS.select(
    sql`from ${FROM} where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[])`,
  ).execute(db);
  return rows;
}

/** Converts a test's fields to a row. */
export function rowOf(fields: ProductFields) {
  const { testName, testType, onlyEprescibeSupported, questions, ...others } = fields;
  return {
    ...others,
    test_name: testName,
    test_type: testType,
    is_eprescribe_supported: onlyEprescibeSupported,
    questions: JSON.stringify(questions),
    search_text: [testName, fields.alias, fields.test_code, fields.loinc].join(' ').toLowerCase(),
  };
}

/** Adds or updates tests of one laboratory by code; returns how many were new. Unchanged rows are skipped. */
export async function putProducts(
  tx: Tx,
  clinicId: string,
  labId: string,
  tests: readonly Omit<ProductFields, 'lab_id'>[],
  { now, onlyNew }: { now: Date; onlyNew: boolean },
): Promise<{ created: number; updated: number }> {
  let [created, updated] = [0, 0];
  for (let at = 0; at < tests.length; at += 500) {
    const rows = tests.slice(at, at + 500).map((product) => ({
      ...rowOf({ ...product, lab_id: labId }),
      clinic_id: clinicId,
      id: newId(),
      created_time: now,
    }));
    const insert = tx.insertInto('labs.test_product').values(rows);
    const upserted = await (
      onlyNew
        ? insert.onConflict((conflict) =>
            conflict.columns(['clinic_id', 'lab_id', 'test_code']).where('deleted_time', 'is', null).doNothing(),
          )
        : insert.onConflict((conflict) =>
            conflict
              .columns(['clinic_id', 'lab_id', 'test_code'])
              .where('deleted_time', 'is', null)
              .doUpdateSet(({ ref }) => ({
                test_name: ref('excluded.test_name'),
                test_type: ref('excluded.test_type'),
                alias: ref('excluded.alias'),
                loinc: ref('excluded.loinc'),
                specimen: ref('excluded.specimen'),
                is_fasting: ref('excluded.is_fasting'),
                questions: ref('excluded.questions'),
                price: ref('excluded.price'),
                search_text: ref('excluded.search_text'),
                version: sql<number>`labs.test_product.version + 1`,
              })),
          )
    )
      .returning(['id'])
      .execute();
    const made = new Set(rows.map(({ id }) => id));
    const fresh = upserted.filter(({ id }) => made.has(id)).length;
    created += fresh;
    updated += upserted.length - fresh;
  }
  return { created, updated };
}
