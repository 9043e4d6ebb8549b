import { dayIn } from '#platform/day-in.ts';
import {
  blankPrescription,
  type Measurements,
  type PrescriptionFields,
  type ResponseFields,
} from '../../rules/index.ts';
import type { ScriptMedication } from '../network/index.ts';
import { type PrescriptionRow, wishOf } from '../records/prescriptions.sql.ts';
import type { RequestRow } from '../records/requests.sql.ts';

/** The replaceable fields of a medication, with their maximum lengths. */
export const REPLACED = {
  drug_description: 105,
  product_code: 30,
  product_qualifier: 3,
  quantity: 12,
  quantity_qualifier: 3,
  quantity_unit: 20,
  days_supply: 12,
  substitutions: 1,
  sig: 1000,
  note: 210,
} as const satisfies Partial<Record<keyof PrescriptionFields, number>>;

/** The medication that replaces the requested one; unset fields are empty. */
export type Replacement = Record<keyof typeof REPLACED, string>;

/**
 * Returns the fields of the prescription of an approval: the original, overlaid with what was dispensed or requested,
 * then with the response.
 */
export function fieldsOfRequest(
  row: RequestRow,
  original: PrescriptionRow | null,
  answer: ResponseFields & { replacement: Replacement | null; requested?: number; is_attested?: boolean },
  { timeZone, now, measured }: { timeZone: string; now: Date; measured: Measurements },
): PrescriptionFields {
  const today = dayIn(timeZone, now);
  const named =
    (row.kind === 'change' ? row.requested[answer.requested ?? 0] : row.dispensed) ?? row.prescribed ?? row.dispensed;
  const replaces =
    answer.response === 'Replace' || (row.kind === 'change' && answer.response === 'ApprovedWithChanges');
  const kind = row.dispensed?.product?.qualifier === 'UP' ? 'supply' : 'drug';
  let fields: PrescriptionFields =
    original === null ? { ...blankPrescription(kind, today), substitutions: '0' } : wishOf(original);
  if (named != null) fields = over(fields, fieldsOf(named));
  if (replaces && answer.replacement !== null) fields = over(fields, given(answer.replacement));
  const isMeasured = measured.height !== '' || measured.weight !== '';
  return {
    ...fields,
    // The current weight, not that of the original prescription.
    ...(isMeasured ? measured : {}),
    patient_id: row.patient_id ?? '',
    note_id: null,
    // The response links it to the original and to the list.
    follows_id: null,
    medication_record_id: null,
    pharmacy_ncpdp_id: row.pharmacy.ncpdpId,
    order_number: answer.order_number,
    refills: answer.refills,
    written_date: today,
    effective_date: today,
    is_attested: answer.is_attested ?? false,
  };
}

/** Overlays one medication with another. A different name discards the codes and ingredients of the first. */
function over(base: PrescriptionFields, next: Partial<PrescriptionFields>): PrescriptionFields {
  const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isOther =
    next.drug_description !== undefined && folded(next.drug_description) !== folded(base.drug_description);
  const coded = isOther && base.drug_description !== '' ? UNCODED : {};
  const fields = { ...base, ...coded, ...next };
  const kind = fields.ingredients.length > 0 ? 'compound' : fields.product_qualifier === 'UP' ? 'supply' : 'drug';
  return {
    ...fields,
    kind,
    quantity_qualifier:
      kind === 'compound' ? 'CF' : fields.quantity_qualifier === 'CF' ? '38' : fields.quantity_qualifier,
  };
}

const UNCODED = {
  drug_id: null,
  product_code: '',
  product_qualifier: '',
  drug_db_code: '',
  drug_db_qualifier: '',
  dosage_form: '',
  final_form: '',
  ingredients: [],
  days_supply: '',
};

function fieldsOf(medication: ScriptMedication): Partial<PrescriptionFields> {
  const { description, product, drugDb, quantity, daysSupply, substitutions, note, sig, compound } = medication;
  return {
    drug_description: description,
    ...(product === undefined ? {} : { product_code: product.code, product_qualifier: product.qualifier }),
    ...(drugDb === undefined ? {} : { drug_db_code: drugDb.code, drug_db_qualifier: drugDb.qualifier }),
    quantity: quantity.value,
    quantity_qualifier: quantity.qualifier,
    quantity_unit: quantity.unit,
    ...(daysSupply === undefined ? {} : { days_supply: String(daysSupply) }),
    substitutions,
    sig,
    // The pharmacy's note to us is not a note to the pharmacist.
    ...(note === undefined ? {} : { note: '' }),
    ...(compound === undefined
      ? {}
      : {
          final_form: compound.finalForm,
          ingredients: compound.ingredients.map((each) => ({
            description: each.description,
            strength_value: each.strength?.value ?? '',
            strength_form: each.strength?.form ?? '',
            strength_unit: each.strength?.unit ?? '',
            quantity_value: each.quantity.value,
            quantity_qualifier: each.quantity.qualifier,
            quantity_unit: each.quantity.unit,
          })),
        }),
  };
}

function given(replacement: Replacement): Partial<PrescriptionFields> {
  return Object.fromEntries(Object.entries(replacement).filter(([, value]) => value !== ''));
}
