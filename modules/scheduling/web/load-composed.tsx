import type { ComponentType } from 'react';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { EventActionProps, WindowContentProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import type { EventSectionProps } from './event-sections.ts';

// What higher modules bring to the calendar comes with its page: nothing moves once an event's card is open.

function loadActions(inDay: boolean): Promise<ComponentType<EventActionProps>> {
  const actions = webModules()
    .flatMap((module) => module.eventActions ?? [])
    .filter((action) => can(action.rule) && (!inDay || action.inDay === true))
    .toSorted((one, other) => one.order - other.order);
  return loadInOrder(
    actions,
    ({ action }) => action(),
    ({ needsPatient }, { patientId }, shown) => (needsPatient === true && patientId === null ? null : shown),
  );
}

/** Fetches the calendar with what other modules offer on an event. */
export async function loadCalendar(): Promise<ComponentType> {
  const [{ CalendarPage }, actions] = await Promise.all([import('./calendar-page.tsx'), loadActions(false)]);
  return function Calendar() {
    return <CalendarPage actions={actions} />;
  };
}

/** Fetches the day of whoever is signed in, with what belongs there of the same. */
export async function loadDay(): Promise<ComponentType> {
  const [{ DaySchedule }, actions] = await Promise.all([import('./day-schedule.tsx'), loadActions(true)]);
  return function Day() {
    return <DaySchedule actions={actions} />;
  };
}

/** Fetches the window of an event with the sections that other modules bring. */
export async function loadEventWindow(): Promise<ComponentType<WindowContentProps>> {
  const sections = webModules()
    .flatMap((module) => module.eventSections ?? [])
    .filter((section) => can(section.rule))
    .toSorted((one, other) => one.order - other.order);
  const [{ EventWindow }, Sections] = await Promise.all([
    import('./event-window.tsx'),
    // `kit` knows no event, so what a section takes is named here.
    loadInOrder(sections, ({ section }) => section() as Promise<ComponentType<EventSectionProps>>),
  ]);
  return function Event(props) {
    return <EventWindow {...props} sections={Sections} />;
  };
}
