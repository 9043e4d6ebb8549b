import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { itemOf } from '../items/items.sql.ts';
import { saveItem, switchItem } from '../items/save-item.ts';
import { importItems } from '../items/import-items.ts';
import { importProducts } from '../products/import-products.ts';
import { productOf } from '../products/products.sql.ts';
import { saveProduct, switchProduct } from '../products/save-product.ts';
import { addOpeningStock, adjustStock } from '../stock/change-stock.ts';
import { proveStock } from '../stock/prove-stock.ts';
import { readShelves } from '../stock/read-stock.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { saveVendor, switchVendor } from '../vendors/save-vendor.ts';
import { receivePurchase } from './receive-purchase.ts';
import {
  cancelPurchase,
  closePurchase,
  createPurchase,
  createReorders,
  placePurchase,
  updatePurchase,
} from './save-purchase.ts';

const app = useTestApp();
let clinic: StockClinic;
let vendorId: string;
let itemId: string;
const TODAY = '2026-11-23';
beforeAll(async () => {
  clinic = await makeStockClinic(app());
  vendorId = done(await saveVendor(clinic.manager, { vendor_name: 'Evergreen', lead_time_days: 4 }, null)).id;
  const input = { item_name: 'Zinc', kind: 'supplement', unit: 'capsule', packs: [{ name: 'bottle', factor: 60 }] };
  const more = { cost_cents: 600, cost_units: 60, preferred_vendor_id: vendorId, reorder_level: 50, target_level: 200 };
  itemId = done(await saveItem(clinic.manager, { ...input, ...more }, null)).id;
});

const line = (packs: number) => ({
  item_id: itemId,
  pack_name: 'bottle',
  pack_factor: 60,
  packs,
  pack_cost_cents: 600,
});
const come = (lineId: string, units: number, more: object = {}) => ({
  location_id: clinic.locationId,
  lines: [{ line_id: lineId, units, lot_number: 'Z1', expires_on: '2027-05-01', ...more }],
});

test('a low item is ordered, received in parts, and stocked in its lots', async () => {
  const key = newId();
  const [draft] = done(await createReorders(clinic.nurse, key, [{ item_id: itemId, location_id: null }]));
  expect(draft).toMatchObject({
    status: 'Draft',
    vendor_name: 'Evergreen',
    lines: [{ packs: 4, pack_name: 'bottle' }],
  });
  expect(done(await createReorders(clinic.nurse, key, [{ item_id: itemId, location_id: null }]))[0]!.id).toBe(
    draft!.id,
  );
  expect(codeOf(await receivePurchase(clinic.nurse, newId(), draft!.id, come(draft!.lines[0]!.id, 60)))).toBe(
    'NOT_ORDERED',
  );
  const changed = done(
    await updatePurchase(clinic.nurse, draft!.id, draft!.version, { vendor_id: vendorId, lines: [line(3)] }),
  );
  expect(codeOf(await placePurchase(clinic.nurse, draft!.id, draft!.version))).toBe('STALE_VERSION');
  const placed = done(await placePurchase(clinic.nurse, draft!.id, changed.version));
  expect(placed).toMatchObject({ status: 'Ordered', expected_on: '2026-11-27', total_cents: 1800 });
  expect(
    codeOf(await updatePurchase(clinic.nurse, placed.id, placed.version, { vendor_id: vendorId, lines: [line(1)] })),
  ).toBe('ORDERED');

  const [ordered] = placed.lines;
  const receipt = newId();
  const some = done(await receivePurchase(clinic.nurse, receipt, placed.id, come(ordered!.id, 100)));
  expect(
    done(await receivePurchase(clinic.nurse, receipt, placed.id, come(ordered!.id, 100))).lines[0]!.received_units,
  ).toBe(100);
  expect(some).toMatchObject({ status: 'PartlyReceived' });
  expect(codeOf(await receivePurchase(clinic.nurse, newId(), placed.id, come(ordered!.id, 81)))).toBe('BAD_USER_INPUT');
  expect(
    codeOf(await receivePurchase(clinic.nurse, newId(), placed.id, come(ordered!.id, 10, { expires_on: null }))),
  ).toBe('BAD_USER_INPUT');
  expect(
    codeOf(
      await receivePurchase(clinic.nurse, newId(), placed.id, come(ordered!.id, 10, { expires_on: '2026-11-22' })),
    ),
  ).toBe('BAD_USER_INPUT');
  expect(codeOf(await cancelPurchase(clinic.nurse, placed.id, some.version, 'Too late'))).toBe('RECEIVED');
  const item = await itemOf(app().database.kysely, clinic.clinicId, itemId, TODAY);
  expect(item).toMatchObject({ on_hand: 100, available: 100, on_order: 80, next_expiry: '2027-05-01' });
  const all = done(
    await receivePurchase(
      clinic.nurse,
      newId(),
      placed.id,
      come(ordered!.id, 80, { lot_number: 'Z2', cost_cents: 900 }),
    ),
  );
  expect(all.status).toBe('Received');
  const shelves = await readShelves(
    app().database.kysely,
    clinic.clinicId,
    { itemId },
    { includeEmpty: false, today: TODAY },
  );
  expect(shelves.map(({ lot_number, quantity, cost_cents }) => [lot_number, quantity, cost_cents])).toEqual([
    ['Z1', 100, 1000],
    ['Z2', 80, 900],
  ]);
  expect(await proveStock(app().database.kysely, clinic.clinicId)).toBeNull();
});

