import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { saveItem } from '../items/save-item.ts';
import { saveLocation } from '../locations/save-location.ts';
import { addOpeningStock } from '../stock/change-stock.ts';
import { readScanned } from '../stock/read-scanned.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { saveVendor } from '../vendors/save-vendor.ts';
import { findReorders } from './reorder-lines.ts';
import { createReorders, placePurchase } from './save-purchase.ts';
import { saveReorderRule } from './save-reorder-rule.ts';

const app = useTestApp();
const TODAY = '2026-11-23';
let clinic: StockClinic;
let vendorId: string;
let room: string;
beforeAll(async () => {
  clinic = await makeStockClinic(app());
  vendorId = done(await saveVendor(clinic.manager, { vendor_name: 'Evergreen' }, null)).id;
  room = done(await saveLocation(clinic.manager, { location_name: 'Treatment room' }, null)).id;
});

const makeItem = async (name: string, more: object = {}) =>
  done(
    await saveItem(
      clinic.manager,
      {
        item_name: name,
        kind: 'supplement',
        unit: 'capsule',
        packs: [{ name: 'bottle', factor: 10 }],
        cost_cents: 100,
        preferred_vendor_id: vendorId,
        ...more,
      },
      null,
    ),
  ).id;
const ruleFor = (itemId: string, more: object = {}) => ({
  item_id: itemId,
  location_id: room,
  minimum_level: 5,
  order_up_to: 25,
  ...more,
});
const reorders = async (itemId: string) =>
  (await findReorders(app().database.kysely, clinic.clinicId, TODAY)).filter(({ item_id }) => item_id === itemId);

test('a location is reordered by its own rule, up to its own target and delivered there', async () => {
  const itemId = await makeItem('Zinc', { reorder_level: 10, target_level: 60 });
  const stock = { item_id: itemId, quantity: 30, lot_number: 'Z', expires_on: '2028-01-01' };
  done(await addOpeningStock(clinic.nurse, newId(), { ...stock, location_id: clinic.locationId }));
  const rule = done(await saveReorderRule(clinic.manager, ruleFor(itemId), null));
  expect(rule).toMatchObject({ available: 0, elsewhere: 30, on_order: 0 });
  expect(await reorders(itemId)).toMatchObject([
    { location_name: 'Treatment room', available: 0, elsewhere: 30, target_level: 25, line: { packs: 3 } },
  ]);
  const here = { item_id: itemId, location_id: room };
  const [draft] = done(await createReorders(clinic.nurse, newId(), [here]));
  expect(draft).toMatchObject({ location_id: room, location_name: 'Treatment room', lines: [{ packs: 3 }] });
  // Quantities on drafts and open orders are not drafted again.
  expect(codeOf(await createReorders(clinic.nurse, newId(), [here]))).toBe('NOTHING');
  done(await placePurchase(clinic.nurse, draft!.id, draft!.version));
  expect(await reorders(itemId)).toMatchObject([{ on_order: 30, drafted: 0, line: { packs: 0 } }]);
  expect(codeOf(await createReorders(clinic.nurse, newId(), [here]))).toBe('NOTHING');
});

test('an order for a location counts for the clinic as a whole, and two concurrent drafts create one', async () => {
  const itemId = await makeItem('Copper', { reorder_level: 5, target_level: 40 });
  done(await saveReorderRule(clinic.manager, ruleFor(itemId), null));
  expect(await reorders(itemId)).toHaveLength(2);
  const both = [
    { item_id: itemId, location_id: null },
    { item_id: itemId, location_id: room },
  ];
  const answers = await Promise.all([1, 2].map(() => createReorders(clinic.nurse, newId(), both)));
  const orders = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []));
  expect(orders.map(({ location_id, lines }) => [location_id, lines[0]!.packs]).toSorted()).toEqual(
    [
      [room, 3],
      [null, 1],
    ].toSorted(),
  );
  expect(answers.filter((answer) => !Array.isArray(answer)).map(codeOf)).toEqual(['NOTHING']);
});

