/** An entry of a code table: the code used in messages and the label on screen. */
export interface CodeOption {
  value: string;
  label: string;
}

const options = (table: Record<string, string>): readonly CodeOption[] =>
  Object.entries(table).map(([label, value]) => ({ value, label }));

/** Quantity units by NCI code (specification 3 §3.12). */
export const quantityUnits = options({
  Tablet: 'C48542',
  Milliliter: 'C28254',
  Capsule: 'C48480',
  Gram: 'C48155',
  Each: 'C64933',
});
/** Strength units. */
export const strengthUnits = options({
  Milligram: 'C28253',
  Gram: 'C48155',
  Percentage: 'C25613',
  Milliliter: 'C28254',
});
/** Final dosage forms of a compound. */
export const finalForms = options({
  'Oral Solution': 'C68996',
  Solution: 'C42986',
  'Oral Suspension': 'C68992',
  'Oral Suspension final': 'C68993',
});
/** Quantity qualifiers. */
export const quantityQualifiers = options({ 'Original Qty': '38', 'Compound Final Qty': 'CF' });
/** Whether the pharmacy may substitute an equivalent product. */
export const substitutionOptions = options({ 'Substitution allowed': '0', 'Substitution not allowed': '1' });
/** Qualifiers of a product code. */
export const productQualifiers = options({ Supply: 'UP', 'Drug code': 'ND' });
/** Types of change requests. */
export const changeCodes: Readonly<Record<string, string>> = {
  G: 'Generic substitution',
  T: 'Therapeutic interchange',
  P: 'Prior authorization',
  D: 'Drug use evaluation',
  S: 'Script clarification',
  OS: 'Out of stock',
  U: 'Prescriber authorization',
  RM: 'REMS',
};

const CONFIRM = 'Confirm your';
/** Details of a change request (NCPDP External Code List, MessageRequestSubCode). */
export const changeSubCodes: Readonly<Record<string, string>> = {
  A: `${CONFIRM} state license status`,
  B: `${CONFIRM} DEA license status in the prescribing state`,
  C: `${CONFIRM} DEA registration by DEA class`,
  D: `${CONFIRM} state controlled substance registration`,
  E: `${CONFIRM} registration by controlled substance class`,
  F: `${CONFIRM} NADEAN license status`,
  G: 'Obtain or validate your type 1 NPI',
  H: 'Enroll or re-enroll with the prescription benefit plan',
  I: 'Confirm that the prescriptive authority criteria for the medication are met',
  J: 'Enroll or re-enroll in REMS',
  K: 'Confirm that you are the patient’s lock-in prescriber',
  L: 'Obtain or validate your supervising prescriber',
  M: `${CONFIRM} certificate to prescribe number`,
};

/** The unit "each", for supplies and for drugs with an unknown dosage form. */
export const EACH = 'C64933';
export const MILLILITER = 'C28254';
export const CAPSULE = 'C48480';
export const TABLET = 'C48542';
export const ORAL_SOLUTION = 'C68996';

/** Returns the label of a code, or the code itself if the table doesn't contain it. */
export function codeWord(table: readonly CodeOption[], code: string): string {
  return table.find(({ value }) => value === code)?.label ?? code;
}

/** Describes a compound ingredient: `Lidocaine viscous, 2 Percentage, quantity 80 Milliliter`. */
export function ingredientWords(
  each: Readonly<
    Record<'description' | 'strength_value' | 'strength_unit' | 'quantity_value' | 'quantity_unit', string>
  >,
): string {
  const strength = [each.strength_value, codeWord(strengthUnits, each.strength_unit)].filter(Boolean).join(' ');
  const quantity = [each.quantity_value, codeWord(quantityUnits, each.quantity_unit)].filter(Boolean).join(' ');
  return [each.description, strength, quantity && `quantity ${quantity}`].filter(Boolean).join(', ');
}
