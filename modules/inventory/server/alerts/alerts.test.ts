import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { dispense } from '../dispensing/dispense.ts';
import { auditReport } from '../reports/audit-report.ts';
import { quantityReport } from '../reports/quantity-report.ts';
import { saveLocation } from '../locations/save-location.ts';
import { saveReorderRule } from '../purchasing/save-reorder-rule.ts';
import { adjustStock, transferStock } from '../stock/change-stock.ts';
import { done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { alertWords, readAlerts } from './alerts.sql.ts';
import { raiseAlerts, watchDays } from './raise-alerts.ts';
import { stockTasks } from './stock-tasks.ts';

const app = useTestApp();
let clinic: StockClinic;
beforeAll(async () => {
  clinic = await makeStockClinic(app());
});

const look = (itemId: string | null) =>
  app().database.transaction((tx) => raiseAlerts(app(), tx, clinic.clinicId, itemId));
const open = async (itemId: string) =>
  (await readAlerts(app().database.kysely, clinic.clinicId, {})).filter((alert) => alert.item_id === itemId);
async function notificationCount(itemId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications.notification
    where clinic_id = ${clinic.clinicId} and user_id = ${clinic.nurse.actor.userId} and pass_id = ${itemId}`.execute(
    app().database.kysely,
  );
  return rows[0]!.count;
}

test('alerts once, and again only after the stock has recovered', async () => {
  const { itemId } = await clinic.addItem('Low thing', { reorderLevel: 5 });
  const lotId = await clinic.addLot(itemId, 'L', '2028-01-01', 8);
  const change = (quantity: number) =>
    adjustStock(clinic.nurse, newId(), { lot_id: lotId, location_id: clinic.locationId, quantity, reason: 'Test' });
  await look(itemId);
  expect(await open(itemId)).toEqual([]);
  done(await change(-3));
  await look(itemId);
  const [alert] = await open(itemId);
  expect(alert).toMatchObject({ kind: 'low', quantity: 5 });
  expect(await notificationCount(itemId)).toBe(1);
  done(await change(-2));
  await look(itemId);
  expect((await open(itemId)).map(({ id }) => id)).toEqual([alert!.id]);
  expect(await notificationCount(itemId)).toBe(1);
  const work = () => stockTasks.read(app().database.kysely, clinic.clinicId, { id: alert!.id });
  expect((await work())[0]!.task).toMatchObject({
    subject: 'Low thing is low: 3 tablets left',
    ownerRule: 'inventory.stock',
  });
  done(await change(10));
  await look(itemId);
  expect(await open(itemId)).toEqual([]);
  expect((await work())[0]!.task).toBeNull();
  done(await change(-10));
  await look(itemId);
  expect(await notificationCount(itemId)).toBe(2);
});

test('alerts 90, 60 and 30 days before a lot expires, and when it has expired', async () => {
  const { itemId } = await clinic.addItem('Old thing');
  await clinic.addLot(itemId, 'O', '2027-02-10', 4);
  const kinds: string[] = [];
  for (const day of ['2026-11-23', '2026-12-13', '2027-01-12', '2027-01-13', '2027-02-10', '2027-02-11']) {
    app().setClock(new Date(`${day}T18:00:00Z`));
    await watchDays(app());
    kinds.push((await open(itemId)).map(({ kind }) => kind).join());
  }
  expect(kinds).toEqual(['expiring_90', 'expiring_60', 'expiring_30', 'expiring_30', 'expiring_30', 'expired']);
  expect(await notificationCount(itemId)).toBe(4);
  app().setClock(new Date('2026-11-23T14:00:00Z'));
});

test('report totals agree with their rows', async () => {
  const { itemId } = await clinic.addItem('Told thing');
  const lotId = await clinic.addLot(itemId, 'T', '2026-12-10', 20);
  const patientId = await clinic.addPatient('Told');
  await app().database.transaction((tx) =>
    dispense(tx, clinic.nurse, { patientId, itemId, quantity: 4, key: newId() }),
  );
  done(
    await adjustStock(clinic.nurse, newId(), {
      lot_id: lotId,
      location_id: clinic.locationId,
      quantity: -1,
      reason: 'Broken',
    }),
  );
  const db = app().database.kysely;
  const days = {
    clinicId: clinic.clinicId,
    from: '2026-11-01',
    to: '2026-11-30',
    timeZone: 'America/New_York',
    now: app().clock(),
  };
  for (const breakdown of ['item', 'category', 'vendor']) {
    const rows = await checkReport(quantityReport, db, { ...reportInput(days), breakdown });
    for (const row of rows) {
      const n = (id: string): number => Number(row[id]);
      expect(
        n('opening') +
          n('received') -
          n('dispensed') +
          n('returned') -
          n('used') -
          n('sent_back') -
          n('wasted') +
          n('counted'),
      ).toBe(n('closing'));
    }
    if (breakdown === 'item')
      expect(rows.find(({ key }) => key === itemId)).toMatchObject({
        received: 20,
        dispensed: 4,
        counted: -1,
        closing: 15,
        on_hand: 15,
      });
  }
  for (const breakdown of ['item', 'vendor']) {
    const rows = await checkReport(auditReport, db, { ...reportInput(days), breakdown });
    if (breakdown === 'item')
      expect(rows.find(({ key }) => key === itemId)).toMatchObject({ receipts: 200, shrinkage: 10, expiring_30: 150 });
  }
});

test('a low-stock alert shows available stock, without expired lots', async () => {
  const { itemId } = await clinic.addItem('Spoiled thing', { reorderLevel: 5 });
  await clinic.addLot(itemId, 'OLD', '2026-11-01', 40);
  await clinic.addLot(itemId, 'NEW', '2028-01-01', 2);
  await look(itemId);
  expect((await open(itemId)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['expired', 40],
    ['low', 2],
  ]);
});

test('a location that is low by its rule has its own alert', async () => {
  const { itemId } = await clinic.addItem('Ruled thing', { reorderLevel: 2 });
  const lotId = await clinic.addLot(itemId, 'L', '2028-01-01', 20);
  const room = done(await saveLocation(clinic.manager, { location_name: 'Treatment room' }, null)).id;
  const fields = { item_id: itemId, location_id: room, minimum_level: 3, order_up_to: 10 };
  const rule = done(await saveReorderRule(clinic.manager, fields, null));
  await look(itemId);
  const [alert] = await open(itemId);
  expect(alert).toMatchObject({ kind: 'low', location_name: 'Treatment room', quantity: 0 });
  expect(alertWords(alert!)).toBe('Ruled thing is low at Treatment room: 0 tablets left');
  const move = { lot_id: lotId, location_id: clinic.locationId, to_location_id: room, quantity: 4 };
  done(await transferStock(clinic.nurse, newId(), move));
  await look(itemId);
  expect(await open(itemId)).toEqual([]);
  const off = done(await saveReorderRule(clinic.manager, { ...fields, minimum_level: 5 }, rule));
  await look(itemId);
  expect(await open(itemId)).toHaveLength(1);
  done(await saveReorderRule(clinic.manager, { ...fields, minimum_level: 5, is_enabled: false }, off));
  await look(itemId);
  expect(await open(itemId)).toEqual([]);
});
