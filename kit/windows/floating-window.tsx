import '@mantine/core/styles/FloatingWindow.layer.css';
import { ActionIcon, FloatingWindow as MantineWindow, Modal, Title } from '@mantine/core';
import { IconMinus, IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react';
import { usePhone } from '../page/use-phone.ts';
import { confirmLeaving } from './confirm.ts';
import classes from './floating-window.module.css';
import { MoveHandle, type Place } from './move-handle.tsx';
import { minimiseAllWindows, minimiseWindow, showWindowFace, useOpenWindows } from './open-windows.ts';
import { useWindowEscape } from './use-window-escape.ts';
import { WindowFrameContext } from './window-frame.ts';
import { forgetWindow, raiseWindow, stepOf, useIsFront, useWindowLayer } from './window-order.ts';
import { fitPlace, keepWindowPlace, recordWindowPlace, standingPlace, windowPlace } from './window-places.ts';

interface FloatingWindowProps {
  title: string;
  onClose: () => void;
  /** Returns whether input would be lost; Escape and the close button then ask first. */
  isDirty?: () => boolean;
  /** In px; never larger than the page. */
  width?: number;
  height?: number;
  minHeight?: number;
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A window over the page, which stays usable. It can be moved and resized with the pointer and the keyboard, and
 * several can overlap. On a phone it fills the screen. It is open while it is rendered. A window opened by `openWindow`
 * can be minimized to the dock and is restored after a reload.
 */
export function FloatingWindow(props: FloatingWindowProps) {
  const frame = useContext(WindowFrameContext);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [close] = useState(() => (): void => {
    void mayClose(latest.current.isDirty).then((yes) => {
      if (yes) latest.current.onClose();
    });
  });
  const id = frame?.id;
  useEffect(
    () => (id === undefined ? undefined : showWindowFace(id, { title: props.title, close })),
    [id, props.title, close],
  );
  return usePhone() ? <FullScreen {...props} onClose={close} /> : <Floating {...props} onClose={close} />;
}

async function mayClose(isDirty: (() => boolean) | undefined): Promise<boolean> {
  if (isDirty === undefined || !isDirty()) return true;
  return confirmLeaving('Your changes in this window have not been saved.');
}

function FullScreen({ title, onClose, footer, children }: FloatingWindowProps) {
  const own = useId();
  const frame = useContext(WindowFrameContext);
  const id = frame?.id ?? own;
  const windows = useOpenWindows((state) => state.windows);
  const isFront = useIsFront(
    id,
    windows.filter((window) => window.minimised).map((window) => window.id),
  );
  useEffect(() => {
    raiseWindow(id);
    return () => forgetWindow(id);
  }, [id]);
  const escape = useWindowEscape(onClose);
  // The page that a link opens is behind all windows: they are minimized.
  const makeWay = (event: MouseEvent): void => {
    if (frame !== null && leadsElsewhere(event)) minimiseAllWindows();
  };
  return (
    <Modal
      opened={frame === null || (isFront && !frame.minimised)}
      keepMounted
      fullScreen
      onClose={onClose}
      // With overlapping dialogs, each would handle Escape.
      closeOnEscape={false}
      {...escape}
      title={title}
      classNames={{ body: classes.fullBody, content: classes.fullContent, header: classes.fullHead }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ transition: 'slide-up', duration: 150 }}
    >
      {frame !== null && (
        <ActionIcon className={classes.fullMinimise} size={44} aria-label="Minimize" onClick={() => minimiseWindow(id)}>
          <IconMinus size={18} />
        </ActionIcon>
      )}
      {/* Only observes clicks on links, which are operable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div className={classes.body} onClick={makeWay}>
        {children}
      </div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}

// Returns whether a click follows a link to another page of the app in this tab.
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = (target as Element).closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return false;
  return link.origin === location.origin && link.target !== '_blank' && !link.hasAttribute('download');
}

function Floating({ title, onClose, width, height, minHeight, footer, children }: FloatingWindowProps) {
  const own = useId();
  const frame = useContext(WindowFrameContext);
  const id = frame?.id ?? own;
  const root = useRef<HTMLDivElement | null>(null);
  const setPosition = useRef<((place: Place) => void) | null>(null);
  const layer = useWindowLayer(id);
  const [start] = useState(() => {
    const page = { width: window.innerWidth, height: window.innerHeight };
    const stood = standingPlace(id);
    if (stood !== undefined) return fitPlace(stood, page);
    const step = (stepOf(id) % 6) * 28;
    const size = { width: frame?.size?.width ?? width ?? 560, height: frame?.size?.height ?? height ?? 520 };
    const left = frame === null ? undefined : windowPlace(frame.kind);
    const place = left ?? {
      ...size,
      left: (page.width - size.width) / 2,
      top: Math.min(96, (page.height - size.height) / 2),
    };
    return fitPlace({ ...place, left: place.left + step, top: place.top + step }, page);
  });
  const escape = useWindowEscape(onClose);
  const leastHeight = Math.min(frame?.size?.minHeight ?? minHeight ?? 200, start.height);
  const remember = (): void => {
    const box = root.current?.getBoundingClientRect();
    if (frame === null || box === undefined) return;
    const { left, top, width, height } = box;
    recordWindowPlace(id, { left, top, width, height });
    keepWindowPlace(frame.kind, { left, top, width, height });
  };

  return (
    <MantineWindow
      ref={root}
      className={classes.window}
      role="dialog"
      aria-labelledby={`${own}-title`}
      tabIndex={-1}
      data-window={id}
      style={frame?.minimised === true ? { display: 'none' } : undefined}
      zIndex={layer}
      radius="md"
      constrainOffset={4}
      initialPosition={{ left: start.left, top: start.top }}
      onDragEnd={remember}
      onResizeEnd={remember}
      setPositionRef={setPosition}
      dragHandleSelector={`.${classes.head}`}
      excludeDragHandleSelector="button"
      dimensions={{
        initialWidth: start.width,
        initialHeight: start.height,
        minWidth: Math.min(320, start.width),
        minHeight: leastHeight,
      }}
      onPointerDown={() => raiseWindow(id)}
      onFocus={() => raiseWindow(id)}
      {...escape}
    >
      <div className={classes.head}>
        <MoveHandle window={root} onMove={(place) => setPosition.current?.(place)} onMoved={remember} />
        <Title order={2} id={`${own}-title`} className={classes.title}>
          {title}
        </Title>
        {frame !== null && (
          <ActionIcon size="md" aria-label="Minimize" title="Minimize" onClick={() => minimiseWindow(id)}>
            <IconMinus size={16} />
          </ActionIcon>
        )}
        <ActionIcon size="md" aria-label="Close" title="Close" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <div className={classes.body}>{children}</div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      <FocusWhileOpen window={root} id={id} hidden={frame?.minimised === true} />
      <MantineWindow.ResizeHandle className={classes.resize} aria-label="Resize the window" onKeyUp={remember} />
    </MantineWindow>
  );
}

// Inside the window, because only there the window is certain to be mounted.
function FocusWhileOpen({
  window: element,
  id,
  hidden,
}: {
  window: RefObject<HTMLElement | null>;
  id: string;
  hidden: boolean;
}) {
  useEffect(() => {
    if (hidden) return;
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
  }, [element, id, hidden]);
  return null;
}
