import type { CodeableConcept, Coding, Meta, Quantity, Reference, Resource } from 'fhir/r4';
import { SYSTEMS } from './fhir-systems.ts';

/** Returns a code of a system: `coding(SYSTEMS.loinc, '8867-4', 'Heart rate')`. */
export function coding(system: string, code: string, display?: string | null): Coding {
  return { system, code, ...(display && { display }) };
}

/** Returns a concept with its codes, and the text as a person wrote or chose it; the first display if omitted. */
export function codeableConcept(codings: readonly Coding[], text?: string | null): CodeableConcept {
  const words = text || codings[0]?.display;
  return { ...(codings.length > 0 && { coding: [...codings] }), ...(words && { text: words }) };
}

/** Returns a reference to a resource of this API: `reference('Patient', id, 'Ada Lovelace')`. */
export function reference(type: Resource['resourceType'], id: string, display?: string | null): Reference {
  return { reference: `${type}/${id}`, ...(display && { display }) };
}

/** Returns a quantity in a UCUM unit: `ucumQuantity(98.6, '[degF]', '°F')`; the unit is shown as its code if omitted. */
export function ucumQuantity(value: number, code: string, unit: string = code): Quantity {
  return { value, unit, system: SYSTEMS.ucum, code };
}

/**
 * Returns the metadata of a resource. The version is the row's number, or if it has none, the time of its last change:
 * both change whenever the content does.
 */
export function metaOf(changed: Date, profiles: readonly string[], version?: number): Meta {
  const versionId = String(version ?? changed.getTime());
  return { versionId, lastUpdated: changed.toISOString(), ...(profiles.length > 0 && { profile: [...profiles] }) };
}
