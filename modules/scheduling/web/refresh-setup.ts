import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

const QUERIES = [
  'EventCategories',
  'ClinicResources',
  'CalendarSetup',
  'CalendarHours',
  'ClinicHolidays',
  'FederalHolidays',
  'NextAvailableTimes',
];

/** Invalidates cached event types, resources, hours and holidays. */
export function refreshSetup(): void {
  for (const read of QUERIES) refreshQueries('calendar', read);
}

/** Same whenever another user changes them. */
export function useLiveSetup(): void {
  useLive('scheduling.setup-changed', refreshSetup);
}
