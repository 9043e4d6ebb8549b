import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';

/** Results that are filed, corrected, matched to a patient, or released. */
export const resultTopic: FhirTopic = {
  id: 'results',
  title: 'Results',
  description: 'A laboratory result was filed, corrected, matched to a patient or released.',
  type: 'DiagnosticReport',
  events: ['labs.result-changed'],
  // A result has the id of its first version.
  changed: async (_tx, _clinicId, { chain_id: id }) => (typeof id === 'string' ? [id] : []),
};
