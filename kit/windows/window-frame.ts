import { createContext } from 'react';
import type { WindowSize } from '../module/web-module.ts';

/** What the host of the open windows passes to the FloatingWindow inside each of them. */
export interface WindowFrame {
  id: string;
  kind: string;
  minimised: boolean;
  /** As the kind begins; what its user made of it last is remembered instead. */
  size: WindowSize | undefined;
}

/** The open window that a FloatingWindow stands in; null for one that a page owns by itself. */
export const WindowFrameContext = createContext<WindowFrame | null>(null);
