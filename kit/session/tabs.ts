/** The messages about the session between the tabs of one browser. */
export type TabMessage =
  | { kind: 'signed-in'; userId: string; token: string }
  | { kind: 'renewed'; token: string }
  | { kind: 'signed-out' }
  /** Somebody is at work in one of the tabs. */
  | { kind: 'in-use' }
  /** A new tab without a stored token asks, for over plain HTTP nothing is stored; the others answer with `signed-in`. */
  | { kind: 'anybody' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('salus-session');

/** Notifies the other tabs; this one doesn't get it. */
export function publishToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Subscribes to the messages of other tabs, until the answered function is called. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>): void => listener(event.data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
