import { Temporal } from 'temporal-polyfill';

/** What a short text like "Goldstein Fri 2:30 pm Marchetti" says about an appointment. */
export interface TypedBooking {
  /** YYYY-MM-DD; null if no day was typed. */
  day: string | null;
  /** HH:mm; null if no time was typed. */
  time: string | null;
  /** The remaining words: names of the patient and of calendars. */
  words: string[];
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const TIME = /^(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\.?$|^(\d{1,2}):(\d{2})$/i;
const DATE = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;
const FILLERS = new Set(['at', 'on', 'with', 'for', 'next', 'dr', 'dr.', 'doctor']);

/**
 * Reads a day, a time and names, in any order after the first word, which is always a name. A weekday is the next one
 * after `today` (YYYY-MM-DD), and a date without a year the next one.
 */
export function readBooking(typed: string, today: string): TypedBooking {
  const booking: TypedBooking = { day: null, time: null, words: [] };
  const tokens = typed
    .trim()
    .replaceAll(/(\d)\s+([ap]\.?m\.?)(?=\s|$)/gi, '$1$2')
    .split(/\s+/);
  for (const [at, token] of tokens.entries()) {
    const word = token.replace(/,$/, '');
    const day = at === 0 ? null : readDay(word.toLowerCase(), Temporal.PlainDate.from(today));
    const time = at === 0 ? null : readTime(word);
    if (day !== null) booking.day = day;
    else if (time !== null) booking.time = time;
    else if (word !== '' && !(at > 0 && FILLERS.has(word.toLowerCase()))) booking.words.push(word);
  }
  return booking;
}

function readDay(word: string, today: Temporal.PlainDate): string | null {
  if (word === 'today') return today.toString();
  if (word === 'tomorrow') return today.add({ days: 1 }).toString();
  const weekday = WEEKDAYS.findIndex(
    (name) => name === word || (word.length >= 3 && word.length <= 4 && name.startsWith(word)),
  );
  if (weekday >= 0) return today.add({ days: ((weekday + 1 - today.dayOfWeek + 6) % 7) + 1 }).toString();
  const date = DATE.exec(word);
  if (date === null) return null;
  const [month, day] = [Number(date[1]), Number(date[2])];
  const year = date[3] === undefined ? today.year : Number(date[3]);
  try {
    const found = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
    const isPast = date[3] === undefined && Temporal.PlainDate.compare(found, today) < 0;
    return (isPast ? found.add({ years: 1 }) : found).toString();
  } catch {
    return null;
  }
}

function readTime(word: string): string | null {
  const found = TIME.exec(word);
  if (found === null) return null;
  const half = found[3]?.toLowerCase();
  const typed = Number(found[1] ?? found[4]);
  const minute = Number(found[2] ?? found[5] ?? 0);
  const hour = half === undefined ? typed : (typed % 12) + (half === 'p' ? 12 : 0);
  if (minute > 59 || hour > 23 || (half !== undefined && (typed < 1 || typed > 12))) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