test('a rule is unique per item and location, above its minimum, and limited to its clinic', async () => {
  const itemId = await makeItem('Boron');
  const rule = done(await saveReorderRule(clinic.manager, ruleFor(itemId), null));
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(itemId), null))).toBe('RULE_TAKEN');
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(itemId, { order_up_to: 5 }), rule))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(itemId, { minimum_level: -1 }), rule))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(newId()), null))).toBe('BAD_USER_INPUT');
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(itemId, { location_id: newId() }), null))).toBe(
    'BAD_USER_INPUT',
  );
  const changed = done(await saveReorderRule(clinic.manager, ruleFor(itemId, { minimum_level: 7 }), rule));
  expect(codeOf(await saveReorderRule(clinic.manager, ruleFor(itemId, { minimum_level: 8 }), rule))).toBe(
    'STALE_VERSION',
  );
  expect(changed.minimum_level).toBe(7);
  const other = await makeStockClinic(app());
  expect(codeOf(await saveReorderRule(other.manager, ruleFor(itemId), changed))).toBe('NOT_FOUND');
  expect(codeOf(await createReorders(other.nurse, newId(), [{ item_id: itemId, location_id: room }]))).toBe(
    'NOT_FOUND',
  );
});

test('a scanned code finds its item by barcode, pack or NDC, and its lot in stock', async () => {
  const GTIN = '00312345678906';
  const itemId = await makeItem('Scanned', {
    ndc: '12345-0678-90',
    packs: [{ name: 'carton', factor: 10, barcode: '96385074' }],
  });
  const stock = { item_id: itemId, quantity: 5, lot_number: 'A1', expires_on: '2027-12-31' };
  done(await addOpeningStock(clinic.nurse, newId(), { ...stock, location_id: room }));
  const scan = (code: string, by = clinic.nurse) => readScanned(by, code);
  const found = done(await scan(`]d201${GTIN}1727123110a1\u001D21S7`));
  expect(found).toMatchObject({ item_id: itemId, pack_name: null, lot_number: 'a1', serial_number: 'S7' });
  expect(found.lot_id).not.toBeNull();
  // As printed on the package, in the labeler's own format.
  for (const printed of ['12345-678-90', 'NDC 12345-0678-90'])
    expect(done(await scan(printed))).toMatchObject({ item_id: itemId, lot_number: null, lot_id: null });
  expect(done(await scan('0002-3227-30')).item_id).toBeNull();
  expect(done(await scan('96385074'))).toMatchObject({ item_id: itemId, pack_name: 'carton', pack_factor: 10 });
  expect(done(await scan('036000291452'))).toMatchObject({ gtin: '00036000291452', item_id: null, lot_id: null });
  expect(codeOf(await scan('Ibuprofen'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await scan('1'.repeat(5000)))).toBe('BAD_USER_INPUT');
  const other = await makeStockClinic(app());
  expect(done(await scan(`01${GTIN}`, other.nurse)).item_id).toBeNull();
});

test('an NDC is saved as printed or with 11 digits, and a barcode with a wrong check digit is refused', async () => {
  const save = (more: object) =>
    saveItem(clinic.manager, { item_name: `Item ${newId()}`, kind: 'supplement', unit: 'pen', ...more }, null);
  expect(done(await save({ ndc: '0002-3227-30' })).ndc).toBe('00002322730');
  expect(done(await save({ ndc: '00093310905' })).ndc).toBe('00093310905');
  expect(codeOf(await save({ ndc: '0002322730' }))).toBe('BAD_USER_INPUT');
  expect(done(await save({ barcode: '312345678906' })).barcode).toBe('312345678906');
  expect(codeOf(await save({ barcode: '312345678907' }))).toBe('BAD_USER_INPUT');
  const packs = [{ name: 'carton', factor: 10, barcode: '96385075' }];
  expect(codeOf(await save({ packs }))).toBe('BAD_USER_INPUT');
});
