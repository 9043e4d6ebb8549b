import { centsOf, type LineProblem, readSheet, wholeOf } from './read-csv.ts';
import { productForm, type ProductFields } from './setup-forms.ts';
import type { ProductKind } from './stock-words.ts';

const COLUMNS = {
  product_name: ['name', 'product', 'productname', 'description1'],
  kind: ['kind', 'type'],
  code: ['code', 'sku', 'productcode'],
  procedure_code: ['procedurecode', 'cpt', 'hcpcs'],
  category: ['category', 'group'],
  description: ['description', 'notes'],
  unit: ['unit'],
  price: ['price', 'saleprice', 'fee'],
  cost: ['cost', 'purchaseprice'],
  tax: ['tax', 'taxrate', 'taxpercent'],
  item: ['item', 'itemname', 'stockitem'],
  item_quantity: ['itemquantity', 'units', 'unitsperproduct'],
} as const;
const KINDS: Readonly<Record<string, ProductKind>> = {
  drug: 'drug',
  medication: 'drug',
  supplement: 'supplement',
  service: 'service',
  labkit: 'lab_kit',
};

/** A row of a price list: a product without ids, with the name of the item that it deducts. */
export type SheetProduct = Omit<ProductFields, 'item_id' | 'parts' | 'valid_days'> & {
  line: number;
  item_name: string;
};

// The column of each field; name, kind and price are required, and the item is given by name.
const FIELDS: Readonly<Partial<Record<keyof typeof COLUMNS, keyof ProductFields>>> = {
  code: 'code',
  procedure_code: 'procedure_code',
  category: 'category',
  description: 'description',
  unit: 'unit',
  cost: 'cost_cents',
  tax: 'tax_basis_points',
  item_quantity: 'item_quantity',
};

/**
 * Reads a price list from CSV with a header row: at least name, kind and price; also returns the fields without a
 * column. Packages can only be created on the page, since their items have no column.
 */
export function readProductSheet(text: string): {
  products: SheetProduct[];
  silent: (keyof ProductFields)[];
  problems: LineProblem[];
} {
  const { lines, named, problems } = readSheet(text, COLUMNS, ['product_name', 'kind', 'price']);
  const products: SheetProduct[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const kind = KINDS[cells.kind.toLowerCase().replaceAll(/[^a-z]/g, '')];
    if (kind === undefined) {
      problems.push({ line, message: 'Enter drug, supplement, service or lab kit as the type.' });
      continue;
    }
    const percent = cells.tax.replace('%', '').trim();
    const parsed = productForm.safeParse({
      kind,
      product_name: cells.product_name,
      code: cells.code,
      procedure_code: cells.procedure_code,
      category: cells.category,
      description: cells.description,
      unit: cells.unit,
      price_cents: centsOf(cells.price) ?? Number.NaN,
      cost_cents: centsOf(cells.cost) ?? 0,
      tax_basis_points: percent === '' ? 0 : Math.round(Number(percent) * 100),
      item_quantity: wholeOf(cells.item_quantity) ?? 1,
    });
    const name = cells.product_name.toLowerCase();
    if (!parsed.success) problems.push({ line, message: parsed.error.issues[0]!.message });
    else if (seen.has(name)) problems.push({ line, message: 'This name is already listed above.' });
    else {
      seen.add(name);
      const { item_id: _item, parts: _parts, valid_days: _days, ...product } = parsed.data;
      products.push({ ...product, line, item_name: cells.item });
    }
  }
  const silent = Object.entries(FIELDS).flatMap(([column, field]) =>
    (named as string[]).includes(column) ? [] : [field],
  );
  return { products, silent, problems };
}
