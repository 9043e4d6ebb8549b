import { isDomainError } from '#platform/domain-error.ts';
import { patientName } from '#patients/rules';
import type { Resolvers } from '../api/globalsearch.gen.ts';
import { occurrenceId, toWallClock } from '../rules/index.ts';
import { searchEvents } from './events/search-events.ts';

/** Resolvers of the globalsearch service for events. */
export const globalsearch: Resolvers = {
  Query: {
    searchEvent: async (_parent, { data }, ctx) => {
      const found = await searchEvents(ctx, data.keyword);
      if (isDomainError(found)) return found;
      return found.map((event) => ({
        id:
          event.series_id === null || event.replaced_start === null
            ? event.id
            : occurrenceId(event.series_id, event.replaced_start),
        title: event.title,
        status: event.status,
        notes: event.notes,
        color_id: event.color,
        start: event.start_time,
        start_time_str: toWallClock(event.start_time, event.time_zone),
        duration: (event.end_time.getTime() - event.start_time.getTime()) / 1000,
        patient_name:
          event.first_name === null || event.last_name === null
            ? null
            : patientName({ first_name: event.first_name, last_name: event.last_name }),
      }));
    },
  },
};
