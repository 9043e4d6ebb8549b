import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { dispense } from '../dispensing/dispense.ts';
import { returnToStock } from '../dispensing/return-to-stock.ts';
import { closeRecall, recallLots, recordRecallContact } from '../recalls/recall-lots.ts';
import { readRecallPatients } from '../recalls/recalls.sql.ts';
import { adjustStock, disposeStock, takeStock, transferStock } from '../stock/change-stock.ts';
import { findMovements } from '../stock/read-stock.ts';
import { proveStock } from '../stock/prove-stock.ts';
import { saveLocation } from '../locations/save-location.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import {
  addCountLine,
  cancelCount,
  completeCount,
  recordCountLine,
  startCount,
  submitCount,
  turnCount,
  uploadCountSheet,
} from './count-stock.ts';

const app = useTestApp();
let clinic: StockClinic;
let patientId: string;
beforeAll(async () => {
  clinic = await makeStockClinic(app());
  patientId = await clinic.addPatient('Counted');
});

const START = new Date('2026-11-23T14:00:00Z').getTime();
const later = (ctx: RequestContext, minutes: number): RequestContext => ({
  ...ctx,
  now: new Date(START + minutes * 60_000),
});
const begin = (locationId: string, itemId: string, more: object = {}) =>
  startCount(later(clinic.nurse, 0), newId(), {
    location_id: locationId,
    is_blind: false,
    item_ids: [itemId],
    ...more,
  });
const sell = (itemId: string, quantity: number, minutes: number) =>
  app().database.transaction((tx) =>
    dispense(tx, later(clinic.nurse, minutes), { patientId, itemId, quantity, key: newId() }),
  );

test('sales before and after a line is counted are not a difference', async () => {
  const { itemId } = await clinic.addItem('Aspirin 81 mg');
  await clinic.addLot(itemId, 'A', '2027-01-01', 100);
  await clinic.addLot(itemId, 'B', '2027-06-01', 50);
  const count = done(await begin(clinic.locationId, itemId));
  expect(count.lines.map(({ snapshot }) => snapshot)).toEqual([100, 50]);
  done(await sell(itemId, 10, 5));
  const [first, second] = count.lines;
  const a = done(
    await recordCountLine(later(clinic.nurse, 10), {
      id: first!.id,
      version: 1,
      counted: 88,
      countedTime: null,
      reason: 'Two broken',
    }),
  );
  expect(a).toMatchObject({ expected: 90, variance: -2 });
  expect(codeOf(await submitCount(later(clinic.nurse, 11), count.id, count.version))).toBe('UNCOUNTED');
  done(
    await recordCountLine(later(clinic.nurse, 12), {
      id: second!.id,
      version: 1,
      counted: 50,
      countedTime: null,
      reason: '',
    }),
  );
  done(await sell(itemId, 20, 15));
  const submitted = done(await submitCount(later(clinic.nurse, 20), count.id, count.version));
  const completed = done(await completeCount(later(clinic.nurse, 25), count.id, submitted.version));
  expect(completed).toMatchObject({ status: 'Completed', variance_cents: 20 });
  expect(await clinic.onHand(itemId)).toBe(118);
  expect(codeOf(await completeCount(later(clinic.nurse, 26), count.id, completed.version))).toBe('NOT_SUBMITTED');
  expect(await proveStock(app().database.kysely, clinic.clinicId)).toBeNull();
});

test('two members who start a count of a location concurrently get one count', async () => {
  const { itemId } = await clinic.addItem('Counted twice 5 mg');
  const place = done(await saveLocation(clinic.manager, { location_name: 'Counted twice' }, null)).id;
  const lotId = await clinic.addLot(itemId, 'T', '2027-01-01', 5);
  const transfer = { lot_id: lotId, location_id: clinic.locationId, to_location_id: place, quantity: 5 };
  done(await transferStock(clinic.nurse, newId(), transfer));
  const both = await Promise.all([1, 2, 3, 4].map(() => begin(place, itemId)));
  expect(both.filter(isDomainError).map(({ code }) => code)).toEqual(['COUNTING', 'COUNTING', 'COUNTING']);
  const count = done(both.find((each) => !isDomainError(each))!);
  done(await cancelCount(clinic.nurse, count.id, count.version));
});

