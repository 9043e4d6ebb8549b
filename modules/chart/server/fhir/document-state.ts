import type { DocumentReference } from 'fhir/r4';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';

/** The profile of documents. */
export const DOCUMENT_PROFILE = usCore('us-core-documentreference');

/** The category of notes and their files. */
export const DOCUMENT_CATEGORY = codeableConcept([
  coding('http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category', 'clinical-note', 'Clinical Note'),
]);

/** The format that says nothing beyond the MIME type. */
export const BY_MIME_TYPE = coding(
  'http://ihe.net/fhir/ihe.formatcode.fhir/CodeSystem/formatcode',
  'urn:ihe:iti:xds:2017:mimeTypeSufficient',
  'mimeType Sufficient',
);

/** The state of a note that a document belongs to. */
export interface NoteState {
  signed_time: Date | null;
  withdrawn_time: Date | null;
  cosign_state: string;
  /** Whether something was added after signing. */
  isAmended: boolean;
}

/** Returns a document's status; a retracted note was an error, and one that still needs a cosignature is not final. */
export function documentStatus(note: NoteState): Pick<DocumentReference, 'status' | 'docStatus'> {
  if (note.withdrawn_time !== null) return { status: 'entered-in-error', docStatus: 'entered-in-error' };
  if (note.signed_time === null || note.cosign_state === 'waiting')
    return { status: 'current', docStatus: 'preliminary' };
  return { status: 'current', docStatus: note.isAmended ? 'amended' : 'final' };
}
