import type { ComponentType } from 'react';
import { loadOpenChartNoteButton } from '#chart/web';
import { loadJoinMeetingButton } from '#meetings/web';
import { loadCalendarPage, loadDaySchedule, type EventActions } from '#scheduling/web';

/** Fetches the calendar with the ways from an appointment to its chart note and into its online meeting. */
export async function loadCalendar(): Promise<ComponentType> {
  const [CalendarPage, OpenChartNote, JoinMeeting] = await Promise.all([
    loadCalendarPage(),
    loadOpenChartNoteButton(),
    loadJoinMeetingButton(),
  ]);
  const actions: EventActions = ({ eventId, patientId, onOpened }) => (
    <>
      {patientId !== null && <OpenChartNote eventId={eventId} patientId={patientId} onOpened={onOpened} />}
      <JoinMeeting eventId={eventId} />
    </>
  );
  return function Calendar() {
    return <CalendarPage actions={actions} />;
  };
}

/** Fetches the day of whoever is signed in, with the same way. */
export async function loadDay(): Promise<ComponentType> {
  const [DaySchedule, OpenChartNote] = await Promise.all([loadDaySchedule(), loadOpenChartNoteButton()]);
  const actions: EventActions = ({ eventId, patientId, onOpened }) =>
    patientId !== null && <OpenChartNote eventId={eventId} patientId={patientId} onOpened={onOpened} />;
  return function Day() {
    return <DaySchedule actions={actions} />;
  };
}
