const COUNT = 'notification_count';
const MUTED = 'notification_muted';
const NEWEST = 'notification_told';

/** How many notifications there were when this browser last looked. */
export function storedCount(): number {
  return Number(read(COUNT)) || 0;
}

/** Keeps how many there are, so that the dot stands before the list has come. */
export function storeCount(count: number): void {
  write(COUNT, String(count));
}

/** Whether new notifications are silent in this browser. */
export function isMuted(): boolean {
  return read(MUTED) === 'yes';
}

/** Makes them silent, or not. */
export function setMuted(muted: boolean): void {
  write(MUTED, muted ? 'yes' : 'no');
}

/** Whether this tab is the first of the browser to show these ids; the others keep quiet then. */
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
    // A browser that keeps nothing starts anew each time.
  }
}
