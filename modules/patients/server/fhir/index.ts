import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { allergyResource } from './allergy-resource.ts';
import { noAllergiesResource } from './no-allergies-resource.ts';

/** Records of patients as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [allergyResource, noAllergiesResource];
