import { create } from 'zustand';

/** How a toast is meant. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What can be done about a toast, as a button in it: "Undo". */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A short message at the edge of the page. */
export interface Toast {
  id: string;
  kind: ToastKind;
  title?: string;
  message: string;
  action?: ToastAction;
  /** Milliseconds, where it is not its kind's. */
  shownFor?: number;
}

interface ToastOptions {
  title?: string;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
  /** Such a toast stays for 8 s: long enough to reach it. Ctrl or ⌘ with Z runs it from anywhere but a field. */
  action?: ToastAction;
  /** Milliseconds that it is shown for, where the specification says another time than its kind's. */
  shownFor?: number;
}

const SHOWN_MS: Record<ToastKind, number> = { success: 3000, info: 4000, warning: 4000, error: 8000 };
const ACTION_MS = 8000;
const MOST = 4;

/** The toasts that are shown, the newest last; `ToastHost` paints them. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** How long a toast has left, and since when that runs; `timer` is null while somebody reads. */
interface Clock {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

const clocks = new Map<string, Clock>();
let count = 0;
let paused = false;

/** Takes a toast away. */
export function hideToast(id: string): void {
  clearTimeout(clocks.get(id)?.timer ?? undefined);
  clocks.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Stops the clocks of the toasts, also of those that come, while somebody reads them. */
export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const clock of clocks.values()) {
    if (clock.timer === null) continue;
    clearTimeout(clock.timer);
    clock.left -= Date.now() - clock.since;
    clock.timer = null;
  }
}

/** Lets the clocks go on, each with the time that it had left. */
export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const [id, clock] of clocks) run(id, clock);
}

/** Says something at the edge of the page: success for 3 s, warnings for 4 s. In a form it is never the only place of an error. */
export const toast = {
  success: (message: string, options?: ToastOptions): void => show('success', message, options),
  info: (message: string, options?: ToastOptions): void => show('info', message, options),
  warning: (message: string, options?: ToastOptions): void => show('warning', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
};

function show(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  const id = options.id ?? `toast-${(count += 1)}`;
  const fresh: Toast = { id, kind, message, title: options.title, action: options.action, shownFor: options.shownFor };
  const before = useToasts.getState().toasts.filter((shown) => shown.id !== id);
  for (const { id: displaced } of before.slice(0, -(MOST - 1))) hideToast(displaced);
  startClock(fresh);
  useToasts.setState({ toasts: [...before, fresh].slice(-MOST) });
}

/** Runs a toast's action and takes the toast away. */
export function runToast({ id, action }: Toast): void {
  hideToast(id);
  action?.run();
}

function startClock({ id, kind, action, shownFor }: Toast): void {
  clearTimeout(clocks.get(id)?.timer ?? undefined);
  const left = shownFor ?? (action === undefined ? SHOWN_MS[kind] : ACTION_MS);
  const clock: Clock = { left, since: 0, timer: null };
  clocks.set(id, clock);
  if (!paused) run(id, clock);
}

function run(id: string, clock: Clock): void {
  clock.since = Date.now();
  clock.timer = setTimeout(() => hideToast(id), Math.max(0, clock.left));
}
