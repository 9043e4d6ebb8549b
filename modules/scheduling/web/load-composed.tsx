import type { ComponentType } from 'react';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { EventActionProps, SidePanelProps, WindowContentProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import type { EventSectionProps } from './event/event-sections.ts';
import { waitlistActions } from './waitlist-actions.ts';

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
  const marking = webModules()
    .flatMap((module) => module.eventMarks ?? [])
    .filter(({ rule }) => can(rule));
  const [{ CalendarPage }, actions, Marks] = await Promise.all([
    import('./calendar/calendar-page.tsx'),
    loadActions(false),
    loadInOrder(marking, ({ marks }) => marks()),
  ]);
  return function Calendar() {
    return (
      <>
        <Marks />
        <CalendarPage actions={actions} />
      </>
    );
  };
}

/** Fetches the day of whoever is signed in, with what belongs there of the same. */
export async function loadDay(): Promise<ComponentType> {
  const [{ DaySchedule }, actions] = await Promise.all([import('./day/day-schedule.tsx'), loadActions(true)]);
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
    import('./event/event-window.tsx'),
    // `kit` knows no event, so what a section takes is named here.
    loadInOrder(sections, ({ section }) => section() as Promise<ComponentType<EventSectionProps>>),
  ]);
  return function Event(props) {
    return <EventWindow {...props} sections={Sections} />;
  };
}

const loadReleased = (): Promise<ComponentType> => loadInOrder(waitlistActions('view'), ({ released }) => released());

/** Fetches what stands beside the calendar, with what has become free for those who wait. */
export async function loadCalendarsSide(): Promise<ComponentType> {
  const [{ CalendarsSide }, Released] = await Promise.all([import('./calendar/calendars-side.tsx'), loadReleased()]);
  return function BesideCalendar() {
    return <CalendarsSide released={<Released />} />;
  };
}

/** Fetches what stands beside the dashboard, with the same. */
export async function loadDaySide(): Promise<ComponentType<SidePanelProps>> {
  const [{ DaySide }, Released] = await Promise.all([import('./day/day-side.tsx'), loadReleased()]);
  return function BesideDay(props) {
    return <DaySide {...props} released={<Released />} />;
  };
}

/** Fetches a patient's appointments to come, with what they wait for. */
export async function loadFutureAppointments(): Promise<ComponentType<{ patientId: string }>> {
  const [{ FutureAppointments }, Waiting] = await Promise.all([
    import('./patient/patient-appointments.tsx'),
    loadInOrder(waitlistActions('view'), ({ ofPatient }) => ofPatient()),
  ]);
  return function Future({ patientId }) {
    return (
      <FutureAppointments patientId={patientId}>
        <Waiting patientId={patientId} />
      </FutureAppointments>
    );
  };
}
