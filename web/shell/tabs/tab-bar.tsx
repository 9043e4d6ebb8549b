import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import classes from './tab-bar.module.css';
import { tabActions } from './tab-actions.ts';
import { moveTab, type VisitedTab } from './tab-rules.ts';
import { useTabShortcuts } from './use-tab-shortcuts.ts';
import { useTabs } from './use-tabs.ts';
import { setTabs } from './visited-tabs.ts';

const TabMenu = lazyPart(() => import('./tab-menu.tsx').then((file) => file.TabMenu), {
  onMissing: ({ onClose }) => onClose(),
});

// Margin next to the current tab when scrolling, in px.
const EDGE = 20;

// Not `scrollIntoView`, which would make the browser's next Tab continue from here instead of from the skip link.
function showChosen(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (tab === undefined) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left + EDGE) list.scrollLeft -= left + EDGE - tab.left;
  else if (tab.right > right - EDGE) list.scrollLeft += tab.right - right + EDGE;
}

/** The visited pages as tabs below the header. */
export function TabBar() {
  const { tabs, shown, commands } = useTabs();
  useTabShortcuts(tabs, shown, commands);
  const bar = useRef<HTMLDivElement | null>(null);
  const [menu, setMenu] = useState<{ tab: VisitedTab; x: number; y: number } | null>(null);

  useEffect(() => {
    // After the page has rendered: measuring forces a layout of all of it.
    const timer = setTimeout(() => {
      if (bar.current !== null) showChosen(bar.current);
    }, 50);
    return () => clearTimeout(timer);
  }, [shown, tabs.length]);

  const focusTab = (at: number): void => {
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[(at + tabs.length) % tabs.length]?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLElement>, tab: VisitedTab, at: number): void => {
    const moves: Record<string, () => void> = {
      ArrowRight: () => (event.ctrlKey ? setTabs(moveTab(tabs, tab.key, 1)) : focusTab(at + 1)),
      ArrowLeft: () => (event.ctrlKey ? setTabs(moveTab(tabs, tab.key, -1)) : focusTab(at - 1)),
      Home: () => focusTab(0),
      End: () => focusTab(tabs.length - 1),
      Delete: () => {
        commands.close(tab);
        setTimeout(() => focusTab(Math.min(at, tabs.length - 2)));
      },
      ContextMenu: () => openMenu(event.currentTarget, tab),
    };
    const act = event.key === 'F10' && event.shiftKey ? moves['ContextMenu'] : moves[event.key];
    if (act === undefined || event.altKey) return;
    event.preventDefault();
    act();
  };
  const openMenu = (element: HTMLElement, tab: VisitedTab): void => {
    const box = element.getBoundingClientRect();
    setMenu({ tab, x: box.left, y: box.bottom });
  };
  const rightClicked = (event: MouseEvent<HTMLElement>, tab: VisitedTab): void => {
    event.preventDefault();
    // The keyboard's menu key fires this event too, without a position.
    if (event.clientX === 0 && event.clientY === 0) openMenu(event.currentTarget, tab);
    else setMenu({ tab, x: event.clientX, y: event.clientY });
  };

  return (
    <nav className={classes.bar} aria-label="Visited pages">
      <div
        ref={bar}
        className={classes.list}
        role="tablist"
        aria-label="Visited pages"
        onWheel={(event) => {
          if (event.deltaX === 0 && bar.current !== null) bar.current.scrollLeft += event.deltaY;
        }}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            aria-selected={tab.key === shown}
            aria-keyshortcuts={tab.fixed === true ? undefined : 'Delete'}
            tabIndex={tab.key === shown || (at === 0 && !tabs.some(({ key }) => key === shown)) ? 0 : -1}
            className={classes.tab}
            title={tab.title}
            onClick={() => commands.go(tab)}
            onMouseDown={(event) => event.button === 1 && event.preventDefault()}
            onAuxClick={(event) => event.button === 1 && commands.close(tab)}
            onContextMenu={(event) => rightClicked(event, tab)}
            onKeyDown={(event) => pressed(event, tab, at)}
          >
            <span className={classes.title}>{tab.title}</span>
            {tab.fixed !== true && (
              // For the pointer; the keyboard has Delete, Alt+W and the menu.
              <span
                className={classes.close}
                aria-hidden
                data-close-tab
                onClick={(event) => {
                  event.stopPropagation();
                  commands.close(tab);
                }}
              >
                <IconX size={12} />
              </span>
            )}
          </button>
        ))}
      </div>
      {menu !== null && (
        <TabMenu {...menu} actions={tabActions(tabs, menu.tab, commands)} onClose={() => setMenu(null)} />
      )}
    </nav>
  );
}
