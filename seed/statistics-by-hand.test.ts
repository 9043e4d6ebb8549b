// Recalculates every number of the statistics for one small clinic: in one file, so that the clinic is created once.
import { beforeAll, describe, expect, test } from 'vitest';
import { reportInput } from '#platform/reports/report-input.ts';
import type { Report, ReportColumns, ReportRow } from '#platform/reports/report.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { modules } from '#server/modules.gen.ts';
import { seedDemoClinic } from './seed-demo-clinic.ts';

// Every number is calculated a second time from the raw table rows with plain arithmetic, independently of the reports'
// own statements.

const NOW = new Date('2026-11-23T20:00:00Z');
const ZONE = 'America/New_York';
const FROM = '2026-05-01';
const TO = '2026-11-23';
// In the clinic's time zone: midnight of the first day, and of the day after the last.
const START = new Date('2026-05-01T04:00:00Z');
const END = new Date('2026-11-24T05:00:00Z');

const app = useTestApp(NOW);
let clinicId: string;
// A row of any table, as the database returns it.
type Row = ReturnType<typeof JSON.parse>;

const read = async (table: string): Promise<Row[]> =>
  (await app().database.pool.query(`select * from ${table} where clinic_id = $1`, [clinicId])).rows;
const reports = (): Report[] => modules.flatMap((module) => module.reports ?? []);
const given = (): ReportColumns[] => modules.flatMap((module) => module.reportColumns ?? []);
const ask = (breakdown = '') => reportInput({ clinicId, from: FROM, to: TO, timeZone: ZONE, now: NOW, breakdown });
const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
const total = (rows: readonly ReportRow[], id: string): number => sum(rows, (row) => Number(row[id] ?? 0));
const count = (rows: readonly Row[], fits: (row: Row) => boolean): number => rows.filter(fits).length;
const within = (time: Date | null): boolean => time !== null && time >= START && time < END;
const minutes = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
const dayOf = (time: Date): string => time.toLocaleDateString('en-CA', { timeZone: ZONE });
// The driver returns a `date` as a day or as a midnight.
const asDay = (day: unknown): string => (day instanceof Date ? day.toISOString() : String(day)).slice(0, 10);
const inDays = (day: unknown): boolean => asDay(day) >= FROM && asDay(day) <= TO;

/** Returns the column sums of a report's rows, after checking that the drill-down of every number matches it. */
async function totalsOf(id: string, breakdown = ''): Promise<Record<string, number>> {
  const report = [...reports(), ...given()].find(
    (one) => ('id' in one ? one.id : `${one.report}:${one.columns[0]!.id}`) === id,
  )!;
  const rows = await checkReport(report, app().database.kysely, ask(breakdown));
  return Object.fromEntries(report.columns.map((column) => [column.id, total(rows, column.id)]));
}

beforeAll(async () => {
  await seedDemoClinic(app(), modules, () => undefined);
  clinicId = (await app().database.pool.query('select clinic_id from practice.clinic')).rows[0].clinic_id;
}, 600_000);

describe('the drill-down of each number', () => {
  test('matches the number in every report and every breakdown', async () => {
    for (const report of reports())
      for (const { id } of report.breakdowns ?? [{ id: '' }])
        await checkReport(report, app().database.kysely, ask(id)).catch((error: Error) => {
          throw new Error(`${report.id} by ${id}: ${error.message}`);
        });
    for (const columns of given()) await checkReport(columns, app().database.kysely, ask());
  });

  test('has the same totals in all breakdowns', async () => {
    for (const report of reports()) {
      const [first, ...others] = report.breakdowns ?? [];
      if (first === undefined) continue;
      const summed = report.columns.filter((column) => column.total === true);
      const sums = async (breakdown: string) => {
        const rows = await report.read(app().database.kysely, ask(breakdown));
        return Object.fromEntries(summed.map(({ id }) => [id, total(rows, id)]));
      };
      const all = await sums(first.id);
      // Patients with two or more no-shows are a subset.
      for (const { id } of others.filter((other) => other.id !== 'patient'))
        expect(await sums(id), `${report.id} by ${id}`).toEqual(all);
    }
  });
});

test('no-shows and cancellations', async () => {
  const events = (await read('scheduling.event')).filter(
    (event) =>
      event['patient_id'] !== null &&
      event['deleted_time'] === null &&
      within(event['start_time']) &&
      event['start_time'] < NOW,
  );
  expect(events.length).toBeGreaterThan(50);
  const isLate = (event: Row): boolean =>
    event['status'] === 'canceled' && event['canceled_time'].getTime() > event['start_time'].getTime() - 86_400_000;
  const lost = events.filter((event) => event['status'] === 'noshow' || isLate(event));
  expect(await totalsOf('noShowAndCancellations', 'provider')).toMatchObject({
    scheduled: events.length,
    came: count(events, ({ status }) => status === 'checkedin'),
    noshow: count(events, ({ status }) => status === 'noshow'),
    canceled: count(events, ({ status }) => status === 'canceled'),
    late: count(events, isLate),
    open: count(events, ({ status }) => status === 'confirmed' || status === 'pending'),
    moved: count(events, ({ times_moved }) => times_moved > 0),
    lost: sum(lost, (event) => minutes(event['start_time'], event['end_time'])),
  });
});

