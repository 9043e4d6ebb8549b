import { refreshQueries } from '#kit/api/use-api.ts';

/** Invalidates all queries for online meetings. */
export function refreshMeetings(): void {
  for (const read of ['OnlineMeetingOfEvent', 'OnlineMeetings', 'OnlineMeetingHosts', 'ZoomLoginInfo'])
    refreshQueries('calendar', read);
}
