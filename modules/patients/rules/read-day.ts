/** The order of month and day: 3/4/1990 is March 4 (mdy) or April 3 (dmy). */
export type DateOrder = 'mdy' | 'dmy';

/** Options for parsing a date. */
export interface DayReading {
  order: DateOrder;
  /**
   * YYYY-MM-DD; two-digit years get the latest century that is not in the future. If omitted, two-digit years are
   * rejected.
   */
  today?: string | undefined;
}

// Spreadsheets often add a time to a date; it is ignored.
const timeOfDay = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const monthNamed =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3,9})\.?,?|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,?)[- ](\d{4}|\d{2})$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i;

/**
 * Parses a date as written by people and spreadsheets (1989-05-25, 5/25/1989, 25.05.89, 19890525, 25-May-1989,
 * optionally followed by a time) and returns YYYY-MM-DD; null for another format or a date that doesn't exist.
 */
export function readDay(text: string, reading: DayReading): string | null {
  const written = text.trim().replace(timeOfDay, '');
  const ymd = yearFirst.exec(written);
  if (ymd) return realDay(Number(ymd[1]), Number(ymd[3]), Number(ymd[4]));
  const digits = compact.exec(written);
  if (digits) return realDay(Number(digits[1]), Number(digits[2]), Number(digits[3]));

  const numbers = yearLast.exec(written);
  if (numbers) {
    const first = Number(numbers[1]);
    const second = Number(numbers[3]);
    const [month, day] = reading.order === 'mdy' ? [first, second] : [second, first];
    return dayWithYear(numbers[4] ?? '', month, day, reading.today);
  }
  const named = monthNamed.exec(written);
  const name = named?.[2] ?? named?.[3] ?? '';
  if (!named || !monthNames.test(name)) return null;
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return dayWithYear(named[5] ?? '', month, Number(named[1] ?? named[4]), reading.today);
}

/** Returns the possible orders of a date written as two numbers and a year; null for other formats. */
export function possibleOrders(text: string): Record<DateOrder, boolean> | null {
  const numbers = yearLast.exec(text.trim().replace(timeOfDay, ''));
  if (!numbers) return null;
  const [first, second] = [Number(numbers[1]), Number(numbers[3])];
  // 2000 is a leap year, so that no two-digit year is rejected here because of February 29.
  return { mdy: realDay(2000, first, second) !== null, dmy: realDay(2000, second, first) !== null };
}

function dayWithYear(yearText: string, month: number, day: number, today: string | undefined): string | null {
  if (yearText.length === 4) return realDay(Number(yearText), month, day);
  if (today === undefined) return null;
  const century = Number(today.slice(0, 2)) * 100;
  const thisCentury = realDay(century + Number(yearText), month, day);
  if (thisCentury !== null && thisCentury <= today) return thisCentury;
  return realDay(century - 100 + Number(yearText), month, day);
}

function realDay(year: number, month: number, day: number): string | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns the number of days of a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
