import type { CodeableConcept, Reference } from 'fhir/r4';
import { codeableConcept, coding, reference } from '#platform/fhir/build-elements.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';

const SYSTEM_OF: Readonly<Partial<Record<string, string>>> = {
  'ICD-10-CM': SYSTEMS.icd10,
  CPT: SYSTEMS.cpt,
  HCPCS: SYSTEMS.hcpcs,
};

/** Returns a code of a note with its name; only the name if the code's system is unknown. */
export function noteCode(type: string, code: string, name: string): CodeableConcept {
  const system = SYSTEM_OF[type];
  return codeableConcept(system === undefined ? [] : [coding(system, code, name)], name);
}

/** Returns the encounter that a note documents; a retracted or non-medical note documents none. */
export function encounterOf(note: { note_id: string; withdrawn_time: Date | null; non_medical: boolean }): {
  encounter?: Reference;
} {
  if (note.withdrawn_time !== null || note.non_medical) return {};
  return { encounter: reference('Encounter', note.note_id) };
}
