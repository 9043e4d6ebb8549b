/** Returns a formatter of instants for files, in a time zone: "09/10/2024, 9:27 AM", with days as MM/DD/YYYY. */
export function writtenTime(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return (instant) => format.format(instant).replaceAll('\u202f', ' ');
}
