import type { Refreshes } from '#kit/api/use-api.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { BookingRequestsCountDocument } from './calendar.operations.gen.ts';

/** The reads that a change of a request invalidates. */
export const requestRefreshes: Refreshes = [
  ['calendar', 'BookingRequests'],
  ['calendar', 'BookingRequestsCount'],
];

/** Returns the number of requests to review, for the badge. */
export function usePendingRequests(): number | undefined {
  useLive('booking.request-changed', () => refreshAll(requestRefreshes));
  const { data } = useApiQuery(BookingRequestsCountDocument, {}, { quiet: true });
  const count = data?.booking_requests_count;
  return count === 0 ? undefined : count;
}
