const FORM = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*([ap])?\.?\s*m?\.?$/i;

/** The time of day that somebody typed, as HH:mm, or null where it is none: "9", "930", "9:30a", "2 pm", "14:00". Without am or pm, 1 to 6 are in the afternoon. */
export function readTypedTime(typed: string): string | null {
  const match = FORM.exec(typed.trim());
  if (match === null) return null;
  const [, hours = '', minutes = '00', half] = match;
  const hour = hourOf(Number(hours), half?.toLowerCase(), hours.startsWith('0'));
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A time of day, HH:mm, as people read it: "9:30 AM". */
export function formatTimeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function hourOf(hour: number, half: string | undefined, isWritten24: boolean): number | null {
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23) return null;
  return hour >= 1 && hour <= 6 && !isWritten24 ? hour + 12 : hour;
}
