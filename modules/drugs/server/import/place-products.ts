import { descriptorId, foldDrug, drugWords, scheduleOf, type StagedProduct } from '../../rules/index.ts';
import type { KnownProduct, PlacedProduct } from './import.sql.ts';

const PILLS = ['Tablet', 'Capsule', 'Oral pill'];
const EXTENDED = ['Tablet, extended release', 'Capsule, extended release'];
const OTHERS = ['Tablet, delayed release', 'Tablet, sublingual'];

/**
 * Assigns an identifier to each product of a file: that of the existing product if it is the same, so that a starter's
 * `lisinopril-10-mg-tablet-oral`, RxTerms' pill and the FDA's tablet are merged; otherwise its own.
 */
export function placeProducts(products: readonly StagedProduct[], known: readonly KnownProduct[]): PlacedProduct[] {
  const byKey = new Map<string, KnownProduct>();
  const byRxcui = new Map<string, KnownProduct>();
  for (const product of known) {
    const key = keyOf(
      product.brand,
      product.ingredients,
      product.strength,
      product.unit,
      product.route,
      product.form_title,
    );
    if (!byKey.has(key)) byKey.set(key, product);
    if (product.rxcui !== null) byRxcui.set(product.rxcui, product);
  }
  const placed = new Map<string, PlacedProduct>();
  for (const product of products) {
    const same = (product.rxcui !== null ? byRxcui.get(product.rxcui) : undefined) ?? findSame(product, byKey);
    const { name, strength, unit, route } = product;
    const id = same?.id ?? descriptorId({ name, strength, unit, form: product.formTitle, route });
    const before = placed.get(id);
    if (before !== undefined) before.ndc9.push(...product.ndc9);
    else placed.set(id, rowOf(product, id));
  }
  return [...placed.values()];
}

function findSame(product: StagedProduct, byKey: ReadonlyMap<string, KnownProduct>): KnownProduct | undefined {
  const { ingredients, strength, unit, route, formTitle } = product;
  const brand = product.isBrand ? product.name : '';
  const of = (form: string): KnownProduct | undefined =>
    byKey.get(keyOf(brand, ingredients, strength, unit, route, form));
  if (!product.isPill) return of(formTitle);
  const isExtended = /\b(XR|ER|SR|XL|CR|LA|CD|24HR|12HR)\b/.test(product.name);
  const forms = isExtended ? EXTENDED : [...PILLS, ...OTHERS];
  return forms.map(of).find((found) => found !== undefined);
}

// Combinations list their strengths in different orders.
function keyOf(
  brand: string,
  ingredients: readonly string[],
  strength: string,
  unit: string,
  route: string,
  form: string,
): string {
  const amounts = strength
    .split('-')
    .map(Number)
    .sort((one, other) => one - other);
  const volume = unit.toLowerCase().replaceAll(' ', '');
  return [foldDrug(brand), [...ingredients].sort().join('+'), amounts.join('-'), volume, route, form]
    .join('|')
    .toLowerCase();
}

function rowOf(product: StagedProduct, id: string): PlacedProduct {
  const ingredients = product.ingredients;
  return {
    id,
    title: product.title.slice(0, 300),
    brand: product.isBrand ? product.name : '',
    strength: product.strength,
    unit: product.unit,
    route: product.route,
    form_code: product.formCode,
    form_title: product.formTitle,
    schedule: product.schedule,
    rxcui: product.rxcui,
    rx_group: product.group,
    folded: foldDrug(product.title).slice(0, 300),
    words: drugWords(`${product.title} ${product.words} ${ingredients.join(' ')}`)
      .join(' ')
      .slice(0, 1000),
    ingredients,
    ndc9: [...product.ndc9],
    is_named: product.isNamed && product.isBrand && /^[a-z]{5,}$/i.test(product.name.split(' ')[0] ?? ''),
  };
}

/** Returns the ingredients of these products, each with its own schedule. */
export function ingredientsOf(products: readonly PlacedProduct[]): { name: string; schedule: string | null }[] {
  return [...new Set(products.flatMap(({ ingredients }) => ingredients))].map((name) => ({
    name,
    schedule: scheduleOf(name),
  }));
}
