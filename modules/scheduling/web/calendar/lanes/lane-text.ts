import { eventName, type CalendarEvent } from '../../calendar-event.ts';

// An hour is about 80 px high: two lines fit from this length on.
const TWO_LINES = 30;

/**
 * Returns the text of an event in a narrow lane: the name in two lines if the event is long enough, otherwise with the
 * initial of the first name. Times are omitted because a truncated time could be misread. Lines are broken here since
 * the browser would have to measure thousands of words.
 */
export function laneText(event: CalendarEvent, minutes: number): string {
  const { patient } = event;
  if (patient === null) return eventName(event);
  // In one line the last name identifies the patient best.
  if (minutes < TWO_LINES) return [initialOf(patient.first_name), patient.last_name].filter(Boolean).join(' ');
  return [patient.first_name, patient.last_name].filter(Boolean).join('\n');
}

function initialOf(name: string): string {
  const [first] = Array.from(name.trim());
  return first === undefined ? '' : `${first}.`;
}
