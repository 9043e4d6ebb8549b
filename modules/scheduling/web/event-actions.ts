import type { ComponentType } from 'react';

/** What another module offers on an event with a patient, as the way to its chart note. */
export type EventActions = ComponentType<{ eventId: string; patientId: string; onOpened: () => void }>;
