import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { attachmentBinaryResource } from './attachment-binary-resource.ts';
import { attachmentDocumentResource } from './attachment-document-resource.ts';
import { diagnosisResource } from './diagnosis-resource.ts';
import { noteDocumentResource } from './note-document-resource.ts';
import { noteEncounterResource } from './note-encounter-resource.ts';
import { problemResource } from './problem-resource.ts';
import { procedureResource } from './procedure-resource.ts';
import { visitEncounterResource } from './visit-encounter-resource.ts';

/** Encounters, problems and notes as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [
  noteEncounterResource,
  visitEncounterResource,
  problemResource,
  diagnosisResource,
  procedureResource,
  noteDocumentResource,
  attachmentDocumentResource,
  attachmentBinaryResource,
];
