import type { ComponentType } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { CalendarEvent, WholeEvent } from '../calendar-event.ts';
import type { EventValues } from './form/event-values.ts';

/** A section of another module in the event window, saved together with it. */
export interface EventPart {
  /** Key of its values in the form's `parts`; absent until they are edited. */
  key: string;
  /** Returns the validation error of its values, or null. */
  check: (values: unknown) => string | null;
  /** Saves its values after the event is saved. */
  save: (values: unknown, event: CalendarEvent) => Promise<void>;
}

/** The props of a section: the event (null until it is saved), the window's form, and the registry for its part. */
export interface EventSectionProps {
  event: WholeEvent | null;
  form: ApiForm<EventValues>;
  parts: Map<string, EventPart>;
}

/** Sections of other modules in the event window. */
export type EventSections = ComponentType<EventSectionProps>;
