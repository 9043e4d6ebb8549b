import { create } from 'zustand';

/** The reachability of the server, based on the page's calls and the browser's network status. */
export const useConnection = create<{ offline: boolean }>(() => ({ offline: false }));

const AGAIN_MS = 5000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records that a call reached the server, or failed to. */
export function reportConnection(reached: boolean): void {
  if (reached === !useConnection.getState().offline) return;
  clearTimeout(timer);
  useConnection.setState({ offline: !reached });
  if (reached) for (const listener of listeners) listener();
  else timer = setTimeout(() => void lookAgain(), AGAIN_MS);
}

/** Calls the listener when the server is reachable again. Returns a function that unsubscribes. */
export function onConnectionBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when the server is reachable: immediately, unless a call has just failed. */
export function connected(): Promise<void> {
  return new Promise((resolve) => {
    if (!useConnection.getState().offline) return resolve();
    const stop = onConnectionBack(() => {
      stop();
      resolve();
    });
  });
}

/** Follows the browser's network status. Called once per page. */
export function watchConnection(): void {
  window.addEventListener('offline', () => reportConnection(false));
  window.addEventListener('online', () => void lookAgain());
  if (!navigator.onLine) reportConnection(false);
}

/** Checks whether the server responds, without a session. */
export async function lookAgain(): Promise<boolean> {
  clearTimeout(timer);
  const reached = await fetch('/readyz', { cache: 'no-store', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  reportConnection(reached);
  if (!reached) timer = setTimeout(() => void lookAgain(), AGAIN_MS);
  return reached;
}
