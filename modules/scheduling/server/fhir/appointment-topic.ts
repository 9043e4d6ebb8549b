import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';

/** Appointments that are booked, changed or canceled. */
export const appointmentTopic: FhirTopic = {
  id: 'appointments',
  title: 'Appointments',
  description: 'An appointment was booked, changed or canceled.',
  type: 'Appointment',
  events: ['scheduling.event-changed'],
  changed: async (_tx, _clinicId, { id }) => (typeof id === 'string' ? [id] : []),
};
