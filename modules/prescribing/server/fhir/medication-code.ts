import type { CodeableConcept, Coding } from 'fhir/r4';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';

// Kinds of RxNorm concepts (NCPDP External Code List): clinical and branded drugs and packs.
const RXNORM: readonly string[] = ['SCD', 'SBD', 'GPK', 'BPK'];

/** Returns the drug of a prescription with the codes that it was written with. */
export function medicationCode(row: {
  drug_description: string;
  drug_db_code: string;
  drug_db_qualifier: string;
  product_code: string;
  product_qualifier: string;
}): CodeableConcept {
  const codings: Coding[] = [];
  if (RXNORM.includes(row.drug_db_qualifier) && row.drug_db_code !== '')
    codings.push(coding(SYSTEMS.rxnorm, row.drug_db_code));
  if (row.product_qualifier === 'ND' && row.product_code !== '') codings.push(coding(SYSTEMS.ndc, row.product_code));
  return codeableConcept(codings, row.drug_description);
}
