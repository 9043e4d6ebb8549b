import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { locationResource } from './location-resource.ts';
import { organizationResource } from './organization-resource.ts';
import { practitionerResource } from './practitioner-resource.ts';
import { practitionerRoleResource } from './practitioner-role-resource.ts';

/** The clinic, its practices and members for the FHIR API. */
export const fhirResources: readonly FhirResource[] = [
  organizationResource,
  locationResource,
  practitionerResource,
  practitionerRoleResource,
];
