import { create } from 'zustand';
import { useSession } from '../session/viewer.ts';

// What pages are called that are about somebody: in memory only. An address goes to the browser's history and to the server's log.
const names = new Map<string, string>();
const MOST = 500;
const useChanges = create<{ count: number }>(() => ({ count: 0 }));
let isNotified = true;

/** Notes what the page at a path is called, once it is known whom it is about; may be called while something is drawn. */
export function setPageName(path: string, name: string): void {
  const key = keyOf(path);
  if (names.get(key) === name) return;
  names.delete(key);
  names.set(key, name);
  if (names.size > MOST) names.delete(names.keys().next().value!);
  if (!isNotified) return;
  isNotified = false;
  queueMicrotask(() => {
    isNotified = true;
    useChanges.setState(({ count }) => ({ count: count + 1 }));
  });
}

/** What the page at a path is called; undefined where nobody has said so since the page of the browser was opened. */
export function pageName(path: string): string | undefined {
  return names.get(keyOf(path));
}

/** Draws the caller anew when a name becomes known. */
export function usePageNames(): number {
  return useChanges(({ count }) => count);
}

function keyOf(path: string): string {
  const bare = path.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

// Who comes next must not find whom the one before looked at.
useSession.subscribe(({ viewer }) => {
  if (viewer === null) names.clear();
});
