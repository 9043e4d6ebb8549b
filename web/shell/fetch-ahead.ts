import { loadConfirmDialog } from '#kit/windows/confirm-host.tsx';
import { kinds, loadHost } from './windows.tsx';

const FIRST_MS = 2500;

/**
 * Loads code one by one while the browser is idle, so that the first window opens immediately, and then has the service
 * worker copy the page's files. Not on a connection where the user saves data. The returned function stops it.
 */
export function fetchAhead(): () => void {
  let left = false;
  const ahead = async (): Promise<void> => {
    for (const load of [loadConfirmDialog, loadHost, ...kinds.map((kind) => kind.window), keepFiles]) {
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
