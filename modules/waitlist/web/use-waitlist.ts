import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { FreedTimesDocument, WaitingListDocument, type WaitingListQueryVariables } from './calendar.operations.gen.ts';

const TOPICS = ['scheduling.waiting-changed', 'scheduling.event-changed', 'scheduling.setup-changed'] as const;

/** Invalidates cached waitlist entries and released slots. */
export function refreshWaitlist(): void {
  refreshQueries('calendar', 'WaitingList');
  refreshQueries('calendar', 'FreedTimes');
}

/** Returns waitlist entries, live. */
export function useWaitlist(which: WaitingListQueryVariables) {
  useLive(TOPICS[0], () => refreshQueries('calendar', 'WaitingList'));
  return useApiQuery(WaitingListDocument, which, { quiet: true, keepPrevious: true });
}

/** Returns released slots and open offers, live. */
export function useReleasedSlots() {
  const refresh = (): void => refreshQueries('calendar', 'FreedTimes');
  useLive(TOPICS[0], refresh);
  useLive(TOPICS[1], refresh);
  useLive(TOPICS[2], refresh);
  return useApiQuery(FreedTimesDocument, {}, { quiet: true, keepPrevious: true });
}
