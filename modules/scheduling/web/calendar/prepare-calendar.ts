import { prepareQuery, readOptions } from '#kit/api/use-api.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { isPhone } from '#kit/page/use-phone.ts';
import { viewerId } from '#kit/session/viewer.ts';
import { CalendarSetupDocument } from '../calendar.operations.gen.ts';
import { calendarChoices } from '../days/calendar-choices.ts';
import { rangeAround } from '../days/calendar-range.ts';
import { prepareEvents } from '../days/use-events.ts';
import { prepareHours } from '../days/use-hours.ts';
import { chooseCalendars } from './shown-calendars.ts';
import { placeIn } from './use-calendar-place.ts';

/** Starts the reads of the calendar page while it is being rendered; `search` is the query of its address. */
export function prepareCalendar(search: Readonly<Record<string, string>>): void {
  const setup = queryClient.getQueryData(readOptions(CalendarSetupDocument, {}).queryKey)?.practice_info;
  if (setup === undefined) {
    prepareQuery(CalendarSetupDocument, {});
    return;
  }
  const choices = calendarChoices();
  const { view, day } = placeIn(search, choices.view, isPhone());
  const ids = chooseCalendars(choices.calendars, setup.clinic_calendars, viewerId() ?? '');
  const days = rangeAround(view, day);
  prepareEvents(days, ids);
  prepareHours(days, ids);
}
