import type { ReactNode } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import classes from './panel-grid.module.css';
import type { GridPanel } from './grid-panel.ts';
import { COLUMNS, type PanelLayout, type PanelPlace } from './panel-layout.ts';

/** What the grid is given by the PanelGrid. */
export interface MovableGridProps {
  /** The shown panels in the order of the children. */
  places: readonly PanelPlace[];
  /** All panels, for their titles while the code for moving is on its way. */
  panels: readonly GridPanel[];
  layout: PanelLayout;
  /** Pixels that there are for it. */
  width: number;
  onPlace: (layout: PanelLayout) => void;
  children: ReactNode;
}

const GRID = { cols: COLUMNS, rowHeight: 40, margin: [12, 12], containerPadding: [0, 0] } as const;
const DRAG = { enabled: true, handle: '[data-panel-handle]', cancel: 'button, a, input, [data-no-drag]', threshold: 4 };
const RESIZE = { enabled: true, handles: ['se'] } as const;

/** The grid whose panels are moved and sized with the pointer; react-grid-layout stays behind this file. */
export function MovableGrid({ places, layout, width, onPlace, children }: MovableGridProps) {
  // Only what a pointer did is taken over; the library also tells of every compaction of its own.
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
