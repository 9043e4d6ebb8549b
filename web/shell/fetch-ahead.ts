import { loadConfirmDialog } from '#kit/windows/confirm-host.tsx';
import { can } from '#kit/session/viewer.ts';
import { modules } from '../modules.ts';
import { kinds, loadHost } from './windows.tsx';

const FIRST_MS = 2500;

const links = modules.flatMap((module) => module.navigation ?? []).toSorted((one, other) => one.order - other.order);

/**
 * Loads code one by one while the browser is idle, so that the first window and the areas open immediately, and then
 * has the service worker copy the page's files. `open` loads the page of a path; it reads nothing from the server. Not
 * on a connection where the user saves data. The returned function stops it.
 */
export function fetchAhead(open: (path: string) => Promise<unknown>): () => void {
  let left = false;
  const ahead = async (): Promise<void> => {
    const areas = links
      .filter(({ rule }) => can(rule))
      .map(
        ({ path }) =>
          () =>
            open(path),
      );
    for (const load of [loadConfirmDialog, loadHost, ...areas, ...kinds.map((kind) => kind.window), keepFiles]) {
      await idle();
      if (left) return;
      await load().catch(() => undefined);
    }
  };
  const timer = savesData() ? undefined : setTimeout(() => void ahead(), FIRST_MS);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

// Browsers accept a service worker only over HTTPS and on this computer; the development server has none.
async function keepFiles(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js');
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when the browser is idle; Safari has no such API and uses a timeout. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 500);
  });
}
