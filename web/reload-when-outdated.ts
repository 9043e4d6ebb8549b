import { useConnection } from '#kit/api/connection.ts';

const MARK = 'salus-reloaded';

/**
 * Loads the page anew when a part of it is gone from the server, because a newer version has been put in place. Once only:
 * a part that is missing even then is a fault, and shown as one. Nothing is gone from a server that can't be reached: then the page
 * stays, with what is typed in it.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || useConnection.getState().offline) return;
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(MARK, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
