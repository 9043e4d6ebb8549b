import type { Tone } from '#kit/feedback/status-badge.tsx';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import {
  daysWords,
  offerStateNames,
  stretchWords,
  timesWords,
  type OfferState,
  type WaitlistPriority,
  type WaitlistState,
} from '../rules/index.ts';
import type { ClinicCalendar } from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';

/** Tones of the priorities. */
export const priorityTones: Readonly<Record<WaitlistPriority, Tone>> = {
  urgent: 'danger',
  soon: 'warning',
  routine: 'neutral',
};

/** Tones of the entry states. */
export const stateTones: Readonly<Record<WaitlistState, Tone>> = {
  waiting: 'accent',
  offered: 'info',
  booked: 'success',
  removed: 'neutral',
  expired: 'neutral',
};

/** Formats the requested calendars: `Dr. Ann Lee, Dr. Ben Ray`, or `anybody`. */
export function withWords(ids: readonly string[], calendars: readonly ClinicCalendar[]): string {
  const names = calendars.filter(({ calendar_id }) => ids.includes(calendar_id)).map(({ name }) => name);
  return names.length === 0 ? 'anybody' : names.join(', ');
}

/** Formats days and times of an entry: `Mon, Wed, mornings`. */
export function wishWords(entry: WaitingFragment): string {
  const days = daysWords(entry.weekdays);
  const times = timesWords(entry.start_minute, entry.end_minute);
  if (days !== 'any day') return times === 'any time' ? days : `${days}, ${times}`;
  return times;
}

/** Formats the date range of an entry: `Nov 23 – Dec 24`. */
export function betweenWords({ first_day, last_day }: WaitingFragment): string {
  const [from, to] = [first_day, last_day].map((day) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }),
  );
  return `${from} – ${to}`;
}

/** Formats a time range in the clinic's zone. */
export function stretchOf({ start, end }: { start: string; end: string }): string {
  return stretchWords(new Date(start), new Date(end), clinicZone());
}

/** Formats the last offer to an entry, with its state. */
export function offerWords({ last_offer: offer, minutes }: WaitingFragment): string {
  if (offer === null) return '';
  const end = new Date(Date.parse(offer.start) + minutes * 60_000).toISOString();
  return `${stretchOf({ start: offer.start, end })}: ${offerStateNames[offer.state as OfferState]}`;
}
