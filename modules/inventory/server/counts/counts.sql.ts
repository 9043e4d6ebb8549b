import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { costOf, needsSecondPerson } from '../../rules/index.ts';

const table = clinicTable('inventory.stock_count', [
  'id',
  'count_number',
  'location_id',
  'status',
  'is_blind',
  'comment',
  'return_reason',
  'submitted_by',
  'submitted_time',
  'completed_time',
  'version',
  'created_time',
]);
const lineTable = clinicTable('inventory.count_line', [
  'id',
  'item_id',
  'lot_id',
  'snapshot',
  'counted',
  'counted_time',
  'counted_by',
  'reason',
  'version',
]);

/** A lot in a count. */
export interface CountLine extends RowOfTable<typeof lineTable> {
  item_name: string;
  unit: string;
  is_controlled: boolean;
  lot_number: string;
  expires_on: string | null;
  /** The sum of the movements until the line was counted; null before. */
  expected: number | null;
  counted_by_name: string | null;
  variance: number | null;
  variance_cents: number | null;
  /** The count is blind and not submitted: expected quantities are hidden. */
  is_hidden: boolean;
}

interface CountRow extends RowOfTable<typeof table> {
  location_name: string;
  created_by_name: string;
  submitted_by_name: string | null;
  completed_by_name: string | null;
  line_count: number;
  counted_count: number;
}

/** A count of the stock at a location. */
export interface StockCount extends CountRow {
  variance_cents: number | null;
  needs_approval: boolean;
  lines: CountLine[];
}

/** Returns a page of counts with their lines, newest first, with the total count; only one if an id is given. */
export async function findCounts(
  db: Queryable,
  clinicId: string,
  { id = null }: { id?: string | null },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; counts: StockCount[] }> {
  const where = sql`c.clinic_id = ${clinicId} and (${id}::uuid is null or c.id = ${id}::uuid)`;
  const { rows } = await sql<CountRow>`
    select ${table.columns('c')}, p.location_name, u.first_name || ' ' || u.last_name as created_by_name,
      s.first_name || ' ' || s.last_name as submitted_by_name, d.first_name || ' ' || d.last_name as completed_by_name,
      x.line_count, x.counted_count
    from inventory.stock_count c
    join inventory.location p on p.clinic_id = c.clinic_id and p.id = c.location_id
    join inventory.stock_member u on u.clinic_id = c.clinic_id and u.user_id = c.created_by
    left join inventory.stock_member s on s.clinic_id = c.clinic_id and s.user_id = c.submitted_by
    left join inventory.stock_member d on d.clinic_id = c.clinic_id and d.user_id = c.completed_by
    cross join lateral (select count(*)::int as line_count, count(l.counted)::int as counted_count
      from inventory.count_line l where l.clinic_id = c.clinic_id and l.count_id = c.id) x
    where ${where} order by c.count_number desc offset ${skip} limit ${take}`.execute(db);
  const counted = await countRows(db, sql`inventory.stock_count c where ${where}`);
  const lines = await readLines(
    db,
    clinicId,
    rows.map((row) => row.id),
  );
  return {
    count: counted,
    counts: rows.map((row) => {
      const own = lines.get(row.id) ?? [];
      const done = own.map((line) => ({
        variance: line.variance ?? 0,
        varianceCents: line.variance_cents ?? 0,
        isControlled: line.is_controlled,
      }));
      const value = done.reduce((sum, { varianceCents }) => sum + Math.abs(varianceCents), 0);
      return { ...row, lines: own, variance_cents: value, needs_approval: needsSecondPerson(done) };
    }),
  };
}

/** One count, locked for the rest of the transaction. */
export async function lockCount(tx: Tx, clinicId: string, id: string): Promise<StockCount | null> {
  await sql`select 1 from inventory.stock_count where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return countOf(tx, clinicId, id);
}

/** Returns a count, or null if the clinic has none with that id. */
export async function countOf(db: Queryable, clinicId: string, id: string): Promise<StockCount | null> {
  const { counts } = await findCounts(db, clinicId, { id }, { skip: 0, take: 1 });
  return counts[0] ?? null;
}

/**
 * Returns the lines of counts by count id. The expected quantity includes movements until the line's own time, so later
 * sales don't change it.
 */
async function readLines(
  db: Queryable,
  clinicId: string,
  countIds: readonly string[],
): Promise<Map<string, CountLine[]>> {
  const { rows } = await sql<
    CountLine & { count_id: string; cost_cents: number; cost_units: number; written: number | null }
  >`
    select ${lineTable.columns('l')}, l.count_id, l.variance as written,
      (c.is_blind and c.status in ('New', 'Returned')) as is_hidden, i.item_name, i.unit, i.is_controlled, o.lot_number, o.expires_on,
      o.cost_cents, o.cost_units, u.first_name || ' ' || u.last_name as counted_by_name,
      case when l.counted_time is null then null else coalesce((select sum(m.quantity) from inventory.movement m
        where m.clinic_id = l.clinic_id and m.lot_id = l.lot_id and m.location_id = c.location_id
          and m.created_time <= l.counted_time and m.count_line_id is distinct from l.id), 0)::int end as expected
    from inventory.count_line l
    join inventory.stock_count c on c.clinic_id = l.clinic_id and c.id = l.count_id
    join inventory.item i on i.clinic_id = l.clinic_id and i.id = l.item_id
    join inventory.lot o on o.clinic_id = l.clinic_id and o.id = l.lot_id
    left join inventory.stock_member u on u.clinic_id = l.clinic_id and u.user_id = l.counted_by
    where l.clinic_id = ${clinicId} and l.count_id = any(${countIds}::uuid[])
    order by lower(i.item_name), o.expires_on nulls last, l.id`.execute(db);
  const lines = rows.map(({ count_id, cost_cents, cost_units, written, ...line }) => {
    const variance = line.counted === null ? null : (written ?? line.counted - line.expected!);
    const value = variance === null ? null : costOf(variance, { cost_cents, cost_units });
    return { count_id, line: { ...line, variance, variance_cents: value } };
  });
  return new Map(
    [...Map.groupBy(lines, ({ count_id }) => count_id)].map(([id, own]) => [id, own.map(({ line }) => line)]),
  );
}

/**
 * Returns a count line with its count, or null if the clinic has none with that id. Both are locked for the rest of the
 * transaction.
 */
export async function lockLine(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ count: StockCount; line: CountLine } | null> {
  const row = await tx
    .selectFrom('inventory.count_line')
    .select('count_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const count = (await lockCount(tx, clinicId, row.count_id))!;
  return { count, line: count.lines.find((line) => line.id === id)! };
}
