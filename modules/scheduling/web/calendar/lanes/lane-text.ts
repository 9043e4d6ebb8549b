import { eventName, type CalendarEvent } from '../../calendar-event.ts';

// An hour is some 80 px high: from here on two lines fit.
const TWO_LINES = 30;

/**
 * What stands in a narrow lane: the name, in two lines where the event is long enough for them, else with the first name's initial. No time: cut in its middle it would say
 * another one. The lines are broken here and not by the browser, which would measure thousands of words for it.
 */
export function laneText(event: CalendarEvent, minutes: number): string {
  const { patient } = event;
  if (patient === null) return eventName(event);
  // In one line the last name is what tells people apart.
  if (minutes < TWO_LINES) return [initialOf(patient.first_name), patient.last_name].filter(Boolean).join(' ');
  return [patient.first_name, patient.last_name].filter(Boolean).join('\n');
}

function initialOf(name: string): string {
  const [first] = Array.from(name.trim());
  return first === undefined ? '' : `${first}.`;
}
