import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { plannedReportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { readLocations } from './quantity-report.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../rules/index.ts';

const COUNTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  receipts: sql.raw(`m.kind in ('purchase', 'initial')`),
  variances: sql.raw(`m.kind = 'count'`),
  shrinkage: sql.raw(`m.kind in ('count', 'adjustment') and m.quantity < 0`),
  found: sql.raw(`m.kind in ('count', 'adjustment') and m.quantity > 0`),
  wastage: sql.raw(`m.kind = 'disposal'`),
};
// Losses are shown without a sign.
const LOST = new Set(['shrinkage', 'wastage']);

/** Received stock, count differences, disposals, and upcoming expirations. */
export const auditReport: Report = {
  id: 'restockAndAudit',
  title: 'Restock and Audit',
  definition:
    'Stock received in the period, and changes by counts, adjustments and disposals, valued at cost. A counted line is exact if it matched the quantity expected at the time of the count. Ordered and delivered units cover purchase orders placed in the period. Expiring quantities are based on current stock.',
  rule: 'inventory.statistics',
  order: 25,
  filters: [{ id: 'location', title: 'Location', options: readLocations }],
  breakdowns: [
    { id: 'item', title: 'Product' },
    { id: 'vendor', title: 'Vendor' },
  ],
  columns: [
    { id: 'name', title: 'Product', kind: 'text' },
    { id: 'receipts', title: 'Received', kind: 'cents', total: true, drill: { sum: 'value' } },
    { id: 'lines', title: 'Lines counted', kind: 'number', total: true },
    { id: 'exact', title: 'Exact', kind: 'number', total: true },
    { id: 'accuracy', title: 'Count accuracy', kind: 'percent', ratio: { of: 'exact', over: 'lines' }, better: 'more' },
    { id: 'shrinkage', title: 'Shrinkage', kind: 'cents', total: true, drill: { sum: 'value' }, better: 'less' },
    { id: 'found', title: 'Found', kind: 'cents', total: true, drill: { sum: 'value' } },
    { id: 'wastage', title: 'Wastage', kind: 'cents', total: true, drill: { sum: 'value' }, better: 'less' },
    { id: 'ordered', title: 'Ordered units', kind: 'number', total: true },
    { id: 'delivered', title: 'Delivered units', kind: 'number', total: true },
    { id: 'fill', title: 'Fill rate', kind: 'percent', ratio: { of: 'delivered', over: 'ordered' }, better: 'more' },
    { id: 'expired', title: 'Expired now', kind: 'cents', total: true, better: 'less' },
    { id: 'expiring_30', title: 'Within 30 days', kind: 'cents', total: true, better: 'less' },
    { id: 'expiring_60', title: '31 to 60 days', kind: 'cents', total: true },
    { id: 'expiring_90', title: '61 to 90 days', kind: 'cents', total: true },
  ],
  chart: { x: 'name', y: ['shrinkage', 'wastage'], kind: 'bar' },
  read: readAudit,
  drill: {
    columns: [
      { id: 'when', title: 'When', kind: 'instant' },
      { id: 'item', title: 'Product', kind: 'text' },
      { id: 'kind', title: 'Action', kind: 'text' },
      { id: 'lot', title: 'Lot', kind: 'text' },
      { id: 'quantity', title: 'Quantity', kind: 'number' },
      { id: 'value', title: 'Value', kind: 'cents' },
      { id: 'user', title: 'User', kind: 'text' },
      { id: 'reason', title: 'Reason', kind: 'text' },
    ],
    read: readMovements,
    foot: true,
  },
};

