import type { ReactNode } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import classes from './panel-grid.module.css';
import type { GridPanel } from './grid-panel.ts';
import { COLUMNS, type PanelLayout, type PanelPlace } from './panel-layout.ts';

/** The props that PanelGrid passes to the grid. */
export interface MovableGridProps {
  /** The visible panels in the order of the children. */
  places: readonly PanelPlace[];
  /** All panels, for their titles while the drag code loads. */
  panels: readonly GridPanel[];
  layout: PanelLayout;
  /** The available width in pixels. */
  width: number;
  onPlace: (layout: PanelLayout) => void;
  children: ReactNode;
}

const GRID = { cols: COLUMNS, rowHeight: 40, margin: [12, 12], containerPadding: [0, 0] } as const;
const DRAG = { enabled: true, handle: '[data-panel-handle]', cancel: 'button, a, input, [data-no-drag]', threshold: 4 };
const RESIZE = { enabled: true, handles: ['se'] } as const;

/** The grid whose panels are moved and resized with the pointer. Only this file uses react-grid-layout. */
export function MovableGrid({ places, layout, width, onPlace, children }: MovableGridProps) {
  // Only changes by pointer are used; the library also reports its own compactions.
  const take = (moved: Layout): void => {
    const byId = new Map(moved.map(({ i, x, y, w, h }) => [i, { x, y, w, h }]));
    onPlace(layout.map((place) => ({ ...place, ...byId.get(place.id) })));
  };
  return (
    <div className={classes.movable}>
      <GridLayout
        width={width}
        layout={places.map(({ id, x, y, w, h }) => ({ i: id, x, y, w, h, minW: 2, minH: 2 }))}
        gridConfig={GRID}
        dragConfig={DRAG}
        resizeConfig={{ ...RESIZE, handles: [...RESIZE.handles] }}
        onDragStop={take}
        onResizeStop={take}
      >
        {children}
      </GridLayout>
    </div>
  );
}
