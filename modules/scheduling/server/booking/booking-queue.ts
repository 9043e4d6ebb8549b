import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { bookEventsIn, type BookingRequest } from './book-events.ts';
import type { BookingAnswer } from './booking.ts';

type Book = (clinicId: string, request: BookingRequest) => Promise<BookingAnswer | DomainError>;

const MOST_AT_ONCE = 50;
const gathered = new WeakMap<App, Book>();

/**
 * Books an event; while one group of a clinic's bookings is under way the next one gathers, so that many share one transaction.
 * Who comes alone waits for nobody.
 */
export function queueBooking(
  app: App,
  clinicId: string,
  request: BookingRequest,
): Promise<BookingAnswer | DomainError> {
  let book = gathered.get(app);
  if (book === undefined) {
    book = gather(
      (id, group: readonly BookingRequest[], makeRoom) =>
        app.database.transaction(async (tx) => {
          const answers = await bookEventsIn(tx, app, id, group);
          // The next group begins while this one is committed; it waits for the slots that this one still holds.
          makeRoom();
          return answers;
        }),
      { most: MOST_AT_ONCE, underWay: 1 },
    );
    gathered.set(app, book);
  }
  return book(clinicId, request);
}
