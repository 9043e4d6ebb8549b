import type { CodeableConcept, Coding } from 'fhir/r4';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';

const LOINC = /^\d{1,7}-\d$/;

/** Returns a test's code: LOINC if it is known, the laboratory's own code, which has no address, and the name. */
export function labCode({ loinc, code, name }: { loinc: string | null; code: string; name: string }): CodeableConcept {
  const own: Coding[] = code === '' || code === loinc ? [] : [{ code, ...(name !== '' && { display: name }) }];
  const known = loinc !== null && LOINC.test(loinc) ? [coding(SYSTEMS.loinc, loinc)] : [];
  return codeableConcept([...known, ...own], name || code || 'Laboratory test');
}

/** Returns the code of a value: LOINC if the laboratory says that it is. */
export function valueCode({ code, code_system: system, name }: { code: string; code_system: string; name: string }) {
  return labCode({ loinc: system === 'LN' || system === 'LOINC' ? code : null, code, name });
}
