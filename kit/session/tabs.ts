/** The messages about the session between the tabs of one browser. */
export type TabMessage =
  | { kind: 'signed-in'; userId: string; token: string }
  | { kind: 'renewed'; token: string }
  | { kind: 'signed-out' }
  /** There was user input in one of the tabs. */
  | { kind: 'in-use' }
  /**
   * A new tab without a stored token asks the others, because nothing is stored over plain HTTP; they answer with
   * `signed-in`.
   */
  | { kind: 'anybody' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('salus-session');

/** Notifies the other tabs, but not this one. */
export function publishToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Subscribes to the messages of other tabs, until the returned function is called. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>): void => listener(event.data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
