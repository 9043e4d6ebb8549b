import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../rules/index.ts';

/** The movement kinds of each column; every kind has one column. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  received: ['initial', 'purchase'],
  dispensed: ['dispense'],
  returned: ['undispense'],
  used: ['use'],
  sent_back: ['vendor_return'],
  wasted: ['disposal'],
  counted: ['count', 'adjustment'],
};
// Outgoing quantities are shown without a sign.
const LEAVING = new Set(['dispensed', 'used', 'sent_back', 'wasted']);

/** Movements of each item: opening + received − dispensed + returned − used − sent back − wasted ± counted = closing. */
export const quantityReport: Report = {
  id: 'productQuantityStats',
  title: 'Product Quantity',
  definition:
    'Stock movements of each item in the period, in its units. Closing = opening + received − dispensed + returned − used − sent back to vendors − wasted + corrections by counts and adjustments. Transfers between locations don’t change it. On hand and months of stock are current.',
  rule: 'inventory.statistics',
  order: 20,
  filters: [
    { id: 'category', title: 'Category', options: readCategories },
    { id: 'kind', title: 'Type', options: readKinds },
    { id: 'location', title: 'Location', options: readLocations },
  ],
  breakdowns: [
    { id: 'item', title: 'Product' },
    { id: 'category', title: 'Category' },
    { id: 'vendor', title: 'Vendor' },
  ],
  columns: [
    { id: 'name', title: 'Product', kind: 'text' },
    { id: 'opening', title: 'Opening', kind: 'number', total: true },
    { id: 'received', title: 'Received', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'dispensed', title: 'Dispensed', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'returned', title: 'Returned', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'used', title: 'Used', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'sent_back', title: 'Sent back', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'wasted', title: 'Wasted', kind: 'number', total: true, drill: { sum: 'quantity' }, better: 'less' },
    { id: 'counted', title: 'Counted', kind: 'number', total: true, drill: { sum: 'quantity' } },
    { id: 'closing', title: 'Closing', kind: 'number', total: true },
    { id: 'wasted_share', title: 'Wasted %', kind: 'percent', ratio: { of: 'wasted', over: ['opening', 'received'] } },
    { id: 'on_hand', title: 'On hand now', kind: 'number', total: true },
    {
      id: 'months',
      title: 'Months of stock',
      kind: 'number',
      definition: 'On hand × 12 ÷ quantity dispensed or used in the last 12 months.',
    },
  ],
  chart: { x: 'name', y: ['dispensed', 'received'], kind: 'bar' },
  read: readQuantities,
  drill: {
    columns: [
      { id: 'when', title: 'When', kind: 'instant' },
      { id: 'item', title: 'Product', kind: 'text' },
      { id: 'kind', title: 'Action', kind: 'text' },
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'lot', title: 'Lot', kind: 'text' },
      { id: 'location', title: 'Location', kind: 'text' },
      { id: 'quantity', title: 'Quantity', kind: 'number' },
      { id: 'value', title: 'Value', kind: 'cents' },
      { id: 'user', title: 'User', kind: 'text' },
      { id: 'reason', title: 'Reason', kind: 'text' },
    ],
    read: readMovements,
    foot: true,
  },
};

async function readQuantities(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const { start, end, now } = input;
  const year = new Date(now.getTime() - 365 * 86_400_000);
  const column = (id: string): RawBuilder<unknown> => {
    const sign = LEAVING.has(id) ? sql.raw('-') : sql.raw('');
    return sql`coalesce(${sign}sum(m.until - m.before) filter (where m.kind = any(${KINDS[id]}::text[])), 0)::int`;
  };
  // Hundreds of thousands of movements are first reduced to sums per item and kind; everything else uses these.
  return reportRows(
    db,
    sql`
    select ${keyOf(input)} as key, min(${nameOf(input)}) as name, sum(m.before)::int as opening,
      ${column('received')} as received, ${column('dispensed')} as dispensed, ${column('returned')} as returned, ${column('used')} as used,
      ${column('sent_back')} as sent_back,
      ${column('wasted')} as wasted, ${column('counted')} as counted, sum(m.until)::int as closing, sum(m.quantity)::int as on_hand,
      round(sum(m.quantity) * 12.0 / nullif(-sum(m.of_year) filter (where m.kind in ('dispense', 'undispense', 'use')), 0), 1)::float8 as months
    from (select clinic_id, item_id, kind, sum(quantity) as quantity,
        coalesce(sum(quantity) filter (where created_time < ${start}), 0) as before,
        coalesce(sum(quantity) filter (where created_time < ${end}), 0) as until,
        coalesce(sum(quantity) filter (where created_time >= ${year}), 0) as of_year
      from ${movements(input)} group by clinic_id, item_id, kind) m ${items(input)}
    group by 1 order by 2, 1`,
  );
}

