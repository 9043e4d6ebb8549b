import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { dispense, type DispenseInput } from '../dispensing/dispense.ts';
import { returnToStock } from '../dispensing/return-to-stock.ts';
import { saveItem } from '../items/save-item.ts';
import { addOpeningStock, disposeStock, takeStock } from '../stock/change-stock.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { saveVendor } from '../vendors/save-vendor.ts';
import { readProgramMonths } from './program-months.ts';
import { reopenVendorMonth, settleVendorMonth } from './settle-vendor-month.ts';
import { readVendorMonths } from './vendor-months.ts';

// The test clock says November 23, 2026.
const OCTOBER = { month: '2026-10-01' };
const app = useTestApp();
let clinic: StockClinic;
let vendorId: string;
let itemId: string;
let lotId: string;
const on = (ctx: RequestContext, day: string): RequestContext => ({ ...ctx, now: new Date(`${day}T15:00:00Z`) });
const months = (only: object = {}) =>
  readVendorMonths(app().database.kysely, clinic.manager.actor, app().clock(), { vendorId, ...only });

beforeAll(async () => {
  clinic = await makeStockClinic(app());
  vendorId = done(await saveVendor(clinic.manager, { vendor_name: 'Bayside Medical' }, null)).id;
  itemId = done(
    await saveItem(
      clinic.manager,
      { item_name: 'Bone screw', kind: 'general', unit: 'screw', preferred_vendor_id: vendorId, cost_cents: 1250 },
      null,
    ),
  ).id;
  const nurse = on(clinic.nurse, '2026-10-02');
  const stock = { item_id: itemId, location_id: clinic.locationId };
  const goods = { lot_number: 'S-1', expires_on: '2028-01-01', owner: 'consigned', cost_cents: 25_000 };
  done(await addOpeningStock(nurse, newId(), { ...stock, ...goods, quantity: 20 }));
  lotId = (
    await app()
      .database.kysely.selectFrom('inventory.lot')
      .select('id')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow()
  ).id;
  const of = { lot_id: lotId, location_id: clinic.locationId };
  done(await takeStock(nurse, newId(), 'use', { ...of, quantity: 3, reason: 'Surgery' }));
  const patientId = await clinic.addPatient('Hopper');
  const given = done(
    await app().database.transaction((tx) => dispense(tx, nurse, { patientId, itemId, quantity: 2, key: newId() })),
  );
  // Returned and discarded: it is lost, not used.
  done(
    await app().database.transaction((tx) =>
      returnToStock(tx, nurse, { dispensingId: given.id, quantity: 1, reason: 'Opened', toStock: false, key: newId() }),
    ),
  );
  done(await takeStock(nurse, newId(), 'vendor_return', { ...of, quantity: 4, reason: 'Surplus' }));
  done(await takeStock(on(clinic.nurse, '2026-11-03'), newId(), 'use', { ...of, quantity: 1, reason: 'Surgery' }));
});

