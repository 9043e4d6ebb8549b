const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats how long ago an instant was: "just now", "5 minutes ago", "3 hours ago", "2 days ago". */
export function timeAgo(instant: string, now: Date): string {
  const past = now.getTime() - Date.parse(instant);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return counted(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return counted(Math.floor(past / HOUR), 'hour');
  return counted(Math.floor(past / DAY), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
