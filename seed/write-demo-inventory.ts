import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  addOpeningStock,
  createPurchase,
  dispense,
  orderDispensing,
  placePurchase,
  receivePurchase,
  recordCountLine,
  saveItem,
  saveLocation,
  saveProduct,
  saveReorderRule,
  saveVendor,
  startCount,
  watchDays,
} from '#inventory/server';
import { writePastStock } from './past/write-past-stock.ts';
import { demoItems, demoServices, demoVendors, type DemoItem } from './people/demo/demo-products.ts';
import { type DemoClinic, given, requestOf } from './write-demo-notes.ts';
import { writeOwnedStock } from './write-owned-stock.ts';

const DAY_MS = 86_400_000;
const TIME_ZONE = 'America/New_York';
type Staff = Parameters<typeof requestOf>[2];
// The administrator maintains the price list, the nurse the stock.
const ADMIN = 'haddad' as string as Staff;
const NURSE = 'fontaine' as string as Staff;
const DOCTOR = 'marchetti' as string as Staff;

/** The dispenses of the last days: patient, product, quantity, and how many days ago. */
const HANDED_OUT: readonly [patient: string, product: string, quantity: number, daysAgo: number, directions: string][] =
  [
    ['priya-venkataraman', 'Ibuprofen 400 mg tablet', 1, 9, '1 tablet every 6 hours with food, as needed'],
    ['yonas-tesfaye', 'Amoxicillin 500 mg capsule', 1, 8, '1 capsule three times a day for 7 days'],
    ['keisha-brooks', 'Prenatal multivitamin', 2, 7, '1 a day'],
    ['grace-okonkwo', 'Vitamin D3 2000 IU', 1, 6, '1 a day with a meal'],
    ['patrick-doherty', 'Ketorolac 30 mg/mL vial', 1, 5, ''],
    ['harpreet-gill', 'Omega-3 fish oil 1000 mg', 1, 4, '2 a day with a meal'],
    [
      'marcus-thibodeaux',
      'Ondansetron 4 mg orally disintegrating tablet',
      1,
      3,
      '1 tablet under the tongue every 8 hours, as needed',
    ],
    ['luz-restrepo', 'Magnesium glycinate 200 mg', 1, 2, '1 in the evening'],
    ['daniela-rivera', 'Rapid strep test', 1, 1, ''],
  ];
/** Patients of many years, who were given supplies in the past year. */
const REGULARS = ['raymond-beaulieu', 'patrick-doherty', 'thomas-gallagher', 'rosa-delgado', 'ingrid-solberg'];
/** Pending orders. */
const WAITING: readonly [patient: string, product: string, quantity: number, daysAgo: number][] = [
  ['wei-zhang', 'Magnesium glycinate 200 mg', 1, 1],
  ['nora-oconnor', 'Probiotic 20 billion CFU', 1, 0],
];

/**
 * Adds the demo clinic's price list and stock: some items are low, one purchase order and one count are in progress,
 * and there are two weeks of dispenses.
 */
