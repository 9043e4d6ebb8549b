import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { noteEncounterResource } from './note-encounter-resource.ts';
import { visitEncounterResource } from './visit-encounter-resource.ts';

/** Encounters as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [noteEncounterResource, visitEncounterResource];
