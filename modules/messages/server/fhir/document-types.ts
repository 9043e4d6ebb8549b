import type { CodeableConcept, Coding } from 'fhir/r4';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../rules/index.ts';

const loinc = (code: string, display: string): Coding => coding(SYSTEMS.loinc, code, display);
const UNKNOWN = coding(SYSTEMS.nullFlavor, 'UNK', 'unknown');

/** The LOINC codes of document types; loinc.org. The others have no code of their own. */
const CODES: Readonly<Partial<Record<DocumentType, Coding>>> = {
  Letter: loinc('51852-2', 'Letter'),
  Referral: loinc('57133-1', 'Referral note'),
  'Lab result': loinc('11502-2', 'Laboratory report'),
  Imaging: loinc('18748-4', 'Diagnostic imaging study'),
  Consent: loinc('59284-0', 'Consent Document'),
  'Insurance card': loinc('64290-0', 'Health insurance card'),
};

/** Returns a document type as a concept. */
export function documentTypeConcept(type: string): CodeableConcept {
  return codeableConcept([CODES[type as DocumentType] ?? UNKNOWN], type);
}

/** Returns the document type of a concept with one code: by the code, or without one of its own by the text. */
export function documentTypeOf({ coding: codes = [], text }: CodeableConcept): DocumentType | null {
  const [code, ...others] = codes;
  if (others.length > 0) return null;
  const isUnknown = code === undefined || (code.system === UNKNOWN.system && code.code === UNKNOWN.code);
  if (isUnknown) return DOCUMENT_TYPES.find((type) => type === text) ?? null;
  return DOCUMENT_TYPES.find((type) => CODES[type]?.system === code.system && CODES[type]?.code === code.code) ?? null;
}
