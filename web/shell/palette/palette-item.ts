import type { Icon } from '#kit/module/web-module.ts';

/** An item of the search: a link or an action. */
export interface PaletteItem {
  /** Stable identity, whatever else is found. */
  key: string;
  title: string;
  detail?: string | undefined;
  /** Its kind, shown at the end of the line. */
  kind?: string | undefined;
  icon?: Icon | undefined;
  path?: string;
  run?: () => void;
}

/** Items under one heading. */
export interface PaletteSection {
  heading: string;
  items: readonly PaletteItem[];
}
