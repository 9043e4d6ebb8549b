import { CAPSULE, EACH, MILLILITER, ORAL_SOLUTION, TABLET } from './code-tables.ts';
import {
  blankPrescription,
  type Ingredient,
  type PrescriptionFields,
  type PrescriptionKind,
} from './prescription-fields.ts';

/** Placeholder description of a supply or a compound; never sent. */
export const SUPPLY_PLACEHOLDER = 'Supply name';
export const COMPOUND_PLACEHOLDER = 'Compound name';
/** Default refills of a prescription. */
export const DEFAULT_REFILLS = '3';
/** Default quantity of a drug. */
export const DEFAULT_QUANTITY = '3';
/** Maximum number of compound ingredients on screen; the payload has room for five. */
export const MOST_INGREDIENTS = 3;

/** The fields of a compendium drug that a prescription copies. */
export interface OpenedDrug {
  id: string | null;
  name: string;
  ndc: string | null;
  rxcui: string | null;
  dosageForm: string | null;
  /** The schedule in words; null or `N/A` if not controlled. */
  controlled: string | null;
}

/** Returns the unit for counting a dosage form (specification 3 §4.3). */
export function unitOfForm(dosageForm: string): string {
  if (/suspension|solution/i.test(dosageForm)) return MILLILITER;
  if (/capsule/i.test(dosageForm)) return CAPSULE;
  return /tablet/i.test(dosageForm) ? TABLET : EACH;
}

/**
 * Returns the initial fields of a new prescription. A drug that was not found in the compendium falls back to a supply
 * (qualifier UP, not controlled).
 */
export function startingFields(kind: PrescriptionKind, drug: OpenedDrug | null, today: string): PrescriptionFields {
  const blank = { ...blankPrescription(kind, today), substitutions: '0', refills: DEFAULT_REFILLS };
  if (kind === 'compound')
    return {
      ...blank,
      drug_description: COMPOUND_PLACEHOLDER,
      quantity: '3',
      quantity_unit: MILLILITER,
      quantity_qualifier: 'CF',
      final_form: ORAL_SOLUTION,
      ingredients: [newIngredient()],
    };
  const supply = { ...blank, kind: 'supply' as const, product_qualifier: 'UP', quantity: '1', quantity_unit: EACH };
  if (kind === 'supply') return { ...supply, drug_description: SUPPLY_PLACEHOLDER };
  if (drug === null) return supply;
  return {
    ...blank,
    drug_id: drug.id,
    drug_description: drug.name.slice(0, 105),
    product_code: drug.ndc ?? '',
    product_qualifier: 'ND',
    drug_db_code: drug.rxcui ?? '',
    drug_db_qualifier: drug.rxcui === null ? '' : 'SCD',
    controlled: drug.controlled ?? 'N/A',
    dosage_form: drug.dosageForm ?? '',
    quantity: DEFAULT_QUANTITY,
    quantity_unit: unitOfForm(drug.dosageForm ?? ''),
  };
}

/** Returns the initial fields of an ingredient. */
export function newIngredient(): Ingredient {
  return {
    description: '',
    strength_value: '',
    strength_form: '',
    strength_unit: '',
    quantity_value: '1',
    quantity_qualifier: '38',
    quantity_unit: MILLILITER,
  };
}

export const TOO_MANY_INGREDIENTS = 'You can only add three compound ingredients at most.';
export const NO_INGREDIENT = 'Please add compound ingredient first.';

/**
 * Adds an ingredient: the quantity becomes a compound's, and the product code is cleared. Returns a message if there
 * are three already.
 */
export function withIngredient(fields: PrescriptionFields): PrescriptionFields | string {
  if (fields.ingredients.length >= MOST_INGREDIENTS) return TOO_MANY_INGREDIENTS;
  return {
    ...fields,
    ingredients: [...fields.ingredients, newIngredient()],
    quantity_qualifier: 'CF',
    product_code: '',
  };
}

/** Removes the last ingredient. Returns a message if there is none. */
export function withoutIngredient(fields: PrescriptionFields): PrescriptionFields | string {
  if (fields.ingredients.length === 0) return NO_INGREDIENT;
  const ingredients = fields.ingredients.slice(0, -1);
  return { ...fields, ingredients, quantity_qualifier: ingredients.length > 0 ? 'CF' : '38' };
}

/** Fields whose default value is dangerous if it was overlooked. */
const defaultedFields = ['quantity', 'refills'] as const satisfies readonly (keyof PrescriptionFields)[];

/**
 * Returns the fields that still have their default value and were not touched; the review highlights them. A renewal
 * has the values of the last time instead of defaults.
 */
export function untouchedDefaults(
  began: PrescriptionFields,
  fields: PrescriptionFields,
  touched: ReadonlySet<string>,
): (typeof defaultedFields)[number][] {
  if (began.follows_id !== null) return [];
  return defaultedFields.filter((name) => !touched.has(name) && fields[name] !== '' && fields[name] === began[name]);
}
