import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { communicationResource } from './communication-resource.ts';
import { documentBinaryResource } from './document-binary-resource.ts';
import { documentResource } from './document-resource.ts';

/** Documents of patients' charts, and messages with patients, as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [documentResource, documentBinaryResource, communicationResource];
