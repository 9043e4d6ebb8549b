import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';

/** Files that are added to charts or described differently. */
export const fileTopic: FhirTopic = {
  id: 'files',
  title: 'Chart files',
  description: 'A file was added to a patient’s chart, or its type, title or day was changed.',
  type: 'DocumentReference',
  events: ['messages.documents-changed'],
  changed: async (_tx, _clinicId, { id }) => (typeof id === 'string' ? [id] : []),
};