describe('months of vendor-owned stock', () => {
  test('owe what was used, show what was lost, and leave out what went back', async () => {
    expect(await months()).toMatchObject([
      { month: '2026-11-01', is_over: false, used_cents: 1250, lost_cents: 0 },
      {
        ...OCTOBER,
        vendor_name: 'Bayside Medical',
        is_over: true,
        used_cents: 4 * 1250,
        lost_cents: 1250,
        items: [{ item_name: 'Bone screw', unit: 'screw', used: 4, lost: 1 }],
        settlement: null,
      },
    ]);
    expect(
      await readVendorMonths(app().database.kysely, (await makeStockClinic(app())).manager.actor, app().clock()),
    ).toEqual([]);
  });

  test('are settled once they are over, once, and for what was seen', async () => {
    const settle = (month: string, usedCents: number, more: object = {}, ctx = clinic.manager) =>
      settleVendorMonth(ctx, { vendorId, month }, usedCents, {
        amount_cents: usedCents,
        invoice_number: 'B-7',
        ...more,
      });
    expect(codeOf(await settle('2026-11-01', 1250))).toBe('NOT_OVER');
    expect(codeOf(await settle('2026-09-01', 0))).toBe('NOT_FOUND');
    expect(codeOf(await settle(OCTOBER.month, 4999))).toBe('CHANGED');
    expect(codeOf(await settle(OCTOBER.month, 5000, { invoice_number: ' ' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await settle(OCTOBER.month, 5000, { amount_cents: 6250 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await settle(OCTOBER.month, 5000, {}, (await makeStockClinic(app())).manager))).toBe('NOT_FOUND');
    const both = await Promise.all(
      [1, 2].map(() => settle(OCTOBER.month, 5000, { amount_cents: 6250, comment: 'With the lost screw' })),
    );
    expect(both.map((each) => ('settlement' in each ? 'settled' : codeOf(each))).toSorted()).toEqual([
      'SETTLED',
      'settled',
    ]);
    const [october] = await months(OCTOBER);
    expect(october!.settlement).toMatchObject({ amount_cents: 6250, used_cents: 5000, invoice_number: 'B-7' });
  });

  test('can be reopened with a reason', async () => {
    const reopen = (reason: string) => reopenVendorMonth(clinic.manager, { vendorId, ...OCTOBER }, reason);
    expect(codeOf(await reopen(' '))).toBe('BAD_USER_INPUT');
    expect(done(await reopen('Wrong invoice')).settlement).toBeNull();
    expect(codeOf(await reopen('Again'))).toBe('NOT_FOUND');
    const entry = await app()
      .database.kysely.selectFrom('audit.inbox')
      .select(['action', 'reason'])
      .where('clinic_id', '=', clinic.clinicId)
      .where('object_type', '=', 'vendor_settlement')
      .orderBy('time', 'desc')
      .execute();
    expect(entry.map(({ action }) => action).toSorted()).toEqual(['create', 'delete']);
    expect(entry.find(({ action }) => action === 'delete')!.reason).toBe('Wrong invoice');
  });

  test('a later correction of the stock is lost in its own month', async () => {
    const of = { lot_id: lotId, location_id: clinic.locationId, quantity: 1, reason: 'Dropped' };
    done(
      await disposeStock(clinic.nurse, newId(), {
        ...of,
        method: 'Waste bin',
        witness_id: clinic.manager.actor.userId,
      }),
    );
    expect((await months({ month: '2026-11-01' }))[0]).toMatchObject({ used_cents: 1250, lost_cents: 1250 });
  });
});

describe('public programs', () => {
  test('require an eligibility, and count what patients kept', async () => {
    const { itemId: vaccine, productId } = await clinic.addItem('MMR vaccine');
    const goods = { lot_number: 'V-1', expires_on: '2027-12-31', owner: 'public', programme: 'VFC', quantity: 9 };
    done(await addOpeningStock(clinic.nurse, newId(), { item_id: vaccine, location_id: clinic.locationId, ...goods }));
    const born = async (name: string, day: string | null) => {
      const id = await clinic.addPatient(name);
      await app()
        .database.kysely.updateTable('patients.patient')
        .set({ date_of_birth: day })
        .where('clinic_id', '=', clinic.clinicId)
        .where('id', '=', id)
        .execute();
      return id;
    };
    const child = await born('Young', '2020-05-05');
    const give = (patientId: string, eligibility: DispenseInput['eligibility']) =>
      app().database.transaction((tx) =>
        dispense(tx, clinic.nurse, {
          patientId,
          productId,
          quantity: 1,
          stockOwner: 'public',
          eligibility: eligibility ?? null,
          key: newId(),
        }),
      );
    expect(codeOf(await give(child, null))).toBe('BAD_USER_INPUT');
    expect(codeOf(await give(child, 'program'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await give(await born('Grown', '2007-11-23'), 'medicaid'))).toBe('BAD_USER_INPUT');
    expect(await clinic.onHand(vaccine)).toBe(9);
    expect(done(await give(child, 'medicaid')).program_eligibility).toBe('medicaid');
    const second = done(await give(child, 'uninsured'));
    done(await give(await born('Other', '2010-01-01'), 'medicaid'));
    done(
      await app().database.transaction((tx) =>
        returnToStock(tx, clinic.nurse, { dispensingId: second.id, reason: 'Refused', toStock: true, key: newId() }),
      ),
    );
    expect(await readProgramMonths(app().database.kysely, clinic.manager.actor)).toMatchObject([
      {
        month: '2026-11-01',
        programme: 'VFC',
        item_name: 'MMR vaccine',
        eligibility: 'medicaid',
        patients: 2,
        units: 2,
      },
    ]);
  });
});
