import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { fetchedOnUse } from '../module/fetched-on-use.tsx';
import { useAfterPaint } from '../page/use-after-paint.ts';
import { usePhone } from '../page/use-phone.ts';
import classes from './panel-grid.module.css';
import { GridPanelFrame, PanelHead, panelHeight } from './grid-panel-frame.tsx';
import type { MovableGridProps } from './movable-grid.tsx';
import { type PanelPlace, readingOrder } from './panel-layout.ts';
import { useWholeForPaper } from './use-whole-for-paper.ts';
import type { PanelGridState } from './use-panel-grid.ts';
import type { GridPanel } from './grid-panel.ts';

// The grid's code is loaded with the page that shows it, or while placeholder frames are shown.
const MovableGrid = fetchedOnUse<MovableGridProps>(
  () => import('./movable-grid.tsx').then((file) => file.MovableGrid),
  ({ places, panels }) => <StandingGrid places={places} panels={panels} />,
);

/**
 * Preloads the drag code before a grid is shown, so that its panels are in the first render of the page. Never fails.
 */
export const preparePanelGrid = MovableGrid.prepare;

const ROW = 52;

interface PanelGridProps {
  /** The subject of the panels, for screen readers. */
  label: string;
  panels: readonly GridPanel[];
  /** From `usePanelGrid`. */
  state: PanelGridState;
}

/**
 * Panels in 12 columns that each user arranges, by dragging a title or a corner or with a panel's menu. Under 992 px
 * they are stacked in reading order. Until the drag code has loaded, placeholder frames are shown in their places.
 */
export function PanelGrid({ label, panels, state }: PanelGridProps) {
  const phone = usePhone();
  const [said, setSaid] = useState('');
  const { element, width } = useWidth();
  const whole = useWholeForPaper(element);
  // The frames are painted before their content is rendered: it takes several frames, and each answer of the server
  // that arrives in between starts it again.
  const filled = useAfterPaint(width > 0);
  const byId = new Map(panels.map((panel) => [panel.id, panel]));
  const places = readingOrder(state.layout).filter(({ id, hidden }) => hidden !== true && byId.has(id));
  const hasEarly = panels.some(({ early }) => early !== undefined);
  const frame = (place: PanelPlace, at: number): ReactNode => {
    const panel = byId.get(place.id)!;
    const isInView = phone ? at < 2 : place.y * ROW < window.innerHeight;
    return (
      <GridPanelFrame
        key={place.id}
        panel={panel}
        phone={phone}
        rows={place.h}
        whole={whole}
        first={isInView && (!hasEarly || panel.early !== undefined)}
        state={state}
        titles={panels}
        onSay={setSaid}
      />
    );
  };
  return (
    <section aria-label={label} ref={element}>
      {!filled ? (
        <StandingGrid places={places} panels={panels} phone={phone} />
      ) : phone ? (
        <div className={classes.stack}>{places.map(frame)}</div>
      ) : (
        <MovableGrid places={places} panels={panels} width={width} onPlace={state.place} layout={state.layout}>
          {places.map((place, at) => (
            <div key={place.id}>{frame(place, at)}</div>
          ))}
        </MovableGrid>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

function useWidth(): { element: RefObject<HTMLElement | null>; width: number } {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current!;
    // A page that is hidden behind another one has no width.
    const measure = (): void => setWidth((before) => shown.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

interface StandingGridProps {
  places: readonly PanelPlace[];
  panels: readonly GridPanel[];
  phone?: boolean;
}

/** The frames in their places, with what is shown before the content. */
function StandingGrid({ places, panels, phone = false }: StandingGridProps) {
  return (
    <div className={phone ? classes.stack : classes.standing} aria-busy>
      {places.map(({ id, x, y, w, h }) => {
        const panel = panels.find((one) => one.id === id)!;
        return (
          <div
            key={id}
            className={classes.frame}
            style={
              phone
                ? { minHeight: panelHeight(h) }
                : { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }
            }
          >
            <PanelHead panel={panel} />
            {panel.early !== undefined && (
              <div className={classes.body} data-flush={panel.flush || undefined}>
                {panel.early()}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
