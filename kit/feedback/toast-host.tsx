import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Icon } from '../module/web-module.ts';
import { hideToast, holdToasts, releaseToasts, runToast, type ToastKind, useToasts } from './toast.ts';
import classes from './toast-host.module.css';

const ICONS: Record<ToastKind, Icon> = {
  success: IconCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

/** Where the toasts appear; the page holds one. It is there before the first of them, or screen readers would miss it. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => {
    document.addEventListener('keydown', undoLast);
    return () => document.removeEventListener('keydown', undoLast);
  }, []);
  return (
    // Nothing is done here with pointer or keyboard: whoever reads a message holds the clocks.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      className={classes.host}
      aria-label="Messages"
      aria-live="polite"
      onMouseEnter={holdToasts}
      onMouseLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {toasts.map((toast) => {
        const { id, kind, title, message, action } = toast;
        const Icon = ICONS[kind];
        return (
          <div key={id} className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
            <Icon size={18} stroke={2} className={classes.icon} />
            <div className={classes.words}>
              {title !== undefined && title !== '' && <strong>{title}</strong>}
              <span>{message}</span>
            </div>
            {action !== undefined && (
              <Button size="compact-sm" variant="subtle" onClick={() => runToast(toast)}>
                {action.label}
              </Button>
            )}
            <CloseButton size="sm" aria-label="Dismiss" onClick={() => hideToast(id)} />
          </div>
        );
      })}
    </section>
  );
}

// The newest action by keyboard; in a field the keys undo typing, as everywhere.
function undoLast(event: KeyboardEvent): void {
  if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  if (
    event.defaultPrevented ||
    (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
  )
    return;
  const last = useToasts.getState().toasts.findLast(({ action }) => action?.label === 'Undo');
  if (last === undefined) return;
  event.preventDefault();
  runToast(last);
}
