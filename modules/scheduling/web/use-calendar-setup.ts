import { useApiQuery } from '#kit/api/use-api.ts';
import { type Read, selectRead } from '#kit/feedback/read.ts';
import type { CalendarSetup } from './calendar-event.ts';
import { CalendarSetupDocument } from './calendar.operations.gen.ts';

interface SetupRead {
  setup: CalendarSetup | undefined;
  error: unknown;
  retry: () => void;
  /** Same, for ReadState. */
  read: Read<CalendarSetup | null>;
}

/** Returns the clinic's calendars, event categories and opening hours. */
export function useCalendarSetup(): SetupRead {
  const query = useApiQuery(CalendarSetupDocument, {});
  return {
    setup: query.data?.practice_info,
    error: query.error,
    retry: () => void query.refetch(),
    read: selectRead(query, ({ practice_info: setup }) => setup),
  };
}
