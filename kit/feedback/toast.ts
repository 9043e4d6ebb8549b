import { create } from 'zustand';

/** The severity of a toast. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** An action offered as a button in a toast: "Undo". */
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
  /** Milliseconds, if different from the default of its kind. */
  shownFor?: number;
}

interface ToastOptions {
  title?: string;
  /** A toast replaces a shown one with the same id. */
  id?: string;
  /**
   * A toast with an action stays for 8 s: long enough to reach it. Ctrl or ⌘ with Z runs it from anywhere except a
   * field.
   */
  action?: ToastAction;
  /** The duration in milliseconds, where the specification deviates from the default of its kind. */
  shownFor?: number;
}

const SHOWN_MS: Record<ToastKind, number> = { success: 3000, info: 4000, warning: 4000, error: 8000 };
const ACTION_MS = 8000;
const MOST = 4;

/** The visible toasts, newest last; `ToastHost` renders them. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** The remaining time of a toast and since when it has been running; `timer` is null while the user is reading. */
interface Clock {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

const clocks = new Map<string, Clock>();
let count = 0;
let paused = false;

/** Hides a toast. */
export function hideToast(id: string): void {
  clearTimeout(clocks.get(id)?.timer ?? undefined);
  clocks.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Pauses the timers of all toasts, including new ones, while the user is reading them. */
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

/** Resumes the timers, each with its remaining time. */
export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const [id, clock] of clocks) run(id, clock);
}

/**
 * Shows a message at the edge of the page: success for 3 s, warnings for 4 s. In a form, a toast is never the only
 * place of an error.
 */
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

/** Runs a toast's action and hides the toast. */
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
