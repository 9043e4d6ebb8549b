import type { PrescriptionFields } from '../../rules/index.ts';
import type { PrescriptionDraft } from '../prescriptions/check-input.ts';

/**
 * Returns the text at a path of a JSON body, e.g. `MedicationPrescribed.Quantity.Value`, or an empty string. Numbers
 * are converted to text.
 */
export function textAt(body: unknown, path: string): string {
  const value = valueAt(body, path);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Returns the value at a path of a JSON body. */
export function valueAt(body: unknown, path: string): unknown {
  let at: unknown = body;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}

const listAt = (body: unknown, path: string): unknown[] => {
  const value = valueAt(body, path);
  if (Array.isArray(value)) return value.slice(0, 20);
  return value === undefined || value === null ? [] : [value];
};

const day = (text: string): string => text.slice(0, 10);

/**
 * Reads a prescription from the body of newrx and saveERX (specification 3 §3.1). A code with qualifier UP is a supply,
 * CF a compound.
 */
export function readPayload(body: unknown): PrescriptionDraft {
  const text = (path: string): string => textAt(body, path);
  const medication = (path: string): string => text(`MedicationPrescribed.${path}`);
  const qualifier = medication('Quantity.CodeListQualifier') || '38';
  const productQualifier = medication('DrugCoded.ProductCode.Qualifier');
  const ingredients = readIngredients(body);
  const measured = (code: string) =>
    [...listAt(body, 'Observation.Measurement'), ...listAt(body, 'Observation')].find(
      (each) => textAt(each, 'VitalSign') === code,
    );
  const [height, weight] = [measured('8302-2'), measured('29463-7')];
  return {
    kind: qualifier === 'CF' || ingredients.length > 0 ? 'compound' : productQualifier === 'UP' ? 'supply' : 'drug',
    patient_id: text('Patient.ID'),
    note_id: text('Encounter.ID') || null,
    order_number: text('OrderNumber'),
    pharmacy_ncpdp_id: text('Pharmacy.NCPDPID'),
    drug_id: null,
    drug_description: medication('DrugDescription'),
    product_code: medication('DrugCoded.ProductCode.Code'),
    product_qualifier: productQualifier,
    drug_db_code: medication('DrugCoded.DrugDBCode.Code'),
    drug_db_qualifier: medication('DrugCoded.DrugDBCode.Qualifier'),
    controlled: 'N/A',
    dosage_form: '',
    quantity: medication('Quantity.Value'),
    quantity_qualifier: qualifier,
    quantity_unit: medication('Quantity.QuantityUnitOfMeasure.Code') || medication('Quantity.QuantityUnitOfMeasure'),
    days_supply: medication('DaysSupply'),
    // Defaults to today.
    written_date: day(medication('WrittenDate.Date') || medication('WrittenDate')) || null,
    effective_date: day(medication('EffectiveDate.Date') || medication('EffectiveDate')) || null,
    substitutions: medication('Substitutions').slice(0, 1),
    refills: medication('NumberOfRefills'),
    diagnoses: ['Primary', 'Secondary']
      .map((place) => ({
        code: medication(`Diagnosis.${place}.Code`),
        name: medication(`Diagnosis.${place}.Description`),
      }))
      .filter(({ code }) => code !== ''),
    note: medication('Notes') || medication('Note'),
    sig: medication('Sig.SigText') || medication('Sig'),
    rx_fill_indicator: medication('RxFillIndicator'),
    final_form:
      medication('CompoundInformation.FinalCompoundPharmaceuticalDosageForm') ||
      medication('CompoundInformation.FinalDosageForm'),
    ingredients,
    height: textAt(height, 'Value'),
    height_date: day(textAt(height, 'ObservationDate.Date') || textAt(height, 'ObservationDate')),
    weight: textAt(weight, 'Value'),
    weight_date: day(textAt(weight, 'ObservationDate.Date') || textAt(weight, 'ObservationDate')),
    // Only the prescriber can attest to a description that isn't in the drug list.
    is_attested: valueAt(body, 'IsAttested') === true,
  };
}

function readIngredients(body: unknown): PrescriptionFields['ingredients'] {
  const path = 'MedicationPrescribed.CompoundInformation';
  const given = Number(textAt(body, `${path}.CompoundNumber`) || Number.NaN);
  const count = Number.isNaN(given) ? 5 : Math.min(Math.max(Math.trunc(given), 0), 5);
  return Array.from({ length: count }, (_, index) => valueAt(body, `${path}.Ingredient${index + 1}`))
    .filter((each) => each !== undefined && each !== null)
    .map((each) => ({
      description: textAt(each, 'ItemDescription'),
      strength_value: textAt(each, 'StrengthValue'),
      strength_form: textAt(each, 'StrengthFormCode'),
      strength_unit: textAt(each, 'StrengthUnitCode'),
      quantity_value: textAt(each, 'QuantityValue'),
      quantity_qualifier: textAt(each, 'QuantityCodeListQualifier') || '38',
      quantity_unit: textAt(each, 'QuantityUnitCode'),
    }));
}

const WIRE_NAMES: Readonly<Record<string, string>> = {
  patient_id: 'Patient.ID',
  note_id: 'Encounter.ID',
  order_number: 'OrderNumber',
  pharmacy_ncpdp_id: 'Pharmacy.NCPDPID',
  drug_description: 'DrugDescription',
  product_code: 'ProductCode.Code',
  product_qualifier: 'ProductCode.Qualifier',
  drug_db_code: 'DrugDBCode.Code',
  drug_db_qualifier: 'DrugDBCode.Qualifier',
  quantity: 'Quantity.Value',
  quantity_qualifier: 'Quantity.CodeListQualifier',
  quantity_unit: 'QuantityUnitOfMeasure',
  days_supply: 'DaysSupply',
  written_date: 'WrittenDate',
  effective_date: 'EffectiveDate',
  substitutions: 'Substitutions',
  refills: 'NumberOfRefills',
  diagnoses: 'Diagnosis',
  note: 'Notes',
  sig: 'Sig',
  rx_fill_indicator: 'RxFillIndicator',
  final_form: 'CompoundInformation.FinalCompoundPharmaceuticalDosageForm',
  ingredients: 'CompoundInformation',
  height: 'Observation of the height',
  height_date: 'ObservationDate of the height',
  weight: 'Observation of the weight',
  weight_date: 'ObservationDate of the weight',
};

/** Returns the body path of an input path such as `input.written_date`, or null if the body doesn't contain it. */
export function wireName(path: string): string | null {
  return WIRE_NAMES[path.split('.')[1] ?? ''] ?? null;
}
