import { create } from 'zustand';

/** How a toast is meant. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** A short message at the edge of the page. */
export interface Toast {
  id: string;
  kind: ToastKind;
  title?: string;
  message: string;
}

interface ToastOptions {
  title?: string;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
}

const SHOWN_MS: Record<ToastKind, number> = { success: 3000, info: 4000, warning: 4000, error: 8000 };
const MOST = 4;

/** The toasts that are shown, the newest last; `ToastHost` paints them. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

/** Takes a toast away. */
export function hideToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** Stops the clocks of the toasts, while somebody reads them. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Starts the clocks again. */
export function releaseToasts(): void {
  for (const { id, kind } of useToasts.getState().toasts) startClock(id, kind);
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
  const fresh: Toast = { id, kind, message, title: options.title };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.id !== id), fresh].slice(-MOST) }));
  startClock(id, kind);
}

function startClock(id: string, kind: ToastKind): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => hideToast(id), SHOWN_MS[kind]),
  );
}
