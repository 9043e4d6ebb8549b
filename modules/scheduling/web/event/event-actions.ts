import type { ComponentType } from 'react';

/** What another module offers on an event, as the way to its chart note; `patientId` is null where it is with no patient. */
export type EventActions = ComponentType<{ eventId: string; patientId: string | null; onOpened: () => void }>;
