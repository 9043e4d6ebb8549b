import type { ComponentType } from 'react';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { loadOnlineMeetingSection } from '#meetings/web';
import { loadEventWindow } from '#scheduling/web';

/** Fetches the window of an event; what other modules show in it comes in as its `sections`. */
export async function loadEvent(): Promise<ComponentType<WindowContentProps>> {
  const [EventWindow, OnlineMeetingSection] = await Promise.all([loadEventWindow(), loadOnlineMeetingSection()]);
  return function Event(props) {
    return <EventWindow {...props} sections={OnlineMeetingSection} />;
  };
}
