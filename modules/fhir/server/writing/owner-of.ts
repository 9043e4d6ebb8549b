import { fhirBase } from '#apps/server';
import type { DomainError } from '#platform/domain-error.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { elementInvalid } from '#platform/fhir/parse-elements.ts';
import { isId } from '#platform/id.ts';
import { isRecord, parametersOf, parseReference, valuesAt } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';

/** What stands for the patient of a Patient that does not exist yet: equal to no patient in context. */
export const NEW_PATIENT = '';

/** Returns the id of the one patient whose record a resource would be; NEW_PATIENT for a Patient without an id. */
export function ownerOf(call: FhirCall, resource: AnyResource, id: string | null): string | DomainError {
  const { resourceType: type } = resource;
  if (type === 'Patient') return id ?? NEW_PATIENT;
  const { path = 'subject' } = parametersOf(type)['patient'] ?? {};
  const base = fhirBase(call.app.config);
  const keys = valuesAt(resource, path).flatMap((one) => {
    const text = isRecord(one) ? one['reference'] : undefined;
    const key = typeof text === 'string' ? parseReference(text, base) : null;
    return key?.type === 'Patient' ? [key.id] : [];
  });
  const [patientId] = keys;
  if (patientId === undefined || new Set(keys).size !== 1 || !isId(patientId))
    return elementInvalid(path, 'Refer to one patient of this server, e.g. Patient/<id>');
  return patientId;
}
