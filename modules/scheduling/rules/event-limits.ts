const DAY = 86_400;

/** How much an event and a look at the calendar may hold; lengths in characters, durations in seconds. */
export const eventLimits = {
  title: 200,
  notes: 10_000,
  calendars: 50,
  resources: 20,
  reason: 500,
  shortest: 60,
  longest: 14 * DAY,
  firstYear: 1900,
  lastYear: 2200,
  shownDays: 62,
  patientEvents: 100,
} as const;

/** How many calendars one view shows. */
export const shownCalendars = { fewest: 1, most: 8 } as const;