test('months: visits, new patients, and money as in the ledger', async () => {
  const events = (await read('scheduling.event')).filter(
    (event) =>
      event['patient_id'] !== null &&
      event['deleted_time'] === null &&
      within(event['start_time']) &&
      event['start_time'] < NOW,
  );
  expect(await totalsOf('monthlyTrend:visits')).toMatchObject({
    visits: count(events, ({ status }) => status === 'checkedin'),
    scheduled: events.length,
    noshows: count(events, ({ status }) => status === 'noshow'),
  });
  const patients = await read('patients.patient');
  expect(await totalsOf('monthlyTrend:new_patients')).toMatchObject({
    new_patients: count(
      patients,
      (one) => within(one['created_time']) && one['deleted_time'] === null && one['import_key'] === null,
    ),
  });
  const book = await read('billing.ledger_entry');
  const prepaid = new Set(
    (await read('billing.payment')).filter(({ method }) => method === 'prepaid').map(({ id }) => id),
  );
  const entries = book.filter((entry) => inDays(entry['book_day']));
  const money = (...types: string[]): number =>
    sum(
      entries.filter(
        ({ entry_type, payment_id }) =>
          (types.includes(entry_type) && (entry_type !== 'payment' || !prepaid.has(payment_id))) ||
          // Items covered by a package were charged with it.
          (types.includes('charge') && entry_type === 'payment' && prepaid.has(payment_id)),
      ),
      ({ amount }) => Number(amount),
    );
  expect(money('charge')).toBeGreaterThan(0);
  const rows = await given()
    .find(({ columns }) => columns[0]!.id === 'charges')!
    .read(app().database.kysely, ask());
  expect({ charges: total(rows, 'charges'), payments: total(rows, 'payments') }).toEqual({
    charges: money('charge'),
    payments: -money('payment'),
  });
  expect({ refunds: total(rows, 'refunds'), written_off: total(rows, 'written_off') }).toEqual({
    refunds: money('refund'),
    written_off: 0 - money('write_off', 'adjustment'),
  });
  // The receivable at the end of the last month is the sum of all entries.
  expect(rows.at(-1)!['receivable']).toBe(sum(book, ({ amount }) => Number(amount)));
});

test('income by product matches the ledger to the cent, and its cost matches the stock deducted', async () => {
  const covered = new Set(
    (await read('billing.package_draw'))
      .filter(({ payment_id }) => payment_id !== null)
      .map(({ charge_id }) => charge_id),
  );
  const charges = (await read('billing.charge')).filter(
    (charge) =>
      !covered.has(charge['id']) &&
      charge['state'] === 'posted' &&
      charge['deleted_time'] === null &&
      inDays(charge['date_of_charge']),
  );
  expect(charges.length).toBeGreaterThan(5);
  const ids = new Set(charges.map(({ id }) => id));
  const entries = (await read('billing.ledger_entry')).filter(({ charge_id }) => ids.has(charge_id));
  const dispensings = new Set(
    (await read('inventory.dispensing')).filter(({ charge_id }) => ids.has(charge_id)).map(({ id }) => id),
  );
  const cost =
    0 -
    sum(
      (await read('inventory.movement')).filter(
        ({ dispensing_id, kind }) => dispensings.has(dispensing_id) && ['dispense', 'undispense'].includes(kind),
      ),
      ({ cost_cents }) => Number(cost_cents),
    );
  const gross = sum(charges, ({ quantity, price }) => quantity * Number(price));
  const tax = sum(charges, (charge) => Number(charge['tax']));
  const amount = sum(charges, ({ amount_of_charge }) => Number(amount_of_charge));
  const writtenOff =
    0 -
    sum(
      entries.filter(({ entry_type }) => ['write_off', 'adjustment'].includes(entry_type)),
      (entry) => Number(entry['amount']),
    );
  const collected = sum(entries, ({ applied }) => Number(applied));
  const net = amount - tax - writtenOff;
  expect(await totalsOf('productIncomeStats', 'product')).toMatchObject({
    quantity: sum(charges, ({ quantity }) => quantity),
    gross,
    tax,
    written_off: writtenOff,
    net,
    collected,
    discount: gross + tax - amount,
    cost,
    margin: net - cost,
  });
  // Charges that are neither written off nor collected are outstanding.
  const open = sum(entries, (entry) => Number(entry['amount'])) - collected;
  expect(net + tax - collected).toBe(open);
});

