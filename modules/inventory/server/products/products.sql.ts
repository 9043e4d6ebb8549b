import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { invalid, nameTaken } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ProductKind } from '../../rules/index.ts';

/** The products of a clinic's price list. */
export const products = defineRecord({
  table: 'inventory.product',
  columns: [
    'kind',
    'product_name',
    'code',
    'procedure_code',
    'category',
    'description',
    'unit',
    'price_cents',
    'cost_cents',
    'tax_basis_points',
    'item_id',
    'item_quantity',
    'valid_days',
  ],
  called: 'product',
  objectType: 'product',
  topic: 'inventory.setup-changed',
  activeAs: 'is_sold',
  refusals: {
    product_name: () => nameTaken('input.product_name', 'A product with this name already exists.'),
    product_code: () => nameTaken('input.code', 'A product with this code already exists.'),
    product_clinic_id_item_id_fkey: () => invalid([{ path: 'input.item_id', message: 'This item does not exist.' }]),
  },
});

/** A product with its item and package items. */
export interface Product extends RowOf<typeof products> {
  item_name: string | null;
  item_unit: string | null;
  /** Quantity available to dispense; null if the product is not stocked. */
  available: number | null;
  /** Prepaid by a package. */
  parts: { product_id: string; product_name: string; quantity: number; price_cents: number }[];
}

/** Filters for the price list. */
export interface ProductSearch {
  search?: string;
  kinds?: readonly ProductKind[] | null;
  includeDeleted?: boolean;
}

const columns = (today: string) =>
  products.table.as('p').and(columnsOf({ i: 'inventory.item' }, ['i.item_name', 'i.unit as item_unit']).orNull())
    .and(sql<
    Pick<Product, 'available' | 'parts'>
  >`case when p.item_id is not null then (select coalesce(sum(s.quantity), 0)::int / p.item_quantity from inventory.stock s
    join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
    join inventory.location o on o.clinic_id = s.clinic_id and o.id = s.location_id
    where s.clinic_id = p.clinic_id and s.item_id = p.item_id and l.held_reason is null and l.owner <> 'public' and o.is_dispensing
      and o.deleted_time is null and (l.expires_on is null or l.expires_on >= ${today}::date)) end as available,
  coalesce((select jsonb_agg(jsonb_build_object('product_id', c.product_id, 'product_name', q.product_name, 'quantity', c.quantity,
      'price_cents', q.price_cents) order by c.sort_index, c.product_id)
    from inventory.package_part c join inventory.product q on q.clinic_id = c.clinic_id and q.id = c.product_id
    where c.clinic_id = p.clinic_id and c.package_id = p.id), '[]') as parts`);
const FROM = sql.raw(
  'inventory.product p left join inventory.item i on i.clinic_id = p.clinic_id and i.id = p.item_id',
);

/** Returns a LIKE pattern for each word. */
export const likeWords = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/**
 * Returns a page of products by name, those whose name starts with the search text first, with the total count; `today`
 * is the clinic's date.
 */
export async function findProducts(
  db: Queryable,
  clinicId: string,
  { search = '', kinds = null, includeDeleted = false }: ProductSearch,
  { skip, take, today }: { skip: number; take: number; today: string },
): Promise<{ count: number; products: Product[] }> {
  const words = likeWords(search);
  const where = sql`p.clinic_id = ${clinicId} and (${includeDeleted} or p.deleted_time is null)
    and (${kinds}::text[] is null or p.kind = any(${kinds}::text[])) and p.search_text like all(${words}::text[])`;
  const { rows } = await columns(today)
    .select(sql`from ${FROM} where ${where}
    order by p.deleted_time is not null, lower(p.product_name) like ${(words[0] ?? '').slice(1)} desc, p.product_name, p.id
    offset ${skip} limit ${take}`)
    .execute(db);
  const counted = await countRows(db, sql`inventory.product p where ${where}`);
  return { count: counted, products: rows };
}

/** Returns these products, including discontinued ones, unordered. */
export async function readProducts(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  today: string,
): Promise<Product[]> {
  const { rows } = await columns(today)
    .select(sql`from ${FROM} where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[])`)
    .execute(db);
  return rows;
}

/** Returns a product, including discontinued ones, or null if the clinic has none with that id. */
export async function productOf(db: Queryable, clinicId: string, id: string, today: string): Promise<Product | null> {
  const [row] = await readProducts(db, clinicId, [id], today);
  return row ?? null;
}
