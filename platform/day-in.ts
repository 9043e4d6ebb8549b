/** Returns the calendar day of an instant in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();
