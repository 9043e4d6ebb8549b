import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { ProductKind } from '../../rules/index.ts';

/** One product of the price list. */
export interface Product {
  id: string;
  kind: ProductKind;
  product_name: string;
  code: string;
  /** CPT or HCPCS where a claim names it. */
  procedure_code: string;
  category: string;
  description: string;
  unit: string;
  price_cents: number;
  cost_cents: number;
  /** Hundredths of a percent: 825 is 8.25 %. */
  tax_basis_points: number;
  /** What leaves the shelf when one is sold; null where nothing does. */
  item_id: string | null;
  item_name: string | null;
  item_unit: string | null;
  item_quantity: number;
  valid_days: number | null;
  /** How many could be handed out now; null where nothing is stocked. */
  available: number | null;
  /** What a package pays for ahead. */
  parts: { product_id: string; product_name: string; quantity: number; price_cents: number }[];
  version: number;
  deleted_time: Date | null;
}

/** What the price list is narrowed by. */
export interface ProductSearch {
  search?: string;
  kinds?: readonly ProductKind[] | null;
  includeDeleted?: boolean;
}

const COLUMNS = (
  today: string,
) => sql`p.id, p.kind, p.product_name, p.code, p.procedure_code, p.category, p.description, p.unit,
  p.price_cents, p.cost_cents, p.tax_basis_points, p.item_id, i.item_name, i.unit as item_unit, p.item_quantity, p.valid_days,
  p.version, p.deleted_time,
  case when p.item_id is not null then (select coalesce(sum(s.quantity), 0)::int / p.item_quantity from inventory.stock s
    join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
    join inventory.location o on o.clinic_id = s.clinic_id and o.id = s.location_id
    where s.clinic_id = p.clinic_id and s.item_id = p.item_id and l.held_reason is null and l.owner <> 'public' and o.is_dispensing
      and o.deleted_time is null and (l.expires_on is null or l.expires_on >= ${today}::date)) end as available,
  coalesce((select jsonb_agg(jsonb_build_object('product_id', c.product_id, 'product_name', q.product_name, 'quantity', c.quantity,
      'price_cents', q.price_cents) order by c.sort_index, c.product_id)
    from inventory.package_part c join inventory.product q on q.clinic_id = c.clinic_id and q.id = c.product_id
    where c.clinic_id = p.clinic_id and c.package_id = p.id), '[]') as parts`;
const FROM = sql.raw(
  'inventory.product p left join inventory.item i on i.clinic_id = p.clinic_id and i.id = p.item_id',
);

/** Each word as it is looked for anywhere in a text. */
export const likeWords = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** A page of products by name, those whose name begins with what is looked for first, and how many there are; `today` is the clinic's day. */
export async function findProducts(
  db: Queryable,
  clinicId: string,
  { search = '', kinds = null, includeDeleted = false }: ProductSearch,
  { skip, take, today }: { skip: number; take: number; today: string },
): Promise<{ count: number; products: Product[] }> {
  const words = likeWords(search);
  const where = sql`p.clinic_id = ${clinicId} and (${includeDeleted} or p.deleted_time is null)
    and (${kinds}::text[] is null or p.kind = any(${kinds}::text[])) and p.search_text like all(${words}::text[])`;
  const { rows } = await sql<Product>`
    select ${COLUMNS(today)} from ${FROM} where ${where}
    order by p.deleted_time is not null, lower(p.product_name) like ${(words[0] ?? '').slice(1)} desc, p.product_name, p.id
    offset ${skip} limit ${take}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from inventory.product p where ${where}`.execute(db);
  return { count: counted[0]!.count, products: rows };
}

/** These products, also those that are sold no longer, in no order. */
export async function readProducts(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  today: string,
): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select ${COLUMNS(today)} from ${FROM} where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** One product, also one that is sold no longer; null where the clinic has none of that id. */
export async function productOf(db: Queryable, clinicId: string, id: string, today: string): Promise<Product | null> {
  const [row] = await readProducts(db, clinicId, [id], today);
  return row ?? null;
}