export async function writeDemoInventory(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const now = app.clock();
  const at = (staff: Staff, daysAgo: number): RequestContext =>
    requestOf(app, clinic, staff, rules, new Date(now.getTime() - daysAgo * DAY_MS));
  const admin = at(ADMIN, 400);
  const vendorIds = new Map<string, string>();
  for (const { key, ...vendor } of demoVendors) vendorIds.set(key, given(await saveVendor(admin, vendor, null)).id);
  const cabinet = given(await saveLocation(admin, { location_name: 'Dispensary' }, null)).id;
  const storage = given(await saveLocation(admin, { location_name: 'Storage room', is_dispensing: false }, null)).id;
  await writePastStock({
    nurse: (daysAgo) => at(NURSE, daysAgo),
    admin: (daysAgo) => at(ADMIN, daysAgo),
    timeZone: TIME_ZONE,
    vendorId: vendorIds.get('northeast')!,
    locationId: cabinet,
    patientIds: REGULARS.map((key) => clinic.patientIds.get(key)!),
  });
  const itemIds = new Map<string, string>();
  const productIds = new Map<string, string>();
  for (const item of demoItems) {
    const itemId = given(await saveItem(admin, itemInput(item, vendorIds.get(item.vendor)!), null)).id;
    itemIds.set(item.sku, itemId);
    if (item.product !== undefined)
      productIds.set(item.item_name, given(await saveProduct(admin, productInput(item, itemId), null)).id);
    await stockItem(at(NURSE, 30), item, itemId, item.kind === 'general' ? storage : cabinet, now);
  }
  await writeServices(admin, productIds);

  for (const [patient, product, quantity, daysAgo, directions] of HANDED_OUT) {
    const ctx = at(NURSE, daysAgo);
    const input = {
      patientId: clinic.patientIds.get(patient)!,
      productId: productIds.get(product)!,
      quantity,
      directions,
    };
    given(
      await app.database.transaction((tx) =>
        dispense(tx, ctx, {
          ...input,
          prescriberId: at(DOCTOR, daysAgo).actor.userId,
          overrideReason: 'Asked the patient; taken before without trouble',
          key: newId(),
        }),
      ),
    );
  }
  for (const [patient, product, quantity, daysAgo] of WAITING) {
    const ctx = at(NURSE, daysAgo);
    const input = { patientId: clinic.patientIds.get(patient)!, productId: productIds.get(product)!, quantity };
    given(
      await app.database.transaction((tx) =>
        orderDispensing(tx, ctx, { ...input, prescriberId: at(DOCTOR, daysAgo).actor.userId, key: newId() }),
      ),
    );
  }
  const prepaid = {
    patientId: clinic.patientIds.get('kwame-mensah')!,
    productId: productIds.get('Six vitamin B12 injections')!,
  };
  const sold = await app.database.transaction((tx) =>
    orderDispensing(tx, at(NURSE, 12), { ...prepaid, quantity: 1, key: newId() }),
  );
  const drawn = given(sold).find(({ product_name }) => product_name.startsWith('Cyano'))!;
  given(
    await app.database.transaction((tx) =>
      dispense(tx, at(NURSE, 12), { patientId: prepaid.patientId, orderId: drawn.id, quantity: 1, key: newId() }),
    ),
  );
  await writePurchases(at, { itemIds, vendorIds, cabinet });
  await writeRules(admin, itemIds, cabinet);
  await writeOwnedStock(
    (daysAgo) => at(NURSE, daysAgo),
    {
      tests: itemIds.get('FLUAB')!,
      test: productIds.get('Influenza A/B rapid test')!,
      gauze: itemIds.get('GZ44')!,
      child: clinic.patientIds.get('zoe-kaplan')!,
    },
    { cabinet, storage },
  );
  await writeCount(at(NURSE, 0), storage);
  await watchDays(app);
}

async function writeServices(admin: RequestContext, productIds: Map<string, string>): Promise<void> {
  for (const { name, code, cpt, cents, category } of demoServices) {
    const input = { kind: 'service', product_name: name, code, procedure_code: cpt, price_cents: cents, category };
    productIds.set(name, given(await saveProduct(admin, input, null)).id);
  }
  const part = (name: string, quantity: number) => ({ product_id: productIds.get(name)!, quantity });
  const bundle = {
    kind: 'package',
    product_name: 'Six vitamin B12 injections',
    code: 'B12X6',
    category: 'Packages',
    price_cents: 30_000,
    valid_days: 365,
    parts: [part('Cyanocobalamin 1000 mcg/mL vial', 6), part('Injection, therapeutic', 6)],
  };
  productIds.set(bundle.product_name, given(await saveProduct(admin, bundle, null)).id);
}

