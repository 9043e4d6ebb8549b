import type { AnyResource } from '#platform/fhir/fhir-resource.ts';

const ALWAYS = ['resourceType', 'id', 'meta'];
// FHIR R4: the elements of the served types that have a minimum of one.
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['patient'],
  Appointment: ['status', 'participant'],
  Binary: ['contentType'],
  Condition: ['subject'],
  Coverage: ['status', 'beneficiary', 'payor'],
  DiagnosticReport: ['status', 'code'],
  DocumentReference: ['status', 'content'],
  Encounter: ['status', 'class'],
  Group: ['type', 'actual'],
  MedicationDispense: ['status', 'medication'],
  MedicationRequest: ['status', 'intent', 'medication', 'subject'],
  Observation: ['status', 'code'],
  Procedure: ['status', 'subject'],
  Provenance: ['target', 'recorded', 'agent'],
  Questionnaire: ['status'],
  QuestionnaireResponse: ['status'],
  RelatedPerson: ['patient'],
  ServiceRequest: ['status', 'intent', 'subject'],
};
const CHOICE =
  /^(abatement|deceased|effective|medication|multipleBirth|occurrence|onset|performed|reported|value)[A-Z]/;
const SUBSETTED = { system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' };

/** Returns whether a text has the form of an element in `_elements`: `name`, or `Patient.name`. */
export const isElement = (text: string): boolean => /^([A-Z][A-Za-z]{2,40}\.)?[a-z][A-Za-z]{1,40}$/.test(text);

/**
 * Returns a resource with these elements and the mandatory ones, marked as incomplete; the resource itself if no element
 * is named for its type.
 */
export function limitElements(resource: AnyResource, elements: readonly string[] | null): AnyResource {
  const { resourceType: type, meta } = resource;
  const wanted = (elements ?? []).flatMap((one) => {
    const [first = '', second] = one.split('.');
    return second === undefined ? [first] : first === type ? [second] : [];
  });
  if (wanted.length === 0) return resource;
  const kept = new Set([...ALWAYS, ...(MANDATORY[type] ?? []), ...wanted]);
  const entries = Object.entries(resource).filter(([key]) => {
    const name = key.replace(/^_/, '');
    return kept.has(name) || kept.has(CHOICE.exec(name)?.[1] ?? '');
  });
  const limited = Object.fromEntries(entries) as unknown as AnyResource;
  return { ...limited, meta: { ...meta, tag: [...(meta?.tag ?? []), SUBSETTED] } };
}
