import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { emergencyContactResource } from './emergency-contact-resource.ts';
import { patientResource } from './patient-resource.ts';

/** Patients and their emergency contacts as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [patientResource, emergencyContactResource];
