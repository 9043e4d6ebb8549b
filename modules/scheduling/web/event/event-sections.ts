import type { ComponentType } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { CalendarEvent, WholeEvent } from '../calendar-event.ts';
import type { EventValues } from './form/event-values.ts';

/** A section of another module in the window of an event, saved along with it. */
export interface EventPart {
  /** What its values are kept under in the form's `parts`; there are none as long as nobody touched it. */
  key: string;
  /** What is wrong with its values; null where nothing is. */
  check: (values: unknown) => string | null;
  /** Saves them, once the event stands. */
  save: (values: unknown, event: CalendarEvent) => Promise<void>;
}

/** What a section is given: the event, null while it is not written yet; the window's form; and where its part is to be known. */
export interface EventSectionProps {
  event: WholeEvent | null;
  form: ApiForm<EventValues>;
  parts: Map<string, EventPart>;
}

/** What another module shows in the window of an event. */
export type EventSections = ComponentType<EventSectionProps>;
