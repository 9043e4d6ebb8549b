import type { Icon } from '../module/web-module.ts';
import type { ReactNode } from 'react';

/** One panel of a grid. */
export interface GridPanel {
  id: string;
  title: string;
  icon?: Icon;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  /** No padding, for a list that extends to the edges. */
  flush?: boolean;
  /** Rendered once the panel comes near the viewport, and kept from then on. */
  content: () => ReactNode;
}
