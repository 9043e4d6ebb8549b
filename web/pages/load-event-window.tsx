import type { ComponentType } from 'react';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { loadEventWindow } from '#scheduling/web';

/** Fetches the window of an event; what other modules show in it comes in as its `sections`. */
export async function loadEvent(): Promise<ComponentType<WindowContentProps>> {
  return loadEventWindow();
}
