import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { costOf, needsSecondPerson } from '../../rules/index.ts';

/** Where a count stands. */
export type CountState = 'New' | 'Submitted' | 'Completed' | 'Returned' | 'Rejected' | 'Cancelled';

/** One lot of a count. */
export interface CountLine {
  id: string;
  item_id: string;
  item_name: string;
  unit: string;
  is_controlled: boolean;
  lot_id: string;
  lot_number: string;
  expires_on: string | null;
  snapshot: number;
  /** What the movements until the line was counted sum to; null while it was not. */
  expected: number | null;
  counted: number | null;
  counted_time: Date | null;
  counted_by: string | null;
  counted_by_name: string | null;
  variance: number | null;
  variance_cents: number | null;
  reason: string;
  version: number;
}

/** A count of what lies at a location. */
export interface StockCount {
  id: string;
  count_number: number;
  location_id: string;
  location_name: string;
  status: CountState;
  is_blind: boolean;
  comment: string;
  return_reason: string | null;
  created_by_name: string;
  create_time: Date;
  submitted_by: string | null;
  submitted_by_name: string | null;
  submitted_time: Date | null;
  completed_by_name: string | null;
  completed_time: Date | null;
  line_count: number;
  counted_count: number;
  variance_cents: number | null;
  needs_approval: boolean;
  lines: CountLine[];
  version: number;
}

type CountRow = Omit<StockCount, 'lines' | 'variance_cents' | 'needs_approval'>;

/** A page of counts with their lines, the newest first, and how many there are; one alone where an id is given. */
export async function findCounts(
  db: Queryable,
  clinicId: string,
  { id = null }: { id?: string | null },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; counts: StockCount[] }> {
  const where = sql`c.clinic_id = ${clinicId} and (${id}::uuid is null or c.id = ${id}::uuid)`;
  const { rows } = await sql<CountRow>`
    select c.id, c.count_number, c.location_id, p.location_name, c.status, c.is_blind, c.comment, c.return_reason, c.version,
      u.first_name || ' ' || u.last_name as created_by_name, c.created_time as create_time, c.submitted_by, c.submitted_time, c.completed_time,
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
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*)::int as count from inventory.stock_count c where ${where}`.execute(db);
  const lines = await readLines(
    db,
    clinicId,
    rows.map((row) => row.id),
  );
  return {
    count: counted[0]!.count,
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

/** One count; null where the clinic has none of that id. */
export async function countOf(db: Queryable, clinicId: string, id: string): Promise<StockCount | null> {
  const { counts } = await findCounts(db, clinicId, { id }, { skip: 0, take: 1 });
  return counts[0] ?? null;
}

/** The lines of counts by the counts' ids. What is expected is what had moved until the line's own time: sales after it change nothing. */
async function readLines(
  db: Queryable,
  clinicId: string,
  countIds: readonly string[],
): Promise<Map<string, CountLine[]>> {
  const { rows } = await sql<
    CountLine & { count_id: string; cost_cents: number; cost_units: number; written: number | null }
  >`
    select l.count_id, l.id, l.item_id, i.item_name, i.unit, i.is_controlled, l.lot_id, o.lot_number, o.expires_on, l.snapshot, l.counted,
      l.counted_time, l.counted_by, u.first_name || ' ' || u.last_name as counted_by_name, l.reason, l.version, l.variance as written,
      o.cost_cents, o.cost_units,
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

/** The line of a count, with the count; null where the clinic has none of that id. Both are locked for the rest of the transaction. */
export async function lockLine(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ count: StockCount; line: CountLine } | null> {
  const { rows } = await sql<{ count_id: string }>`
    select count_id from inventory.count_line where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
  if (rows[0] === undefined) return null;
  const count = (await lockCount(tx, clinicId, rows[0].count_id))!;
  return { count, line: count.lines.find((line) => line.id === id)! };
}

/** How a line's count stands and whether it is blind. */
export async function readCountOfLine(
  db: Queryable,
  clinicId: string,
  lineId: string,
): Promise<Pick<StockCount, 'is_blind' | 'status'>> {
  const { rows } = await sql<Pick<StockCount, 'is_blind' | 'status'>>`
    select c.is_blind, c.status from inventory.count_line l join inventory.stock_count c on c.clinic_id = l.clinic_id and c.id = l.count_id
    where l.clinic_id = ${clinicId} and l.id = ${lineId}`.execute(db);
  return rows[0] ?? { is_blind: true, status: 'New' };
}