test('of two members who change a location concurrently, the second has a stale version', async () => {
  const place = done(await saveLocation(clinic.manager, { location_name: 'Changed twice' }, null));
  const both = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => saveLocation(clinic.manager, { location_name: name }, place)),
  );
  expect(both.filter(isDomainError).map(({ code }) => code)).toEqual(['STALE_VERSION', 'STALE_VERSION']);
});

test('a large variance needs a second member with permission to approve, and a difference needs a reason', async () => {
  const { itemId } = await clinic.addItem('Dear drug');
  await clinic.addLot(itemId, 'D', '2027-01-01', 1000);
  const count = done(await begin(clinic.locationId, itemId));
  const line = (version: number, reason: string) => ({
    id: count.lines[0]!.id,
    version,
    counted: 400,
    countedTime: null,
    reason,
  });
  done(await recordCountLine(later(clinic.nurse, 5), line(1, '')));
  expect(codeOf(await recordCountLine(later(clinic.nurse, 5), line(1, 'late')))).toBe('STALE_VERSION');
  expect(codeOf(await recordCountLine(later(clinic.nurse, 5), { ...line(2, ''), counted: -1 }))).toBe('BAD_USER_INPUT');
  expect(
    codeOf(await recordCountLine(later(clinic.nurse, 5), { ...line(2, ''), countedTime: new Date(START - 60_000) })),
  ).toBe('BAD_USER_INPUT');
  const submitted = done(await submitCount(later(clinic.nurse, 6), count.id, count.version));
  expect(submitted.needs_approval).toBe(true);
  expect(codeOf(await completeCount(later(clinic.nurse, 7), count.id, submitted.version))).toBe('TWO_PEOPLE');
  expect(codeOf(await completeCount(later(clinic.manager, 7), count.id, submitted.version))).toBe('UNEXPLAINED');
  const back = done(await turnCount(later(clinic.manager, 8), count.id, submitted.version, 'Returned', 'Look again'));
  expect(back).toMatchObject({ status: 'Returned', return_reason: 'Look again' });
  done(await recordCountLine(later(clinic.nurse, 9), line(2, 'Missing box')));
  const again = done(await submitCount(later(clinic.nurse, 10), count.id, back.version));
  expect(done(await completeCount(later(clinic.manager, 11), count.id, again.version)).status).toBe('Completed');
  expect(await clinic.onHand(itemId)).toBe(400);
});

test('sheets add up, found lots are added, a location has one count at a time, and a count can be canceled', async () => {
  const place = done(await saveLocation(clinic.manager, { location_name: 'Cold room' }, null)).id;
  const { itemId } = await clinic.addItem('Cold thing');
  const lotId = await clinic.addLot(itemId, 'C', '2027-01-01', 10);
  done(
    await transferStock(clinic.nurse, newId(), {
      lot_id: lotId,
      location_id: clinic.locationId,
      to_location_id: place,
      quantity: 6,
    }),
  );
  const count = done(await begin(place, itemId));
  expect(codeOf(await begin(place, itemId))).toBe('COUNTING');
  const found = done(
    await addCountLine(later(clinic.nurse, 1), {
      countId: count.id,
      itemId,
      lotNumber: 'NEW',
      expiresOn: '2027-02-01',
      counted: 2,
    }),
  );
  expect(found).toMatchObject({ expected: 0, variance: 2 });
  const sheet = `line,counted,reason\n${count.lines[0]!.id},6,\n${newId()},4,\nx,-2,`;
  const upload = done(await uploadCountSheet(later(clinic.nurse, 2), count.id, sheet));
  expect(upload.recorded).toBe(1);
  expect(upload.problems.map(({ line }) => line)).toEqual([3, 4]);
  expect(done(await cancelCount(later(clinic.nurse, 3), count.id, count.version)).status).toBe('Cancelled');
  expect(codeOf(await uploadCountSheet(later(clinic.nurse, 4), count.id, sheet))).toBe('NOT_OPEN');
  const other = await makeStockClinic(app());
  expect(codeOf(await uploadCountSheet(other.nurse, count.id, sheet))).toBe('NOT_FOUND');
  expect(codeOf(await startCount(other.nurse, newId(), { location_id: place, is_blind: true }))).toBe('BAD_USER_INPUT');
});

