import { gather } from '#platform/gather.ts';
import type { House } from '#platform/house.ts';
import type { Refusal } from '#platform/refusal.ts';
import { bookEventsIn, type Wanted } from './book-events.ts';
import type { BookingAnswer } from './booking.ts';

type Book = (clinicId: string, wanted: Wanted) => Promise<BookingAnswer | Refusal>;

const MOST_AT_ONCE = 50;
const gathered = new WeakMap<House, Book>();

/**
 * Books an event; while one group of a clinic's bookings is under way the next one gathers, so that many share one transaction.
 * Who comes alone waits for nobody.
 */
export function queueBooking(house: House, clinicId: string, wanted: Wanted): Promise<BookingAnswer | Refusal> {
  let book = gathered.get(house);
  if (book === undefined) {
    book = gather(
      (id, group: readonly Wanted[], makeRoom) =>
        house.database.transaction(async (tx) => {
          const answers = await bookEventsIn(tx, house, id, group);
          // The next group begins while this one is committed; it waits for the slots that this one still holds.
          makeRoom();
          return answers;
        }),
      { most: MOST_AT_ONCE, underWay: 1 },
    );
    gathered.set(house, book);
  }
  return book(clinicId, wanted);
}
