import { useApiQuery } from '#kit/api/use-api.ts';
import { CalendarSetupDocument } from './calendar.operations.gen.ts';

/** The clinic's calendars, kinds of events and opening hours. */
export function useCalendarSetup() {
  const { data, error, refetch } = useApiQuery(CalendarSetupDocument, {});
  return { setup: data?.practice_info, error, retry: () => void refetch() };
}