async function readMovements(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]> {
  const key = row['key'] ?? null;
  const sign = LEAVING.has(column) ? sql.raw('-') : sql.raw('');
  const { rows } = await sql<ReportRow & { when: Date }>`
    select m.id as key, m.patient_id, case when m.patient_id is not null then '/patients/' || m.patient_id end as path,
      m.created_time as "when", i.item_name as item, m.kind, a.first_name || ' ' || a.last_name as patient,
      l.lot_number as lot, p.location_name as location,
      (${sign}m.quantity)::int as quantity, (${sign}m.cost_cents)::int as value, u.first_name || ' ' || u.last_name as user, m.reason
    from (select * from ${movements(input)}) m ${items(input)}
    join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
    join inventory.location p on p.clinic_id = m.clinic_id and p.id = m.location_id
    join inventory.stock_member u on u.clinic_id = m.clinic_id and u.user_id = m.created_by
    left join inventory.stock_patient a on a.clinic_id = m.clinic_id and a.id = m.patient_id
    where m.kind = any(${KINDS[column] ?? []}::text[]) and m.created_time >= ${input.start} and m.created_time < ${input.end}
      and (${key}::text is null or ${keyOf(input)} = ${key})
    order by m.created_time desc, m.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
  return rows.map((found) => ({
    ...found,
    kind: MOVEMENT_KINDS[found['kind'] as MovementKind],
    when: found.when.toISOString(),
  }));
}

function movements({ clinicId, filters: { location } }: ReportInput): RawBuilder<unknown> {
  return sql`inventory.movement where clinic_id = ${clinicId}
    ${location === undefined ? sql`` : sql`and location_id = ${location}::uuid`}`;
}

/** Selects the items of the movements, as `m`, that match the filters. */
function items({ filters: { category, kind } }: ReportInput): RawBuilder<unknown> {
  return sql`join inventory.item i on i.clinic_id = m.clinic_id and i.id = m.item_id
      ${category === undefined ? sql`` : sql`and i.category = ${category}`} ${kind === undefined ? sql`` : sql`and i.kind = ${kind}`}
    left join inventory.vendor v on v.clinic_id = i.clinic_id and v.id = i.preferred_vendor_id`;
}

function keyOf({ breakdown }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'category') return sql`i.category`;
  if (breakdown === 'vendor') return sql`coalesce(i.preferred_vendor_id::text, '')`;
  return sql`i.id::text`;
}

function nameOf({ breakdown }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'category') return sql`coalesce(nullif(i.category, ''), 'No category')`;
  if (breakdown === 'vendor') return sql`coalesce(v.vendor_name, 'No vendor')`;
  return sql`i.item_name`;
}

function readCategories(db: Queryable, clinicId: string) {
  return db
    .selectFrom('inventory.item')
    .distinct()
    .select(['category as value', 'category as label'])
    .where('clinic_id', '=', clinicId)
    .where('category', '<>', '')
    .orderBy('category')
    .execute();
}

function readKinds() {
  return Promise.resolve([
    { value: 'drug', label: 'Drug' },
    { value: 'supplement', label: 'Supplement' },
    { value: 'lab_kit', label: 'Lab kit' },
    { value: 'general', label: 'General' },
  ]);
}

/** Returns the clinic's locations as report options. */
export function readLocations(db: Queryable, clinicId: string) {
  return db
    .selectFrom('inventory.location')
    .select(['id as value', 'location_name as label'])
    .where('clinic_id', '=', clinicId)
    .orderBy(({ fn }) => fn('lower', ['location_name']))
    .execute();
}
