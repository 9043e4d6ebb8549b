import { useMemo, useState } from 'react';
import { changePanel, fitLayout, type PanelLayout, type PanelMove, samePlaces } from './panel-layout.ts';

interface PanelGridOptions {
  /** The default layout of the product; it also defines which panels exist. */
  initial: PanelLayout;
  /** The user's saved layout, or null. */
  layout: PanelLayout | null;
  /** Saves the user's layout; null resets it to the initial one. */
  onSave: (layout: PanelLayout | null) => void | Promise<void>;
}

/** The state that a PanelGrid and its tools share. */
export interface PanelGridState {
  layout: PanelLayout;
  /** There are moved panels that "Save my layout" would save. */
  changed: boolean;
  /** A custom layout is shown or saved, so it can be reset. */
  own: boolean;
  place: (layout: PanelLayout) => void;
  move: (id: string, move: PanelMove) => void;
  save: () => Promise<void>;
  reset: () => Promise<void>;
}

/** The layout of a panel grid: the saved layout, unsaved moves, saving and resetting. */
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
