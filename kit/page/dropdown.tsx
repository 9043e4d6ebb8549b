import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './dropdown.module.css';

interface DropdownProps {
  /** The purpose of the button, if its content doesn't say it. */
  label?: string;
  /** The content of the button. */
  button: ReactNode;
  buttonClass?: string;
  buttonStyle?: React.CSSProperties;
  /** The aligned edges of button and panel. */
  align?: 'start' | 'end';
  /** Links and buttons; choosing one closes the panel. */
  children: ReactNode;
}

/**
 * A button that opens a small panel of links and buttons below it. It uses the browser's native popover, which handles
 * Escape, outside clicks and the focus at no cost; for menus of choices use Mantine's Menu.
 */
export function Dropdown({ label, button, buttonClass, buttonStyle, align = 'end', children }: DropdownProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<React.CSSProperties>({});

  const measure = (): void => {
    const box = trigger.current?.getBoundingClientRect();
    if (box === undefined) return;
    const top = box.bottom + 6;
    setPlace(
      align === 'end' ? { top, right: document.documentElement.clientWidth - box.right } : { top, left: box.left },
    );
  };

  const entries = (): HTMLElement[] => [...(panel.current?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])];
  // Arrow keys move as in any menu; Tab continues to the next element on the page.
  const moveBy = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const openBy = (event: KeyboardEvent): void => {
    measure();
    if (event.key !== 'ArrowDown' || panel.current === null) return;
    event.preventDefault();
    panel.current.showPopover();
    entries()[0]?.focus();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        style={buttonStyle}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
        onPointerDown={measure}
        onKeyDown={openBy}
      >
        {button}
      </button>
      {/* Enter on a link or button fires a click as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={classes.panel}
        style={place}
        onKeyDown={moveBy}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button') !== null) panel.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** The class of a link or button in a Dropdown. */
export const dropdownItem = classes.item ?? '';
