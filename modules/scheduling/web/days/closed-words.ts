import { closedDuring } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';
import type { OwnerHours } from './use-hours.ts';

/** Describes why calendars are closed between two wall-clock times, one sentence per reason; null if all are open. */
export function closedWords(
  calendars: readonly Pick<ClinicCalendar, 'calendar_id' | 'name'>[],
  hours: readonly OwnerHours[],
  start: string,
  end: string,
): string | null {
  const said = new Map<string, string[]>();
  for (const { calendar_id, name } of calendars) {
    const own = hours.find((one) => one.calendar_id === calendar_id);
    const closed = own === undefined ? null : closedDuring(own, start, end);
    if (closed === null) continue;
    const { why, reason } = closed;
    const key = why === 'holiday' || why === 'off' ? `${why} ${reason ?? ''}` : why;
    said.set(key, [...(said.get(key) ?? []), name]);
  }
  const sentences = [...said].map(([key, names]) => {
    const who = new Intl.ListFormat('en').format(names);
    const reason = key.slice(key.indexOf(' ') + 1);
    if (key.startsWith('holiday ')) return `The clinic is closed: ${reason}.`;
    if (key.startsWith('off ')) return `Off: ${who} (${reason}).`;
    return key === 'break' ? `During a break: ${who}.` : `Outside working hours: ${who}.`;
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}
