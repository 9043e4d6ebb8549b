import type { ComponentType } from 'react';

/** Actions of other modules on an event, e.g. the link to its chart note; `patientId` is null if it has no patient. */
export type EventActions = ComponentType<{ eventId: string; patientId: string | null; onOpened: () => void }>;
