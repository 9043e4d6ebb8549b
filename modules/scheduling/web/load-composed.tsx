import type { ComponentType } from 'react';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { EventActionProps, SidePanelProps, WindowContentProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import type { EventSectionProps } from './event/event-sections.ts';
import { waitlistActions } from './waitlist-actions.ts';

// Here, because the dashboard has loaded this file.
export { prepareCalendar } from './calendar/prepare-calendar.ts';

// Contributions of other modules load with the calendar page, so that an open event card doesn't shift.

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

/** Loads the calendar with other modules' event actions. */
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

/** Loads the signed-in user's day with other modules' contributions. */
export async function loadDay(): Promise<ComponentType> {
  const [{ DaySchedule }, actions] = await Promise.all([import('./day/day-schedule.tsx'), loadActions(true)]);
  return function Day() {
    return <DaySchedule actions={actions} />;
  };
}

/** Loads the event window with other modules' sections. */
export async function loadEventWindow(): Promise<ComponentType<WindowContentProps>> {
  const sections = webModules()
    .flatMap((module) => module.eventSections ?? [])
    .filter((section) => can(section.rule))
    .toSorted((one, other) => one.order - other.order);
  const [{ EventWindow }, Sections] = await Promise.all([
    import('./event/event-window.tsx'),
    // `kit` doesn't know the event type, so the props of a section are typed here.
    loadInOrder(sections, ({ section }) => section() as Promise<ComponentType<EventSectionProps>>),
  ]);
  return function Event(props) {
    return <EventWindow {...props} sections={Sections} />;
  };
}

const loadReleased = (): Promise<ComponentType> => loadInOrder(waitlistActions('view'), ({ released }) => released());

/** Loads the calendar's side panel with the released slots for the waitlist. */
export async function loadCalendarsSide(): Promise<ComponentType> {
  const [{ CalendarsSide }, Released] = await Promise.all([import('./calendar/calendars-side.tsx'), loadReleased()]);
  // One element for all renders, so that the panel can skip them.
  const released = <Released />;
  return function BesideCalendar() {
    return <CalendarsSide released={released} />;
  };
}

/** Loads the dashboard's side panel, also with the released slots. */
export async function loadDaySide(): Promise<ComponentType<SidePanelProps>> {
  const [{ DaySide }, Released] = await Promise.all([import('./day/day-side.tsx'), loadReleased()]);
  return function BesideDay(props) {
    return <DaySide {...props} released={<Released />} />;
  };
}

/** Loads a patient's future appointments with their waitlist entries. */
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
