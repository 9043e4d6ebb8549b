import type { Icon } from '../module/web-module.ts';
import type { ReactNode } from 'react';

/** One panel of a grid. */
export interface GridPanel {
  id: string;
  title: string;
  icon?: Icon;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Without padding, for a list that reaches the edges. */
  flush?: boolean;
  /** Painted once the panel comes near the window's edge, and kept from then on. */
  content: () => ReactNode;
}
