import { useMemo, useState } from 'react';
import { changePanel, fitLayout, type PanelLayout, type PanelMove, samePlaces } from './panel-layout.ts';

interface PanelGridOptions {
  /** As the product lays the panels out; it also says which panels there are. */
  initial: PanelLayout;
  /** The layout that the user has kept, or null. */
  layout: PanelLayout | null;
  /** Keeps the user's layout; null goes back to the initial one. */
  onSave: (layout: PanelLayout | null) => void | Promise<void>;
}

/** What a PanelGrid and its tools share. */
export interface PanelGridState {
  layout: PanelLayout;
  /** Moved panels that "Save my layout" would keep. */
  changed: boolean;
  /** A layout of the user's own is shown or kept, so that there is something to reset. */
  own: boolean;
  place: (layout: PanelLayout) => void;
  move: (id: string, move: PanelMove) => void;
  save: () => Promise<void>;
  reset: () => Promise<void>;
}

/** The layout of a grid of panels: what is kept, what was moved since, saving and resetting. */
export function usePanelGrid({ initial, layout: savedLayout, onSave }: PanelGridOptions): PanelGridState {
  const saved = useMemo(() => fitLayout(initial, savedLayout), [initial, savedLayout]);
  const [moved, setMoved] = useState<PanelLayout | null>(null);
  const layout = moved ?? saved;
  const place = (next: PanelLayout): void => setMoved(samePlaces(next, saved) ? null : next);
  return {
    layout,
    changed: moved !== null,
    own: moved !== null || (savedLayout !== null && !samePlaces(saved, fitLayout(initial, null))),
    place,
    move: (id, move) => place(changePanel(layout, id, move)),
    save: async () => {
      await onSave(layout);
      setMoved(null);
    },
    reset: async () => {
      await onSave(null);
      setMoved(null);
    },
  };
}
