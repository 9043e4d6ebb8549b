import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { labObservationResource } from './lab-observation-resource.ts';
import { labOrderResource } from './lab-order-resource.ts';
import { labReportResource } from './lab-report-resource.ts';
import { laboratoryResource } from './laboratory-resource.ts';
import { resultFileResource } from './result-file-resource.ts';
import { specimenResource } from './specimen-resource.ts';

/** Laboratory orders, results and laboratories as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [
  labOrderResource,
  labReportResource,
  labObservationResource,
  resultFileResource,
  specimenResource,
  laboratoryResource,
];
