import { create } from 'zustand';
import { useSession } from '../session/viewer.ts';

// Names of pages about a person, in memory only: a URL would reach the browser's history and the server's log.
const names = new Map<string, string>();
const MOST = 500;
const useChanges = create<{ count: number }>(() => ({ count: 0 }));
let isNotified = true;

/** Sets the name of the page at a path once the person is known. May be called during rendering. */
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

/** Returns the name of the page at a path; undefined if none was set since the browser page was opened. */
export function pageName(path: string): string | undefined {
  return names.get(keyOf(path));
}

/** Renders the caller again when a name changes. */
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

// The next user must not see the names of the previous one's pages.
useSession.subscribe(({ viewer }) => {
  if (viewer === null) names.clear();
});
