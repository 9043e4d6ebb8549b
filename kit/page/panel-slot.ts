import { createContext } from 'react';

/** The element for a Panel's buttons inside a frame that already has its title, null until it is mounted. */
export const PanelSlot = createContext<HTMLElement | null | undefined>(undefined);
