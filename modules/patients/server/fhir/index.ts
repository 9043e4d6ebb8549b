import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { allergyResource } from './allergy-resource.ts';
import { emergencyContactResource } from './emergency-contact-resource.ts';
import { noAllergiesResource } from './no-allergies-resource.ts';
import { patientResource } from './patient-resource.ts';
import { tagGroupResource } from './tag-group-resource.ts';
import { viewGroupResource } from './view-group-resource.ts';

/** Patients and their records as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [
  patientResource,
  emergencyContactResource,
  allergyResource,
  noAllergiesResource,
  tagGroupResource,
  viewGroupResource,
];
