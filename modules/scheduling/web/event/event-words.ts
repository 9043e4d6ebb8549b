import { eventStatusNames } from '../../rules/index.ts';
import { eventName, type CalendarEvent } from '../calendar-event.ts';
import { eventClock } from '../clinic-clock.ts';
import { answerWords } from './patient-answer.tsx';
import { formatClock } from '#kit/formats/time.ts';

type Span = Pick<CalendarEvent, 'start' | 'end'>;

// Cached because a calendar renders thousands of events repeatedly.
const spans = new WeakMap<Span, string>();

/** Formats the times of an event: "9:30 – 10:00 AM". */
export function eventSpan(event: Span): string {
  let span = spans.get(event);
  if (span === undefined) {
    const { start, end } = eventClock(event);
    span = spanBetween(start, end);
    spans.set(event, span);
  }
  return span;
}

/** Same, from wall-clock start and end, YYYY-MM-DD HH:mm:ss. */
export function spanBetween(start: string, end: string): string {
  const [from, to] = [formatClock(start.slice(11, 16)), formatClock(end.slice(11, 16))];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** Describes an event in one sentence, for screen readers. */
export function eventSentence(event: CalendarEvent, who: string): string {
  const title = event.patient === null ? null : event.title;
  const missing = lacksContact(event) ? 'no phone or email' : null;
  return [eventSpan(event), eventName(event), title, who, eventStatusNames[event.status], answerWords(event), missing]
    .filter(Boolean)
    .join(', ');
}

/** Returns whether an event's patient can't be notified when it moves. */
export function lacksContact({ patient }: CalendarEvent): boolean {
  return patient !== null && !patient.mobile && !patient.email;
}