async function writePurchases(
  at: (staff: Staff, daysAgo: number) => RequestContext,
  of: { itemIds: ReadonlyMap<string, string>; vendorIds: ReadonlyMap<string, string>; cabinet: string },
): Promise<void> {
  const line = (sku: string, packs: number) => {
    const { pack } = demoItems.find((item) => item.sku === sku)!;
    return { item_id: of.itemIds.get(sku)!, pack_name: pack[0], pack_factor: pack[1], packs, pack_cost_cents: pack[2] };
  };
  const buy = async (daysAgo: number, vendor: string, lines: object[]) => {
    const input = { vendor_id: of.vendorIds.get(vendor)!, lines };
    const draft = given(await createPurchase(at(NURSE, daysAgo), newId(), input));
    return given(await placePurchase(at(NURSE, daysAgo), draft.id, draft.version));
  };
  const came = await buy(14, 'northeast', [line('APAP500', 2), line('SYR3', 1)]);
  const expires = dayIn(TIME_ZONE, new Date(at(NURSE, 0).now.getTime() + 480 * DAY_MS));
  given(
    await receivePurchase(at(NURSE, 11), newId(), came.id, {
      location_id: of.cabinet,
      invoice_number: 'NE-55120',
      lines: came.lines.map((each, index) => ({
        line_id: each.id,
        units: each.ordered_units,
        lot_number: ['AC1244', 'SY-502'][index],
        expires_on: expires,
      })),
    }),
  );
  await buy(4, 'evergreen', [line('MAG200', 2), line('PRO20', 1)]);
  const draft = { vendor_id: of.vendorIds.get('bayside')!, lines: [line('FLUAB', 3)] };
  given(await createPurchase(at(NURSE, 0), newId(), draft));
}

/** Adds reorder rules that keep the bestsellers in stock at the dispensary. */
async function writeRules(admin: RequestContext, itemIds: ReadonlyMap<string, string>, cabinet: string): Promise<void> {
  for (const [sku, minimum_level, order_up_to] of [
    ['MAG200', 3, 12],
    ['APAP500', 600, 1200],
  ] as const) {
    const rule = { item_id: itemIds.get(sku)!, location_id: cabinet, minimum_level, order_up_to };
    given(await saveReorderRule(admin, rule, null));
  }
}

async function writeCount(nurse: RequestContext, storage: string): Promise<void> {
  const count = given(
    await startCount(nurse, newId(), {
      location_id: storage,
      is_blind: false,
      comment: 'Monthly count of the storage room',
    }),
  );
  const [first] = count.lines;
  if (first === undefined) return;
  const counted = { id: first.id, version: first.version, counted: first.snapshot - 1, countedTime: null };
  given(await recordCountLine(nurse, { ...counted, reason: 'One box opened in exam room 2' }));
}

async function stockItem(
  nurse: RequestContext,
  item: DemoItem,
  itemId: string,
  locationId: string,
  now: Date,
): Promise<void> {
  const [, factor, cents] = item.pack;
  for (const [lot_number, days, units] of item.lots)
    given(
      await addOpeningStock(nurse, newId(), {
        item_id: itemId,
        location_id: locationId,
        quantity: units,
        lot_number,
        expires_on: days === null ? null : dayIn(TIME_ZONE, new Date(now.getTime() + days * DAY_MS)),
        manufacturer: item.manufacturer,
        cost_cents: Math.round((units * cents) / factor),
        reason: 'On the shelf when stock keeping began',
      }),
    );
}

function itemInput(
  { pack, reorder, lots, isControlled, product: _product, vendor: _vendor, ...item }: DemoItem,
  vendorId: string,
) {
  const [name, factor, cents] = pack;
  return {
    ...item,
    packs: factor === 1 ? [] : [{ name, factor }],
    cost_cents: cents,
    cost_units: factor,
    preferred_vendor_id: vendorId,
    reorder_level: reorder[0],
    target_level: reorder[1],
    has_expiration: lots.some(([, days]) => days !== null),
    is_controlled: isControlled ?? false,
  };
}

function productInput({ kind, item_name, category, sku, pack, product }: DemoItem, itemId: string) {
  const [units, cents, unit] = product!;
  return {
    kind,
    product_name: item_name,
    code: sku,
    category,
    unit,
    price_cents: cents,
    cost_cents: Math.round((units * pack[2]) / pack[1]),
    tax_basis_points: kind === 'supplement' ? 625 : 0,
    item_id: itemId,
    item_quantity: units,
  };
}
