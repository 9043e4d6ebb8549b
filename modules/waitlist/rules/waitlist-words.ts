import { LOCALES, type Language } from '#values/language/language.ts';
import type { OfferState, WaitlistPriority, WaitlistState } from './waitlist.ts';

/** Display names of the priorities. */
export const priorityNames: Readonly<Record<WaitlistPriority, string>> = {
  urgent: 'Urgent',
  soon: 'Soon',
  routine: 'Routine',
};

/** Display names of the entry states. */
export const waitlistStateNames: Readonly<Record<WaitlistState, string>> = {
  waiting: 'Waiting',
  offered: 'Offered',
  booked: 'Booked',
  removed: 'Removed',
  expired: 'Expired',
};

/** Display names of the offer states. */
export const offerStateNames: Readonly<Record<OfferState, string>> = {
  planned: 'next in line',
  sent: 'sent',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'not answered',
  gone: 'taken by another patient',
  withdrawn: 'withdrawn',
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const NOON = 720;

/** Formats weekdays, where Monday is 1: `Mon, Wed`; `any day`. */
export function daysWords(weekdays: readonly number[]): string {
  const days = DAYS.filter((_day, index) => weekdays.includes(index + 1));
  return days.length === 0 || days.length === 7 ? 'any day' : days.join(', ');
}

/** Formats a minute of the day: `2:30 PM`, `9 AM`. */
export function minuteWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  const rest = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${clock}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats a range of times: `mornings`, `afternoons`, `2 PM – 4:30 PM`, or `any time`. */
export function timesWords(startMinute: number, endMinute: number): string {
  if (startMinute === 0 && endMinute === 1440) return 'any time';
  if (startMinute === 0 && endMinute === NOON) return 'mornings';
  if (startMinute === NOON && endMinute === 1440) return 'afternoons';
  if (startMinute === 0) return `until ${minuteWords(endMinute)}`;
  if (endMinute === 1440) return `from ${minuteWords(startMinute)}`;
  return `${minuteWords(startMinute)} – ${minuteWords(endMinute)}`;
}

/** Formats the minimum notice. */
export function noticeWords(hours: number): string {
  if (hours === 0) return 'immediately';
  if (hours % 24 === 0) return hours === 24 ? '1 day in advance' : `${hours / 24} days in advance`;
  return hours === 1 ? '1 hour in advance' : `${hours} hours in advance`;
}

/** Formats a time range in the clinic's zone, for lists: `Tue, Nov 24, 10:00 – 10:30 AM`. */
export function stretchWords(start: Date, end: Date, timeZone: string, language: Language = 'en'): string {
  const locale = LOCALES[language];
  const day = start.toLocaleDateString(locale, { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
  if (language === 'es') {
    const time = (at: Date) =>
      at
        .toLocaleTimeString(locale, { timeZone, timeStyle: 'short' })
        .replaceAll(/\s/g, ' ')
        .replace(/([ap])\. ?m\./, '$1. m.');
    return `${day}, ${time(start)} – ${time(end)}`;
  }
  const clock = (time: Date) => time.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const [from, to] = [clock(start), clock(end)];
  const half = from.slice(-3);
  return `${day}, ${to.endsWith(half) ? from.slice(0, -3) : from} – ${to}`;
}
