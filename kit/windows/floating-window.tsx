import '@mantine/core/styles/FloatingWindow.layer.css';
import { ActionIcon, FloatingWindow as MantineWindow, Modal, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { usePhone } from '../page/use-phone.ts';
import { confirm } from './confirm.ts';
import classes from './floating-window.module.css';
import { MoveHandle, type Place } from './move-handle.tsx';
import { countWindows, forgetWindow, raiseWindow, useWindowLayer } from './window-order.ts';

interface FloatingWindowProps {
  title: string;
  onClose: () => void;
  /** Whether something typed would be lost; Escape and the cross then ask first. */
  isDirty?: () => boolean;
  /** In px; never larger than the page. */
  width?: number;
  height?: number;
  /** Buttons that stay in sight at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A window over the page, which stays usable: it can be moved and resized with the pointer and the keyboard, and several lie
 * over each other. On a phone it fills the screen. It is open while it is rendered.
 */
export function FloatingWindow(props: FloatingWindowProps) {
  const close = (): void => {
    void mayClose(props.isDirty).then((yes) => {
      if (yes) props.onClose();
    });
  };
  return usePhone() ? <FullScreen {...props} onClose={close} /> : <Floating {...props} onClose={close} />;
}

async function mayClose(isDirty: (() => boolean) | undefined): Promise<boolean> {
  if (isDirty === undefined || !isDirty()) return true;
  return confirm({
    title: 'Close without saving?',
    message: 'What you changed in this window has not been saved.',
    confirm: 'Close without saving',
    cancel: 'Keep editing',
    danger: true,
  });
}

function FullScreen({ title, onClose, footer, children }: FloatingWindowProps) {
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={title}
      classNames={{ body: classes.fullBody, content: classes.fullContent }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ transition: 'slide-up', duration: 150 }}
    >
      <div className={classes.body}>{children}</div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}

function Floating({ title, onClose, width = 560, height = 520, footer, children }: FloatingWindowProps) {
  const id = useId();
  const root = useRef<HTMLDivElement | null>(null);
  const setPosition = useRef<((place: Place) => void) | null>(null);
  const layer = useWindowLayer(id);
  const [start] = useState(() => {
    const step = (countWindows() % 6) * 28;
    return {
      left: Math.max(8, (window.innerWidth - width) / 2 + step),
      top: Math.max(8, Math.min(96, (window.innerHeight - height) / 2) + step),
    };
  });

  // An open list or calendar of a field takes the Escape for itself, and only the next one is meant for the window.
  const pickerOpen = useRef(false);
  const noteOpenPicker = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    pickerOpen.current =
      target.closest('[aria-expanded="true"], [role="listbox"], [role="menu"], .mantine-Popover-dropdown') !== null;
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || pickerOpen.current) return;
    event.stopPropagation();
    onClose();
  };

  return (
    <MantineWindow
      ref={root}
      className={classes.window}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      zIndex={layer}
      radius="md"
      constrainOffset={4}
      initialPosition={start}
      setPositionRef={setPosition}
      dragHandleSelector={`.${classes.head}`}
      excludeDragHandleSelector="button"
      dimensions={{ initialWidth: width, initialHeight: height, minWidth: 320, minHeight: 200 }}
      onPointerDown={() => raiseWindow(id)}
      onFocus={() => raiseWindow(id)}
      onKeyDownCapture={noteOpenPicker}
      onKeyDown={escape}
    >
      <div className={classes.head}>
        <MoveHandle window={root} onMove={(place) => setPosition.current?.(place)} />
        <Title order={2} id={`${id}-title`} className={classes.title}>
          {title}
        </Title>
        <ActionIcon size="md" aria-label="Close" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <div className={classes.body}>{children}</div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      <FocusWhileOpen window={root} id={id} />
      <MantineWindow.ResizeHandle className={classes.resize} aria-label="Resize the window" />
    </MantineWindow>
  );
}

// Inside the window, because only there it is certain that the window stands in the page.
function FocusWhileOpen({ window: element, id }: { window: RefObject<HTMLElement | null>; id: string }) {
  useEffect(() => {
    const opener = document.activeElement;
    raiseWindow(id);
    const root = element.current;
    const first =
      root?.querySelector<HTMLElement>('[data-autofocus]') ??
      root?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]') ??
      root;
    first?.focus({ preventScroll: true });
    return () => {
      forgetWindow(id);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [element, id]);
  return null;
}
