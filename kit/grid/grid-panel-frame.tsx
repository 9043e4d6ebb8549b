import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PanelSlot } from '../page/panel-slot.ts';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import classes from './panel-grid.module.css';
import type { GridPanel } from './grid-panel.ts';
import { changePanel, type PanelMove, readingOrder } from './panel-layout.ts';
import type { PanelGridState } from './use-panel-grid.ts';

interface GridPanelFrameProps {
  panel: GridPanel;
  phone: boolean;
  rows: number;
  /** Rendered immediately; any other panel once it is near the viewport. */
  first: boolean;
  /** Render all panels, however far below. */
  whole: boolean;
  state: PanelGridState;
  titles: readonly GridPanel[];
  onSay: (said: string) => void;
}

const STEPS: readonly (readonly [PanelMove, string])[] = [
  ['left', 'Move left'],
  ['right', 'Move right'],
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['wider', 'Wider'],
  ['narrower', 'Narrower'],
  ['taller', 'Taller'],
  ['shorter', 'Shorter'],
];

/** A panel's frame in the grid: title, buttons, and a menu to move and resize it without a pointer. */
export function GridPanelFrame({ panel, phone, rows, first, whole, state, titles, onSay }: GridPanelFrameProps) {
  const id = useId();
  const { element, near: isNear } = useNear(first);
  const near = isNear || whole;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const overflows = useOverflow(body);
  // Memoized: measuring the frame must not render its content again.
  const content = useMemo(() => (near ? panel.content() : <RowsSkeleton rows={2} />), [near, panel]);
  return (
    <section
      ref={element}
      className={classes.frame}
      data-panel={panel.id}
      data-waiting={!near || undefined}
      aria-labelledby={id}
      // Reserves the height until the content is loaded, so that the page jumps as little as possible.
      style={phone ? ({ '--awaited-height': panelHeight(rows) } as CSSProperties) : undefined}
    >
      <PanelHead panel={panel} id={id}>
        <div className={classes.actions} ref={setSlot}>
          {panel.actions}
        </div>
        <PanelMenu panel={panel} phone={phone} state={state} titles={titles} onSay={onSay} />
      </PanelHead>
      <div
        ref={setBody}
        className={classes.body}
        data-flush={panel.flush || undefined}
        // Scrollable content must be reachable by keyboard, even if nothing in it is focusable.
        tabIndex={overflows ? 0 : undefined}
        role={overflows ? 'group' : undefined}
        aria-labelledby={overflows ? id : undefined}
      >
        <PanelSlot value={slot}>{content}</PanelSlot>
      </div>
    </section>
  );
}

/** Returns the height on a phone of a panel with this many rows, until its content is known. */
export const panelHeight = (rows: number): string => `${Math.min(rows, 6) * 2.5}rem`;

/** The header of a panel, with its actions. */
export function PanelHead({ panel, id, children }: { panel: GridPanel; id?: string; children?: ReactNode }) {
  const Icon = panel.icon;
  return (
    <div className={classes.head} data-panel-handle>
      {Icon !== undefined && <Icon size={16} stroke={1.75} className={classes.icon} />}
      <h2 id={id}>{panel.title}</h2>
      {children}
    </div>
  );
}

const PHONE_STEPS: typeof STEPS = [
  ['earlier', 'Move up'],
  ['later', 'Move down'],
];

function PanelMenu({ panel, phone, state, titles, onSay }: Omit<GridPanelFrameProps, 'rows' | 'first' | 'whole'>) {
  const act = (move: PanelMove, id = panel.id): void => {
    state.move(id, move);
    const after = changePanel(state.layout, id, move);
    const next = after.find((place) => place.id === id);
    const title = titles.find((other) => other.id === id)?.title ?? '';
    if (move === 'hide') onSay(`${title} is hidden.`);
    else if (phone) onSay(`${title}: number ${readingOrder(after).findIndex((place) => place.id === id) + 1}.`);
    else if (next !== undefined)
      onSay(`${title}: column ${next.x + 1}, row ${next.y + 1}, ${next.w} wide, ${next.h} high.`);
  };
  const hidden = state.layout.filter((place) => place.hidden === true);
  const steps = phone ? PHONE_STEPS : STEPS;
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon size="md" aria-label={`Arrange ${panel.title}`} className={classes.menu}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map(([move, label]) => {
          // Not the native `disabled`: the pressed button would lose the focus, and Escape would no longer work.
          const idle = changePanel(state.layout, panel.id, move) === state.layout;
          return (
            <Menu.Item
              key={move}
              closeMenuOnClick={false}
              aria-disabled={idle || undefined}
              data-disabled={idle || undefined}
              onClick={() => idle || act(move)}
            >
              {label}
            </Menu.Item>
          );
        })}
        <Menu.Item onClick={() => act('hide')}>Hide</Menu.Item>
        {hidden.length > 0 && <Menu.Divider />}
        {hidden.map(({ id }) => (
          <Menu.Item key={id} onClick={() => act('show', id)}>
            Show {titles.find((other) => other.id === id)?.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

// Tracks whether a panel's content overflows.
function useOverflow(body: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (body === null) return;
    const sizes = new ResizeObserver(() => setOverflows(body.scrollHeight > body.clientHeight + 1));
    const follow = (): void => {
      sizes.disconnect();
      sizes.observe(body);
      for (const child of body.children) sizes.observe(child);
    };
    const children = new MutationObserver(follow);
    children.observe(body, { childList: true });
    follow();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [body]);
  return overflows;
}

// A panel far below is not rendered until the user scrolls near it; then it stays.
function useNear(first: boolean): { element: (node: HTMLElement | null) => void; near: boolean } {
  const [near, setNear] = useState(first);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const seen = useRef(first);
  useEffect(() => {
    if (node === null || seen.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.current = true;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return { element: setNode, near };
}
