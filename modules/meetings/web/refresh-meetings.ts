import { refreshQueries } from '#kit/api/use-api.ts';

/** Makes everything that was read of online meetings old. */
export function refreshMeetings(): void {
  for (const read of ['OnlineMeetingOfEvent', 'OnlineMeetings', 'OnlineMeetingHosts', 'ZoomLoginInfo'])
    refreshQueries('calendar', read);
}
