import { useEffect, useId } from 'react';
import { create } from 'zustand';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EventWindow } from './event-window.tsx';
import { closeAllEvents, closeEvent, useOpenedEvents } from './open-event.ts';
import { UndoNotice } from './undo-notice.tsx';

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
  if (!isFirst) return null;
  return (
    <>
      {opened.map((one) => (
        <EventWindow key={one.key} opened={one} onClose={() => closeEvent(one.key)} />
      ))}
      <ConflictDialog />
      <UndoNotice />
    </>
  );
}
