import type { Icon } from '#kit/module/web-module.ts';

/** One line of the search: it leads somewhere, or begins something. */
export interface PaletteItem {
  /** The same as long as it is the same thing, whatever else is found. */
  key: string;
  title: string;
  detail?: string | undefined;
  /** What it is, at the end of the line. */
  kind?: string | undefined;
  icon?: Icon | undefined;
  path?: string;
  run?: () => void;
}

/** Lines under one heading. */
export interface PaletteSection {
  heading: string;
  items: readonly PaletteItem[];
}