async function readAudit(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const { clinicId, start, end, now, timeZone } = input;
  const location = input.filters['location'] ?? null;
  const value = (id: string): RawBuilder<unknown> =>
    sql`coalesce(${LOST.has(id) ? sql.raw('-') : sql.raw('')}sum(m.cost_cents) filter (where ${COUNTED[id]!}), 0)::int`;
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`;
  const expiring = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`coalesce(sum(round(s.quantity * l.cost_cents::numeric / l.cost_units)) filter (where l.expires_on >= ${from} and l.expires_on < ${to}), 0)::int`;
  const statement = sql`
    with moved as (
      select m.item_id, ${value('receipts')} as receipts, ${value('shrinkage')} as shrinkage, ${value('found')} as found, ${value('wastage')} as wastage
      from inventory.movement m where m.clinic_id = ${clinicId} and m.created_time >= ${start} and m.created_time < ${end}
        and (${location}::uuid is null or m.location_id = ${location}::uuid) group by m.item_id),
    counted as (
      select l.item_id, count(*)::int as lines, count(*) filter (where l.variance = 0)::int as exact
      from inventory.count_line l join inventory.stock_count c on c.clinic_id = l.clinic_id and c.id = l.count_id
      where l.clinic_id = ${clinicId} and c.status = 'Completed' and c.completed_time >= ${start} and c.completed_time < ${end}
        and (${location}::uuid is null or c.location_id = ${location}::uuid) group by l.item_id),
    bought as (
      select l.item_id, sum(l.packs * l.pack_factor)::int as ordered, coalesce(sum(r.units), 0)::int as delivered
      from inventory.purchase_line l join inventory.purchase_order o on o.clinic_id = l.clinic_id and o.id = l.order_id
        and o.status in ('Ordered', 'PartlyReceived', 'Received') and o.ordered_time >= ${start} and o.ordered_time < ${end}
      left join lateral (select sum(m.quantity) as units from inventory.movement m where m.clinic_id = l.clinic_id and m.purchase_line_id = l.id) r on true
      where l.clinic_id = ${clinicId} group by l.item_id),
    shelf as (
      select s.item_id, ${expiring(sql`'-infinity'::date`, today)} as expired, ${expiring(today, sql`${today} + 31`)} as expiring_30,
        ${expiring(sql`${today} + 31`, sql`${today} + 61`)} as expiring_60, ${expiring(sql`${today} + 61`, sql`${today} + 91`)} as expiring_90
      from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
      where s.clinic_id = ${clinicId} and s.quantity > 0 and (${location}::uuid is null or s.location_id = ${location}::uuid) group by s.item_id)
    select ${keyOf(input)} as key, min(${nameOf(input)}) as name, sum(coalesce(m.receipts, 0))::int as receipts,
      sum(coalesce(c.lines, 0))::int as lines, sum(coalesce(c.exact, 0))::int as exact, sum(coalesce(m.shrinkage, 0))::int as shrinkage,
      sum(coalesce(m.found, 0))::int as found, sum(coalesce(m.wastage, 0))::int as wastage, sum(coalesce(b.ordered, 0))::int as ordered,
      sum(coalesce(b.delivered, 0))::int as delivered, sum(coalesce(s.expired, 0))::int as expired,
      sum(coalesce(s.expiring_30, 0))::int as expiring_30, sum(coalesce(s.expiring_60, 0))::int as expiring_60,
      sum(coalesce(s.expiring_90, 0))::int as expiring_90
    from inventory.item i
    left join inventory.vendor v on v.clinic_id = i.clinic_id and v.id = i.preferred_vendor_id
    left join moved m on m.item_id = i.id left join counted c on c.item_id = i.id left join bought b on b.item_id = i.id
    left join shelf s on s.item_id = i.id
    where i.clinic_id = ${clinicId} and (m.item_id is not null or c.item_id is not null or b.item_id is not null or s.item_id is not null)
    group by 1 order by 2, 1`;
  return plannedReportRows(db, statement);
}

async function readMovements(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]> {
  const key = row['key'] ?? null;
  const location = input.filters['location'] ?? null;
  const sign = LOST.has(column) ? sql.raw('-') : sql.raw('');
  const { rows } = await sql<ReportRow & { when: Date }>`
    select m.id as key, m.created_time as "when", i.item_name as item, m.kind, l.lot_number as lot, m.quantity::int as quantity,
      (${sign}m.cost_cents)::int as value, u.first_name || ' ' || u.last_name as user, m.reason
    from inventory.movement m
    join inventory.item i on i.clinic_id = m.clinic_id and i.id = m.item_id
    left join inventory.vendor v on v.clinic_id = i.clinic_id and v.id = i.preferred_vendor_id
    join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
    join inventory.stock_member u on u.clinic_id = m.clinic_id and u.user_id = m.created_by
    where m.clinic_id = ${input.clinicId} and m.created_time >= ${input.start} and m.created_time < ${input.end}
      and (${location}::uuid is null or m.location_id = ${location}::uuid) and ${COUNTED[column] ?? sql`false`}
      and (${key}::text is null or ${keyOf(input)} = ${key})
    order by m.created_time desc, m.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
  return rows.map((found) => ({
    ...found,
    kind: MOVEMENT_KINDS[found['kind'] as MovementKind],
    when: found.when.toISOString(),
  }));
}

const keyOf = ({ breakdown }: ReportInput): RawBuilder<unknown> =>
  breakdown === 'vendor' ? sql`coalesce(i.preferred_vendor_id::text, '')` : sql`i.id::text`;
const nameOf = ({ breakdown }: ReportInput): RawBuilder<unknown> =>
  breakdown === 'vendor' ? sql`coalesce(v.vendor_name, 'No vendor')` : sql`i.item_name`;
