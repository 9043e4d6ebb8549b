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

/** How pressing it is, as a tone. */
export const priorityTones: Readonly<Record<WaitlistPriority, Tone>> = {
  urgent: 'danger',
  soon: 'warning',
  routine: 'neutral',
};

/** What has become of somebody, as a tone. */
export const stateTones: Readonly<Record<WaitlistState, Tone>> = {
  waiting: 'accent',
  offered: 'info',
  booked: 'success',
  removed: 'neutral',
  expired: 'neutral',
};

/** Those whom somebody waits for: `Dr. Ann Lee, Dr. Ben Ray`, or `anybody`. */
export function withWords(ids: readonly string[], calendars: readonly ClinicCalendar[]): string {
  const names = calendars.filter(({ calendar_id }) => ids.includes(calendar_id)).map(({ name }) => name);
  return names.length === 0 ? 'anybody' : names.join(', ');
}

/** When somebody can come: `Mon, Wed, mornings`. */
export function wishWords(entry: WaitingFragment): string {
  const days = daysWords(entry.weekdays);
  const times = timesWords(entry.start_minute, entry.end_minute);
  if (days !== 'any day') return times === 'any time' ? days : `${days}, ${times}`;
  return times;
}

/** Between which days: `Nov 23 – Dec 24`. */
export function betweenWords({ first_day, last_day }: WaitingFragment): string {
  const [from, to] = [first_day, last_day].map((day) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }),
  );
  return `${from} – ${to}`;
}

/** A stretch on the clinic's clock. */
export function stretchOf({ start, end }: { start: string; end: string }): string {
  return stretchWords(new Date(start), new Date(end), clinicZone());
}

/** The last thing that somebody was offered, and what became of it. */
export function offerWords({ last_offer: offer, minutes }: WaitingFragment): string {
  if (offer === null) return '';
  const end = new Date(Date.parse(offer.start) + minutes * 60_000).toISOString();
  return `${stretchOf({ start: offer.start, end })}: ${offerStateNames[offer.state as OfferState]}`;
}
