import { lazy, Suspense, useEffect, useId } from 'react';
import { create } from 'zustand';
import { useConflictQuestion } from './conflict-question.ts';
import { closeAllEvents, closeEvent, useOpenedEvents } from './open-event.ts';
import { UndoNotice } from './undo-notice.tsx';

const loadEventWindow = () => import('./event-window.tsx').then((file) => ({ default: file.EventWindow }));
const EventWindow = lazy(loadEventWindow);
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })));

const useHosts = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** The windows and notices of the calendar. Every page and widget that opens one holds this; where several do, the first shows them. */
export function SchedulingWindows() {
  const id = useId();
  useEffect(() => {
    useHosts.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => {
      useHosts.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
      // With its last host a window is gone; it must not come back empty on another page.
      if (useHosts.getState().ids.length === 0) closeAllEvents();
    };
  }, [id]);
  const isFirst = useHosts(({ ids }) => ids[0] === id);
  const opened = useOpenedEvents((state) => state.opened);
  const asked = useConflictQuestion((state) => state.asked);
  useEffect(() => {
    // Fetched while nobody waits for it, so that it opens at once.
    const timer = setTimeout(() => void loadEventWindow(), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!isFirst) return null;
  return (
    <>
      <Suspense>
        {opened.map((one) => (
          <EventWindow key={one.key} opened={one} onClose={() => closeEvent(one.key)} />
        ))}
        {asked !== null && <ConflictDialog />}
      </Suspense>
      <UndoNotice />
    </>
  );
}
