import { useEffect, useState } from 'react';
import { refreshAll, type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { RoomingListDocument } from './calendar.operations.gen.ts';

/** What to read again after a patient was moved. */
export const roomingRefreshes: Refreshes = [['calendar', 'RoomingList']];

/** Today's visits and the rooms; read again when a patient arrives, is moved or measured. */
export function useRooming() {
  const again = (): void => refreshAll(roomingRefreshes);
  useLive('rooming.visit-changed', again);
  useLive('scheduling.event-changed', again);
  useLive('vitals.vitals-changed', again);
  return useApiQuery(RoomingListDocument, {}, { quiet: true });
}

/** The current time, updated several times a minute, for waits. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
