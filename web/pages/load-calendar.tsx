import type { ComponentType } from 'react';
import { loadOpenChartNoteButton } from '#chart/web';
import { loadCalendarPage, loadDaySchedule } from '#scheduling/web';

/** Fetches the calendar with the way from an appointment to its chart note. */
export async function loadCalendar(): Promise<ComponentType> {
  const [CalendarPage, actions] = await Promise.all([loadCalendarPage(), loadOpenChartNoteButton()]);
  return function Calendar() {
    return <CalendarPage actions={actions} />;
  };
}

/** Fetches the day of whoever is signed in, with the same way. */
export async function loadDay(): Promise<ComponentType> {
  const [DaySchedule, actions] = await Promise.all([loadDaySchedule(), loadOpenChartNoteButton()]);
  return function Day() {
    return <DaySchedule actions={actions} />;
  };
}
