import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { prescriptionResource } from './prescription-resource.ts';
import { reportedMedicationResource } from './reported-medication-resource.ts';

/** Medications as served by the FHIR API: what the clinic prescribed, and what else patients take. */
export const fhirResources: readonly FhirResource[] = [prescriptionResource, reportedMedicationResource];
