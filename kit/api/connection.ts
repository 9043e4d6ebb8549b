import { create } from 'zustand';

/** Whether the server can be reached, as far as the page knows from its calls and from the browser. */
export const useConnection = create<{ offline: boolean }>(() => ({ offline: false }));

const AGAIN_MS = 5000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A call has come through, or found no server. */
export function reportConnection(reached: boolean): void {
  if (reached === !useConnection.getState().offline) return;
  clearTimeout(timer);
  useConnection.setState({ offline: !reached });
  if (reached) for (const listener of listeners) listener();
  else timer = setTimeout(() => void lookAgain(), AGAIN_MS);
}

/** Calls back when the server can be reached again. */
export function onConnectionBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what the browser says of the network; the page does this once. */
export function watchConnection(): void {
  window.addEventListener('offline', () => reportConnection(false));
  window.addEventListener('online', () => void lookAgain());
  if (!navigator.onLine) reportConnection(false);
}

/** Asks the server whether it is there, without anybody's session. */
export async function lookAgain(): Promise<void> {
  clearTimeout(timer);
  const reached = await fetch('/readyz', { cache: 'no-store', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  reportConnection(reached);
  if (!reached) timer = setTimeout(() => void lookAgain(), AGAIN_MS);
}
