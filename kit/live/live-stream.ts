import { reportConnection } from '../api/connection.ts';
import { currentToken, sessionEnded } from '../session/session-token.ts';
import { useSession } from '../session/viewer.ts';
import { type LiveEvent, readEvents } from './read-events.ts';

/** Receives an event, or null if events may have been missed and all data based on them must be read again. */
type Listener = (event: LiveEvent | null) => void;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
const HIDDEN_MS = 60_000;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('salus-live');
const eventCounts = new Map<string, number>();
let losses = 0;
let stop: AbortController | null = null;

/**
 * Subscribes to the clinic's live events until the returned function is called. The stream is open while there are
 * listeners.
 */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stop = new AbortController();
    void keepOpen(stop.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop?.abort();
  };
}

// Browsers open at most six connections to a server, and users have more tabs than that: one tab holds the stream and
// passes the events on to the others. Without the Web Locks API (plain HTTP on a network), each visible tab has its own
// stream.
async function keepOpen(signal: AbortSignal): Promise<void> {
  const onMessage = (event: MessageEvent<LiveEvent | null>): void => dispatch(event.data);
  channel?.addEventListener('message', onMessage);
  signal.addEventListener('abort', () => channel?.removeEventListener('message', onMessage));
  if ('locks' in navigator && channel !== null) {
    const lock = navigator.locks.request('salus-live', { signal }, () =>
      reconnect(signal, (event) => {
        channel.postMessage(event);
        dispatch(event);
      }),
    );
    // Aborted while waiting: another tab holds the stream, and this one no longer needs it.
    await lock.catch(() => undefined);
  } else {
    await reconnect(signal, dispatch);
  }
}

/**
 * Returns the number of events of a topic so far; a lost connection counts for every topic. It grows while the stream
 * is open.
 */
export function eventCount(topic: string): number {
  return (eventCounts.get(topic) ?? 0) + losses;
}

function dispatch(event: LiveEvent | null): void {
  if (event === null) losses += 1;
  else eventCounts.set(event.topic, (eventCounts.get(event.topic) ?? 0) + 1);
  for (const listener of listeners) listener(event);
}

async function reconnect(signal: AbortSignal, listener: Listener): Promise<void> {
  let wait = FIRST_WAIT;
  let first = true;
  while (!signal.aborted) {
    await signedInAndSeen(signal);
    const opened = await streamOnce(signal, listener, first);
    if (opened) {
      first = false;
      wait = FIRST_WAIT;
    }
    // Jitter, so that pages don't all reconnect in the same instant after a server restart.
    await pause(wait * (0.7 + Math.random() * 0.6), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

async function streamOnce(signal: AbortSignal, listener: Listener, first: boolean): Promise<boolean> {
  const token = currentToken();
  if (token === null) return false;
  const hidden = new AbortController();
  const unwatch = 'locks' in navigator ? () => undefined : whenHidden(() => hidden.abort());
  try {
    const response = await fetch('/api/live', {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'x-salus-idle': '1' },
      signal: AbortSignal.any([signal, hidden.signal]),
      cache: 'no-store',
      credentials: 'omit',
    });
    if (response.status === 401) void sessionEnded(token);
    if (!response.ok || response.body === null) return false;
    reportConnection(true);
    if (!first) listener(null);
    for await (const event of readEvents(response.body)) listener(event);
    return true;
  } catch {
    return false;
  } finally {
    unwatch();
  }
}

async function signedInAndSeen(signal: AbortSignal): Promise<void> {
  const ready = (): boolean =>
    signal.aborted || (useSession.getState().status === 'signed-in' && ('locks' in navigator || !document.hidden));
  while (!ready()) await pause(500, signal);
}

function whenHidden(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(act, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', changed);
  changed();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
