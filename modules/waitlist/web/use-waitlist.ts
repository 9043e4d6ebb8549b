import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { FreedTimesDocument, WaitingListDocument, type WaitingListQueryVariables } from './calendar.operations.gen.ts';

const TOPICS = ['scheduling.waiting-changed', 'scheduling.event-changed', 'scheduling.setup-changed'] as const;

/** Makes old what was read of the waiting list and of what is free for it. */
export function refreshWaitlist(): void {
  refreshQueries('calendar', 'WaitingList');
  refreshQueries('calendar', 'FreedTimes');
}

/** Those who wait, or have waited, up to date with what others do. */
export function useWaitlist(which: WaitingListQueryVariables) {
  useLive(TOPICS[0], () => refreshQueries('calendar', 'WaitingList'));
  return useApiQuery(WaitingListDocument, which, { quiet: true, keepPrevious: true });
}

/** What is free for those who wait and what is being offered, up to date with the calendar. */
export function useReleasedSlots() {
  const refresh = (): void => refreshQueries('calendar', 'FreedTimes');
  useLive(TOPICS[0], refresh);
  useLive(TOPICS[1], refresh);
  useLive(TOPICS[2], refresh);
  return useApiQuery(FreedTimesDocument, {}, { quiet: true, keepPrevious: true });
}
