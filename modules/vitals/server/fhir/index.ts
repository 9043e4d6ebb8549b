import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { bloodPressureResource } from './blood-pressure-resource.ts';
import { bodyMassIndexResource } from './body-mass-index-resource.ts';
import { vitalSignResource } from './vital-sign-resource.ts';

/** The vital signs as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [vitalSignResource, bloodPressureResource, bodyMassIndexResource];
