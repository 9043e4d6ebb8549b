import { createContext } from 'react';
import type { WindowSize } from '../module/web-module.ts';

/** The context that the window host provides to the FloatingWindow inside each open window. */
export interface WindowFrame {
  id: string;
  kind: string;
  minimised: boolean;
  /** The initial size of the kind; the size that the user last chose takes precedence. */
  size: WindowSize | undefined;
}

/** The open window around a FloatingWindow; null for one that a page renders directly. */
export const WindowFrameContext = createContext<WindowFrame | null>(null);
