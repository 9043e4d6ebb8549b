import { centsOf, isYes, type LineProblem, readSheet, wholeOf } from './read-csv.ts';
import { itemForm, type ItemFields } from './setup-forms.ts';
import type { ItemKind } from './stock-words.ts';

const COLUMNS = {
  item_name: ['name', 'item', 'itemname'],
  kind: ['kind', 'type'],
  category: ['category', 'group'],
  sku: ['sku', 'code'],
  ndc: ['ndc'],
  barcode: ['barcode', 'gtin', 'upc'],
  manufacturer: ['manufacturer', 'maker'],
  strength: ['strength'],
  unit: ['unit', 'dispensingunit'],
  pack: ['pack', 'packname'],
  pack_size: ['packsize', 'packfactor', 'unitsperpack'],
  cost: ['cost', 'packcost', 'purchaseprice'],
  vendor: ['vendor', 'preferredvendor', 'supplier'],
  reorder_level: ['reorderlevel', 'reorder', 'minimum'],
  target_level: ['target', 'targetlevel', 'maximum', 'par'],
  expiry_notice_days: ['expirynotice', 'expirynoticedays'],
  controlled: ['controlled', 'iscontrolled'],
  expires: ['expires', 'hasexpiration'],
} as const;
const KINDS: Readonly<Record<string, ItemKind>> = {
  drug: 'drug',
  medication: 'drug',
  supplement: 'supplement',
  labkit: 'lab_kit',
  general: 'general',
  supply: 'general',
};

/** A row of an item list, with the vendor's name instead of its id. */
export type SheetItem = Omit<ItemFields, 'preferred_vendor_id'> & { line: number; vendor_name: string };

// The column of each field; name, kind and unit are required, and the vendor is given by name.
const FIELDS: Readonly<Partial<Record<keyof typeof COLUMNS, readonly (keyof ItemFields)[]>>> = {
  category: ['category'],
  sku: ['sku'],
  ndc: ['ndc'],
  barcode: ['barcode'],
  manufacturer: ['manufacturer'],
  strength: ['strength'],
  pack: ['packs'],
  cost: ['cost_cents', 'cost_units'],
  controlled: ['is_controlled'],
  reorder_level: ['reorder_level'],
  target_level: ['target_level'],
  expires: ['has_expiration'],
  expiry_notice_days: ['expiry_notice_days'],
};

/**
 * Reads items from CSV with a header row: at least name, kind and unit; also returns the fields without a column. The
 * cost is per pack, or per unit if there is none.
 */
export function readItemSheet(text: string): {
  items: SheetItem[];
  silent: (keyof ItemFields)[];
  problems: LineProblem[];
} {
  const { lines, named, problems } = readSheet(text, COLUMNS, ['item_name', 'kind', 'unit']);
  const items: SheetItem[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const kind = KINDS[cells.kind.toLowerCase().replaceAll(/[^a-z]/g, '')];
    if (kind === undefined) {
      problems.push({ line, message: 'Enter drug, supplement, lab kit or general as the type.' });
      continue;
    }
    const factor = wholeOf(cells.pack_size) ?? 1;
    const parsed = itemForm.safeParse({
      item_name: cells.item_name,
      kind,
      category: cells.category,
      sku: cells.sku,
      ndc: cells.ndc,
      barcode: cells.barcode,
      manufacturer: cells.manufacturer,
      strength: cells.strength,
      unit: cells.unit,
      packs: cells.pack === '' ? [] : [{ name: cells.pack, factor }],
      cost_cents: centsOf(cells.cost) ?? 0,
      cost_units: cells.pack === '' ? 1 : factor,
      reorder_level: wholeOf(cells.reorder_level),
      target_level: wholeOf(cells.target_level),
      expiry_notice_days: wholeOf(cells.expiry_notice_days) ?? 90,
      is_controlled: isYes(cells.controlled),
      has_expiration: cells.expires === '' || isYes(cells.expires),
    });
    const name = cells.item_name.toLowerCase();
    if (!parsed.success) problems.push({ line, message: parsed.error.issues[0]!.message });
    else if (seen.has(name)) problems.push({ line, message: 'This name is already listed above.' });
    else {
      seen.add(name);
      const { preferred_vendor_id: _, ...item } = parsed.data;
      items.push({ ...item, line, vendor_name: cells.vendor });
    }
  }
  const silent = Object.entries(FIELDS).flatMap(([column, fields]) =>
    (named as string[]).includes(column) ? [] : fields,
  );
  return { items, silent, problems };
}