test('quantities match the movements and the stock, to the unit', async () => {
  const movements = await read('inventory.movement');
  const within_ = movements.filter((move) => within(move['created_time']));
  const moved = (...kinds: string[]): number =>
    sum(
      within_.filter(({ kind }) => kinds.includes(kind)),
      ({ quantity }) => Number(quantity),
    );
  const before = sum(
    movements.filter((move) => move['created_time'] < START),
    ({ quantity }) => Number(quantity),
  );
  const now = sum(await read('inventory.stock'), ({ quantity }) => Number(quantity));
  const stats = await totalsOf('productQuantityStats', 'item');
  expect(stats).toMatchObject({
    opening: before,
    received: moved('initial', 'purchase'),
    dispensed: 0 - moved('dispense'),
    returned: moved('undispense'),
    used: 0 - moved('use'),
    sent_back: 0 - moved('vendor_return'),
    wasted: 0 - moved('disposal'),
    counted: moved('count', 'adjustment'),
    on_hand: now,
    closing: now,
  });
  const { opening, received, dispensed, returned, used, sent_back, wasted, counted, closing } = stats;
  expect(opening! + received! - dispensed! + returned! - used! - sent_back! - wasted! + counted!).toBe(closing);
  const value = (fits: (move: Row) => boolean): number =>
    sum(within_.filter(fits), ({ cost_cents }) => Number(cost_cents));
  const isCorrection = ({ kind }: Row): boolean => kind === 'count' || kind === 'adjustment';
  expect(await totalsOf('restockAndAudit', 'item')).toMatchObject({
    receipts: value(({ kind }) => kind === 'initial' || kind === 'purchase'),
    shrinkage: 0 - value((move) => isCorrection(move) && move['quantity'] < 0),
    found: value((move) => isCorrection(move) && move['quantity'] > 0),
    wastage: 0 - value(({ kind }) => kind === 'disposal'),
  });
});

test('laboratory tests', async () => {
  const orders = (await read('labs.test_order')).filter(
    (order) => order['deleted_time'] === null && order['status'] !== 'Draft' && within(order['created_time']),
  );
  expect(orders.length).toBeGreaterThan(5);
  const sent = new Set(
    (await read('labs.order_group')).filter(({ sent_time }) => sent_time !== null).map(({ id }) => id),
  );
  const has = (...states: string[]): number => count(orders, ({ status }) => states.includes(status));
  expect(await totalsOf('primitiveOrderingStats', 'test')).toMatchObject({
    ordered: orders.length,
    sent: count(orders, ({ group_id }) => sent.has(group_id)),
    collected: has('Collected', 'Partial', 'Final', 'Reviewed'),
    resulted: has('Final', 'Reviewed'),
    reviewed: has('Reviewed'),
    cancelled: has('Cancelled'),
    waiting: orders.length - has('Final', 'Reviewed', 'Cancelled'),
  });
});

test('unsigned notes, and visits without a note', async () => {
  const notes = (await read('chart.chart_note')).filter(
    (note) => note['deleted_time'] === null && inDays(note['service_date']),
  );
  const written = new Set(
    (await read('chart.chart_note')).filter((note) => note['deleted_time'] === null).map(({ event_id }) => event_id),
  );
  const visits = (await read('scheduling.event')).filter(
    ({ patient_id, deleted_time, status, start_time }) =>
      patient_id !== null && deleted_time === null && status === 'checkedin' && within(start_time) && start_time < NOW,
  );
  const signed = count(notes, ({ signed_time }) => signed_time !== null);
  expect(signed).toBeGreaterThan(10);
  expect(await totalsOf('unsignedAndIncompletedDocs', 'provider')).toMatchObject({
    notes: notes.length,
    signed,
    unsigned: notes.length - signed,
    no_note: count(visits, ({ id }) => !written.has(id)),
  });
});

test('subscriptions', async () => {
  const all = await read('billing.subscription');
  expect(all.length).toBeGreaterThan(0);
  const began = (one: Row): string => dayOf(one['created_time']);
  const ended = (one: Row): string => (one['canceled_day'] === null ? '9999-12-31' : asDay(one['canceled_day']));
  expect(await totalsOf('subscriptionCount')).toMatchObject({
    opening: count(all, (one) => began(one) < FROM && ended(one) >= FROM),
    added: count(all, (one) => began(one) >= FROM && began(one) <= TO),
    canceled: count(all, (one) => ended(one) >= FROM && ended(one) <= TO),
    closing: count(all, (one) => began(one) <= TO && ended(one) > TO),
    paused: count(all, ({ status }) => status === 'paused'),
  });
});

test('sessions', async () => {
  const sessions = (await read('sessions.session')).filter((one) => within(one['created_time']));
  const lasted = (one: Row): number => Math.round(minutes(one['created_time'], one['ended_time'] ?? one['seen_time']));
  expect(await totalsOf('sessionHistory', 'member')).toMatchObject({
    sessions: sessions.length,
    minutes: sum(sessions, lasted),
    open: count(sessions, ({ ended_time }) => ended_time === null),
  });
});
