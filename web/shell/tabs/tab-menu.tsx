import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './tab-bar.module.css';
import type { TabAction } from './tab-actions.ts';
import type { VisitedTab } from './tab-rules.ts';

interface TabMenuProps {
  tab: VisitedTab;
  x: number;
  y: number;
  actions: readonly TabAction[];
  onClose: () => void;
}

/** The menu of a tab, at the position of the click. */
export function TabMenu({ tab, x, y, actions, onClose }: TabMenuProps) {
  const menu = useRef<HTMLDivElement | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    const element = menu.current;
    if (element === null) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.min(x, window.innerWidth - width - 8)}px`;
    element.style.top = `${Math.min(y, window.innerHeight - height - 8)}px`;
    element.querySelector<HTMLElement>('button')?.focus();
    // Not the browser's light dismiss: if the menu opens on mouse down, the mouse up would close it.
    const pressedBeside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.contains(target)) latest.current();
    };
    window.addEventListener('pointerdown', pressedBeside, true);
    return () => {
      window.removeEventListener('pointerdown', pressedBeside, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [x, y]);

  const pressed = (event: KeyboardEvent): void => {
    const buttons = [...(menu.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const next = to[event.key];
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  return (
    <div
      ref={menu}
      className={classes.menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={tab.title}
      onKeyDown={pressed}
    >
      {actions.map(({ label, isIdle, act }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={isIdle}
          className={classes.item}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