test('stock is corrected, transferred, used and disposed of with a witness, and never negative', async () => {
  const { itemId } = await clinic.addItem('Moved thing');
  const lotId = await clinic.addLot(itemId, 'M', '2027-01-01', 10);
  const where = { lot_id: lotId, location_id: clinic.locationId, reason: 'Test' };
  const key = newId();
  const [id] = done(await adjustStock(clinic.nurse, key, { ...where, quantity: -3 }));
  expect(done(await adjustStock(clinic.nurse, key, { ...where, quantity: -3 }))).toEqual([id]);
  expect(codeOf(await adjustStock(clinic.nurse, newId(), { ...where, quantity: -8 }))).toBe('OUT_OF_STOCK');
  expect(codeOf(await adjustStock(clinic.nurse, newId(), { ...where, quantity: 0 }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await adjustStock(clinic.nurse, newId(), { ...where, quantity: 1, reason: '' }))).toBe(
    'BAD_USER_INPUT',
  );
  done(await takeStock(clinic.nurse, newId(), 'use', { ...where, quantity: 2 }));
  const disposal = { ...where, quantity: 1, method: 'Incineration' };
  expect(
    codeOf(await disposeStock(clinic.nurse, newId(), { ...disposal, witness_id: clinic.nurse.actor.userId })),
  ).toBe('BAD_USER_INPUT');
  expect(codeOf(await disposeStock(clinic.nurse, newId(), { ...disposal, witness_id: newId() }))).toBe(
    'BAD_USER_INPUT',
  );
  done(await disposeStock(clinic.nurse, newId(), { ...disposal, witness_id: clinic.doctor.actor.userId }));
  const search = {
    itemId,
    lotId: null,
    vendorId: null,
    kinds: null,
    from: null,
    to: null,
    timeZone: 'America/New_York',
  };
  const { movements } = await findMovements(app().database.kysely, clinic.clinicId, search, { skip: 0, take: 10 });
  expect(movements.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['disposal', 5, 4],
    ['use', 7, 5],
    ['adjustment', 10, 7],
    ['initial', 0, 10],
  ]);
  expect(movements[0]!.witness_name).not.toBeNull();
});

test('a recalled lot can’t be dispensed, and affected patients are notified', async () => {
  const { itemId } = await clinic.addItem('Recalled thing');
  const lotId = await clinic.addLot(itemId, 'R', '2027-01-01', 10);
  const given = done(await sell(itemId, 2, 1));
  const other = await clinic.addPatient('Returned');
  const back = done(
    await app().database.transaction((tx) =>
      dispense(tx, later(clinic.nurse, 2), { patientId: other, itemId, quantity: 1, key: newId() }),
    ),
  );
  done(
    await app().database.transaction((tx) =>
      returnToStock(tx, later(clinic.nurse, 3), {
        dispensingId: back.id,
        reason: 'Unopened',
        toStock: true,
        key: newId(),
      }),
    ),
  );
  const input = { lot_ids: [lotId], reason: 'Particles', reference: 'Z-123' };
  const recall = done(await recallLots(later(clinic.manager, 4), newId(), input));
  expect(recall).toMatchObject({ patient_count: 1, told_count: 0, on_hand: 8 });
  expect(codeOf(await recallLots(later(clinic.manager, 5), newId(), input))).toBe('RECALLED');
  expect(codeOf(await sell(itemId, 1, 6))).toBe('OUT_OF_STOCK');
  const [patient] = await readRecallPatients(app().database.kysely, clinic.clinicId, recall.id);
  expect(patient).toMatchObject({ patient_id: given.patient_id, quantity: 2 });
  expect(codeOf(await closeRecall(later(clinic.manager, 7), recall.id, recall.version, 'Sent back'))).toBe('UNTOLD');
  expect(
    codeOf(
      await recordRecallContact(clinic.nurse, { recallId: recall.id, patientId: other, way: 'phone', comment: '' }),
    ),
  ).toBe('NOT_FOUND');
  done(
    await recordRecallContact(clinic.nurse, {
      recallId: recall.id,
      patientId,
      way: 'phone',
      comment: 'Brings it back',
    }),
  );
  expect(codeOf(await closeRecall(later(clinic.manager, 8), recall.id, recall.version, 'Sent back'))).toBe('STOCKED');
  const where = { lot_id: lotId, location_id: clinic.locationId, reason: 'Recall Z-123' };
  expect(codeOf(await takeStock(clinic.nurse, newId(), 'use', { ...where, quantity: 8 }))).toBe('HELD');
  done(await takeStock(clinic.nurse, newId(), 'vendor_return', { ...where, quantity: 8 }));
  expect(done(await closeRecall(later(clinic.manager, 9), recall.id, recall.version, 'Sent back')).disposition).toBe(
    'Sent back',
  );
});
