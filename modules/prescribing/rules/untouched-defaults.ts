import type { PrescriptionFields } from './prescription-fields.ts';

/** Fields that begin with a value of Salus's, and what they are called. */
export const defaultedFields = {
  quantity: 'Quantity',
  quantity_unit: 'Unit',
  refills: 'Refills',
  substitutions: 'Substitution',
  written_date: 'Written date',
  effective_date: 'Effective date',
  order_number: 'Order number',
  pharmacy_ncpdp_id: 'Pharmacy',
  final_form: 'Final form',
} as const satisfies Partial<Record<keyof PrescriptionFields, string>>;

/** The fields that still hold what they began with and that nobody has touched: they are marked in the review. */
export function untouchedDefaults(
  began: PrescriptionFields,
  fields: PrescriptionFields,
  touched: ReadonlySet<string>,
): (keyof typeof defaultedFields)[] {
  return (Object.keys(defaultedFields) as (keyof typeof defaultedFields)[]).filter(
    (name) => !touched.has(name) && fields[name] !== '' && fields[name] === began[name],
  );
}
