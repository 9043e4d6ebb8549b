import { listenToTabs, publishToTabs } from './tabs.ts';

/** Milliseconds without a key, click or touch after which the page's requests count as background requests. */
const IN_USE_MS = 60_000;
const NOTIFY_EVERY_MS = 5000;

let last = Date.now();
let lastNotified = 0;
const listeners = new Set<() => void>();

/** Returns whether there was user input on this page, in any of its tabs, within the last minute. */
export function isInUse(): boolean {
  return Date.now() - last < IN_USE_MS;
}

/** Calls back on user input, here or in another tab; at most every few seconds. */
export function onUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Watches keys, clicks, touches and the wheel. Called once, when the page starts. */
export function watchUse(): void {
  const touched = (): void => {
    last = Date.now();
    if (last - lastNotified < NOTIFY_EVERY_MS) return;
    lastNotified = last;
    publishToTabs({ kind: 'in-use' });
    for (const listener of listeners) listener();
  };
  for (const event of ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const)
    window.addEventListener(event, touched, { passive: true, capture: true });
  listenToTabs((message) => {
    if (message.kind === 'in-use') last = Date.now();
  });
}
