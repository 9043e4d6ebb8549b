import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { Icon } from '../module/web-module.ts';
import { hideToast, pauseToasts, resumeToasts, runToast, type ToastKind, useToasts } from './toast.ts';
import classes from './toast-host.module.css';

const ICONS: Record<ToastKind, Icon> = {
  success: IconCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

/**
 * Renders the toasts; each page has one host. It exists before the first toast, otherwise screen readers would miss it.
 */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  const host = useRef<HTMLElement | null>(null);
  const watch = useRef({ hovered: false, focused: false, before: null as Element | null });
  const note = (now: { hovered?: boolean; focused?: boolean }): void => {
    const { hovered, focused } = Object.assign(watch.current, now);
    if (hovered || focused) pauseToasts();
    else resumeToasts();
  };
  const enter = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) watch.current.before = event.relatedTarget;
    note({ focused: true });
  };
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) note({ focused: false });
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.key === 'F8') reachLast(event, host.current);
      else undoLast(event);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
  // When a toast is removed while it is hovered or focused, the browser fires no event.
  useEffect(() => {
    const { focused, before } = watch.current;
    const lost = focused && host.current?.contains(document.activeElement) !== true;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    const isUnder = (): boolean => toasts.length > 0 && host.current?.matches(':hover') === true;
    note({ hovered: watch.current.hovered && isUnder(), focused: focused && !lost });
    // The element under a resting pointer is known only after the next layout.
    const later = setTimeout(() => note({ hovered: watch.current.hovered && isUnder() }), 150);
    return () => clearTimeout(later);
  }, [toasts]);
  return (
    // Pointer and keyboard trigger no action here: reading a message pauses the timers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      ref={host}
      className={classes.host}
      aria-label="Messages"
      aria-live="polite"
      // After a tap, touch still counts as hovering: it does not pause the timers. Neither does a pointer that rests
      // where a toast appears.
      onPointerMove={({ pointerType }) => note({ hovered: pointerType !== 'touch' })}
      onPointerLeave={() => note({ hovered: false })}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={({ key }) => {
        const { before } = watch.current;
        if (key === 'Escape' && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      }}
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
              <Button size="compact-sm" variant="subtle" data-mantine-stop-propagation onClick={() => runToast(toast)}>
                {action.label}
              </Button>
            )}
            <CloseButton
              size="sm"
              className={classes.close}
              aria-label="Dismiss"
              data-mantine-stop-propagation
              onClick={() => hideToast(id)}
            />
          </div>
        );
      })}
    </section>
  );
}

// Moves the focus from anywhere to the newest message, also out of a dialog that traps the focus.
function reachLast(event: KeyboardEvent, host: HTMLElement | null): void {
  const button = host?.lastElementChild?.querySelector('button');
  if (button === null || button === undefined) return;
  event.preventDefault();
  button.focus();
}

// Runs the newest action by keyboard; inside a field the keys undo typing as usual.
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
