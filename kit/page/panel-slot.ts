import { createContext } from 'react';

/** Where a Panel stands inside a frame that has its title already: the place for its buttons, null until it is painted. */
export const PanelSlot = createContext<HTMLElement | null | undefined>(undefined);
