import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { dispensingResource } from './dispensing-resource.ts';

/** Dispensed drugs as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [dispensingResource];
