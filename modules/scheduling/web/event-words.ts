import { eventStatusNames } from '../rules/index.ts';
import { eventName, type CalendarEvent } from './calendar-event.ts';
import { clinicClock } from './clinic-clock.ts';
import { formatTimeOfDay } from './typed-time.ts';

/** When an event begins and ends: "9:30 – 10:00 AM". */
export function eventSpan(event: Pick<CalendarEvent, 'start' | 'end'>): string {
  const [from, to] = [timeOf(event.start), timeOf(event.end)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** An event in one sentence, for those who hear the calendar. */
export function eventSentence(event: CalendarEvent, who: string): string {
  const title = event.patient === null ? null : event.title;
  return [eventSpan(event), eventName(event), title, who, eventStatusNames[event.status]].filter(Boolean).join(', ');
}

function timeOf(instant: string): string {
  return formatTimeOfDay(clinicClock(instant).slice(11, 16));
}
