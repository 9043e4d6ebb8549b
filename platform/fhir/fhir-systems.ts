/** The addresses of code systems and identifier systems. Source: terminology.hl7.org, "External code systems". */
export const SYSTEMS = {
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  cpt: 'http://www.ama-assn.org/go/cpt',
  hcpcs: 'http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  ndc: 'http://hl7.org/fhir/sid/ndc',
  cvx: 'http://hl7.org/fhir/sid/cvx',
  ucum: 'http://unitsofmeasure.org',
  npi: 'http://hl7.org/fhir/sid/us-npi',
  uri: 'urn:ietf:rfc:3986',
  race: 'urn:oid:2.16.840.1.113883.6.238',
  nullFlavor: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
  language: 'urn:ietf:bcp:47',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  dataAbsentReason: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
} as const;

/** The extension that says why an element has no value. */
export const DATA_ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

/** Returns the canonical address of a US Core profile or extension: `usCore('us-core-patient')`. */
export function usCore(name: string): string {
  return `http://hl7.org/fhir/us/core/StructureDefinition/${name}`;
}
