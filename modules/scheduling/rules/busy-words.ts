/** The source of busy times that are held for requests of the clinic's public booking page. */
export const ONLINE_BOOKING = 'online-booking';

/** Returns why a calendar is busy without an event: an external calendar, or a held time. */
export const busyWords = (source: string): string =>
  source === ONLINE_BOOKING ? 'Held for online booking' : 'Busy elsewhere';
