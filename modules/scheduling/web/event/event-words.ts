import { eventStatusNames } from '../../rules/index.ts';
import { eventName, type CalendarEvent } from '../calendar-event.ts';
import { eventClock } from '../clinic-clock.ts';
import { answerWords } from './patient-answer.tsx';
import { formatClock } from '#kit/formats/time.ts';

type Span = Pick<CalendarEvent, 'start' | 'end'>;

// A calendar paints thousands of events, and again whenever one of them changes.
const spans = new WeakMap<Span, string>();

/** When an event begins and ends: "9:30 – 10:00 AM". */
export function eventSpan(event: Span): string {
  let span = spans.get(event);
  if (span === undefined) {
    const { start, end } = eventClock(event);
    span = spanBetween(start, end);
    spans.set(event, span);
  }
  return span;
}

/** The same from the clock at begin and end, YYYY-MM-DD HH:mm:ss. */
export function spanBetween(start: string, end: string): string {
  const [from, to] = [formatClock(start.slice(11, 16)), formatClock(end.slice(11, 16))];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** An event in one sentence, for those who hear the calendar. */
export function eventSentence(event: CalendarEvent, who: string): string {
  const title = event.patient === null ? null : event.title;
  const missing = lacksContact(event) ? 'no phone or email' : null;
  return [eventSpan(event), eventName(event), title, who, eventStatusNames[event.status], answerWords(event), missing]
    .filter(Boolean)
    .join(', ');
}

/** Whether an event's patient can't be told when it moves. */
export function lacksContact({ patient }: CalendarEvent): boolean {
  return patient !== null && !patient.mobile && !patient.email;
}
