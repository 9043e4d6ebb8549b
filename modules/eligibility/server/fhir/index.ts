import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { coverageResource } from './coverage-resource.ts';
import { payerResource } from './payer-resource.ts';

/** Insurances and payers as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [coverageResource, payerResource];
