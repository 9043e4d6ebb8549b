/** Limits of online booking: lengths in characters, minutes, hours and days. */
export const bookingLimits = {
  name: 60,
  email: 254,
  reason: 300,
  pageText: 600,
  declineReason: 300,
  minutes: { least: 5, most: 480 },
  notice: { least: 0, most: 336, usual: 24 },
  days: { least: 1, most: 60, usual: 30 },
  /** Working hours for which a request holds its time. */
  hold: { least: 1, most: 24, usual: 8 },
  calendars: 8,
  types: 30,
  /** Days after which declined and expired requests are deleted. */
  kept: 30,
  /** Days shown together on the public page: fewer than the search finds, so that the next day is known. */
  shownDays: 4,
} as const;

/** Who may book a type: new patients, known ones, or both. */
export const bookingAudiences = ['both', 'new', 'known'] as const;
export type BookingAudience = (typeof bookingAudiences)[number];

/** The audiences as shown to staff. */
export const audienceNames: Readonly<Record<BookingAudience, string>> = {
  both: 'New and existing patients',
  new: 'New patients only',
  known: 'Existing patients only',
};

/** The states of a request. */
export const bookingStates = ['pending', 'accepted', 'declined', 'expired'] as const;
export type BookingState = (typeof bookingStates)[number];
