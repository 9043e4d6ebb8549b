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
  /**
   * Shown in the page's first frame, before `content`: must be fast and have the same size. The content of such panels
   * is rendered before that of others.
   */
  early?: () => ReactNode;
  /** Rendered once the panel comes near the viewport, and kept from then on. */
  content: () => ReactNode;
}
