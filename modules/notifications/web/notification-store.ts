const COUNT = 'notification_count';
const MUTED = 'notification_muted';
const NEWEST = 'notification_told';

/** Returns the number of notifications when this browser last loaded them. */
export function storedCount(): number {
  return Number(read(COUNT)) || 0;
}

/** Stores the number of notifications, so that the dot appears before the list is loaded. */
export function storeCount(count: number): void {
  write(COUNT, String(count));
}

/** Returns whether notifications are muted in this browser. */
export function isMuted(): boolean {
  return read(MUTED) === 'yes';
}

/** Mutes or unmutes notifications. */
export function setMuted(muted: boolean): void {
  write(MUTED, muted ? 'yes' : 'no');
}

/** Returns whether this tab is the first of the browser to show these ids; other tabs stay silent. */
export function notifiesFirst(ids: readonly string[]): boolean {
  const newest = ids.toSorted().at(-1) ?? '';
  if ((read(NEWEST) ?? '') >= newest) return false;
  write(NEWEST, newest);
  return true;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the browser starts over each time.
  }
}