test('missing deliveries are closed, unordered drafts canceled, each with a reason', async () => {
  const draft = done(await createPurchase(clinic.nurse, newId(), { vendor_id: vendorId, lines: [line(2)] }));
  expect(codeOf(await cancelPurchase(clinic.nurse, draft.id, draft.version, ' '))).toBe('BAD_USER_INPUT');
  expect(done(await cancelPurchase(clinic.nurse, draft.id, draft.version, 'Twice'))).toMatchObject({
    status: 'Cancelled',
    cancel_reason: 'Twice',
  });
  const other = done(await createPurchase(clinic.nurse, newId(), { vendor_id: vendorId, lines: [line(2)] }));
  const placed = done(await placePurchase(clinic.nurse, other.id, other.version));
  expect(codeOf(await closePurchase(clinic.nurse, placed.id, placed.version, 'Gone'))).toBe('NOT_RECEIVED');
  const some = done(await receivePurchase(clinic.nurse, newId(), placed.id, come(placed.lines[0]!.id, 60)));
  expect(done(await closePurchase(clinic.nurse, some.id, some.version, 'Backorder cancelled')).status).toBe('Received');
});

test('rejects another clinic’s data, and the same line twice', async () => {
  const other = await makeStockClinic(app());
  expect(codeOf(await createPurchase(other.nurse, newId(), { vendor_id: vendorId, lines: [line(1)] }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await createPurchase(clinic.nurse, newId(), { vendor_id: vendorId, lines: [line(1), line(2)] }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await createPurchase(clinic.nurse, '', { vendor_id: vendorId, lines: [line(1)] }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await createReorders(other.nurse, newId(), [{ item_id: itemId, location_id: null }]))).toBe(
    'NOT_FOUND',
  );
});

test('imports products and items from CSV: previewed first, then saved, with problems by line', async () => {
  const items =
    'Name,Kind,Unit,SKU,Pack,Pack size,Cost,Vendor,Reorder level,Target\nIron,supplement,capsule,FE,bottle,90,"$9.00",Evergreen,20,90\nRare,plant,leaf,,,,,,,\nGlue,general,tube,,,,,Nobody,,';
  const tried = done(await importItems(clinic.manager, items, true));
  expect(tried).toMatchObject({ created: 1, updated: 0 });
  expect(tried.problems.map(({ line: at }) => at)).toEqual([3, 4]);
  expect(done(await importItems(clinic.manager, items, false)).created).toBe(1);
  expect(done(await importItems(clinic.manager, items, false))).toMatchObject({ created: 0, updated: 1 });
  const products =
    'name,kind,price,code,cost,tax,item,units\n"Iron, 90",supplement,19.50,FE90,9,6.25,Iron,90\nBad,supplement,ten,,,,,\nTalk,service,90.00,,,,Iron,';
  const imported = done(await importProducts(clinic.manager, products, false));
  expect(imported).toMatchObject({ created: 2, problems: [{ line: 3 }] });
  const again = done(await importProducts(clinic.manager, products.replace('19.50', '21.00'), false));
  expect(again).toMatchObject({ created: 0, updated: 2 });
});

test('rejects unrealistic values with a field error, and lists still work', async () => {
  const many = (more: object) => ({ vendor_id: vendorId, lines: [{ ...line(1), ...more }] });
  for (const more of [
    { packs: 1_000_000, pack_factor: 1_000_000 },
    { packs: 1_000_000, pack_factor: 1, pack_cost_cents: 1_000_000_00 },
  ])
    expect(codeOf(await createPurchase(clinic.nurse, newId(), many(more)))).toBe('BAD_USER_INPUT');
  const gold = { item_name: 'Gold', kind: 'general', unit: 'bar', has_expiration: false, cost_cents: 100_000_00 };
  const item = done(await saveItem(clinic.manager, gold, null)).id;
  const at = { item_id: item, location_id: clinic.locationId, lot_number: 'G' };
  expect(codeOf(await addOpeningStock(clinic.nurse, newId(), { ...at, quantity: 1_000_000 }))).toBe('BAD_USER_INPUT');
  done(await addOpeningStock(clinic.nurse, newId(), { ...at, quantity: 1 }));
  const [shelf] = await readShelves(
    app().database.kysely,
    clinic.clinicId,
    { itemId: item },
    { includeEmpty: false, today: TODAY },
  );
  const up = { lot_id: shelf!.lot_id, location_id: clinic.locationId, quantity: 1_000_000, reason: 'Mistyped' };
  expect(codeOf(await adjustStock(clinic.nurse, newId(), up))).toBe('BAD_USER_INPUT');
});

test('fields without a column in the file stay unchanged', async () => {
  const [code, item] = ['00312345678906', 'Selenium'];
  const packs = [{ name: 'bottle', factor: 90, barcode: code }];
  const fields = { item_name: item, kind: 'supplement', unit: 'capsule', packs, barcode: '96385074', sku: 'SE1' };
  const made = done(
    await saveItem(clinic.manager, { ...fields, reorder_level: 20, cost_cents: 900, cost_units: 90 }, null),
  );
  done(
    await importItems(clinic.manager, `name,kind,unit,sku,category\n${item},supplement,capsule,SE1,Minerals`, false),
  );
  expect(await itemOf(app().database.kysely, clinic.clinicId, made.id, TODAY)).toMatchObject({
    category: 'Minerals',
    packs,
    barcode: '96385074',
    reorder_level: 20,
    cost_cents: 900,
    cost_units: 90,
  });
  done(await importItems(clinic.manager, `name,kind,unit,pack,pack size\n${item},supplement,capsule,bottle,60`, false));
  expect(await itemOf(app().database.kysely, clinic.clinicId, made.id, TODAY)).toMatchObject({
    packs: [{ name: 'bottle', factor: 60, barcode: code }],
  });
  const sold = { product_name: item, kind: 'supplement', price_cents: 1000, item_id: made.id, item_quantity: 90 };
  const product = done(await saveProduct(clinic.manager, { ...sold, tax_basis_points: 625 }, null));
  done(await importProducts(clinic.manager, `name,kind,price\n${item},supplement,12.00`, false));
  expect(await productOf(app().database.kysely, clinic.clinicId, product.id, TODAY)).toMatchObject({
    price_cents: 1200,
    item_id: made.id,
    item_quantity: 90,
    tax_basis_points: 625,
  });
});

test('names are unique, a version conflict is reported, and existing stock stays', async () => {
  expect(codeOf(await saveVendor(clinic.manager, { vendor_name: 'evergreen' }, null))).toBe('NAME_TAKEN');
  const gone = done(await switchVendor(clinic.manager, vendorId, false));
  expect(gone.deleted_time).not.toBeNull();
  done(await switchVendor(clinic.manager, vendorId, true));
  expect(codeOf(await switchItem(clinic.manager, itemId, false))).toBe('STOCKED');
  expect(codeOf(await saveItem(clinic.manager, { item_name: 'Zinc', kind: 'supplement', unit: 'capsule' }, null))).toBe(
    'NAME_TAKEN',
  );
  expect(
    codeOf(
      await saveItem(
        clinic.manager,
        { item_name: 'Zinc', kind: 'supplement', unit: 'bottle' },
        { id: itemId, version: 1 },
      ),
    ),
  ).toBe('BAD_USER_INPUT');
  const input = { kind: 'service', product_name: 'Talk, long', price_cents: 9000 };
  const product = done(await saveProduct(clinic.manager, input, null));
  done(
    await saveProduct(clinic.manager, { ...input, price_cents: 9500 }, { id: product.id, version: product.version }),
  );
  expect(codeOf(await saveProduct(clinic.manager, input, { id: product.id, version: product.version }))).toBe(
    'STALE_VERSION',
  );
  expect(codeOf(await saveProduct(clinic.manager, { ...input, price_cents: -1 }, null))).toBe('BAD_USER_INPUT');
  const bundle = {
    kind: 'package',
    product_name: 'Talks',
    price_cents: 100,
    parts: [{ product_id: product.id, quantity: 3 }],
  };
  const made = done(await saveProduct(clinic.manager, bundle, null));
  expect(made.parts).toMatchObject([{ product_name: 'Talk, long', quantity: 3 }]);
  expect(
    codeOf(
      await saveProduct(
        clinic.manager,
        { ...bundle, product_name: 'Nested', parts: [{ product_id: made.id, quantity: 1 }] },
        null,
      ),
    ),
  ).toBe('BAD_USER_INPUT');
  expect(done(await switchProduct(clinic.manager, made.id, false)).deleted_time).not.toBeNull();
});
