import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Toast {
  title?: string;
  /** Toasts with the same id replace each other. */
  id?: string;
}

function show(kind: { color: string; icon: ReactNode; autoClose: number }, message: string, toast: Toast): void {
  const id = toast.id ?? crypto.getRandomValues(new Uint32Array(1)).join();
  const data = { ...kind, id, message, title: toast.title, role: kind.color === 'red' ? 'alert' : 'status' };
  notifications.update(data);
  notifications.show(data);
}

/** Short messages at the edge of the page: success 3 s, warning 4 s, what is said there is never the only place of an error in a form. */
export const toast = {
  success: (message: string, options: Toast = {}): void =>
    show({ color: 'green', icon: <IconCheck size={16} />, autoClose: 3000 }, message, options),
  info: (message: string, options: Toast = {}): void =>
    show({ color: 'blue', icon: <IconInfoCircle size={16} />, autoClose: 4000 }, message, options),
  warning: (message: string, options: Toast = {}): void =>
    show({ color: 'yellow', icon: <IconAlertTriangle size={16} />, autoClose: 4000 }, message, options),
  error: (message: string, options: Toast = {}): void =>
    show({ color: 'red', icon: <IconCircleX size={16} />, autoClose: 8000 }, message, options),
};
