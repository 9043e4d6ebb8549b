import type { House } from '#platform/house.ts';
import type { Refusal } from '#platform/refusal.ts';
import { bookEvents, type Wanted } from './book-events.ts';
import type { BookingAnswer } from './booking.ts';

type Answer = BookingAnswer | Refusal;

interface Waiting {
  wanted: Wanted;
  done: (answer: Answer) => void;
  failed: (error: unknown) => void;
}

const MOST_AT_ONCE = 50;
const queues = new WeakMap<House, Map<string, Waiting[]>>();

/**
 * Books an event; while one group of a clinic's bookings is under way the next one gathers, so that many share one transaction.
 * Who comes alone waits for nobody.
 */
export function queueBooking(house: House, clinicId: string, wanted: Wanted): Promise<Answer> {
  const ofHouse = queues.get(house) ?? new Map<string, Waiting[]>();
  queues.set(house, ofHouse);
  return new Promise((done, failed) => {
    const waiting = ofHouse.get(clinicId);
    if (waiting !== undefined) {
      waiting.push({ wanted, done, failed });
      return;
    }
    const queue: Waiting[] = [{ wanted, done, failed }];
    ofHouse.set(clinicId, queue);
    // What else this burst of input holds comes along.
    setImmediate(() => void work(house, clinicId, queue, () => ofHouse.delete(clinicId)));
  });
}

async function work(house: House, clinicId: string, queue: Waiting[], leave: () => void): Promise<void> {
  while (queue.length > 0) {
    const group = queue.splice(0, MOST_AT_ONCE);
    try {
      const answers = await bookEvents(
        house,
        clinicId,
        group.map(({ wanted }) => wanted),
      );
      group.forEach(({ done }, index) => done(answers[index]!));
    } catch (error) {
      if (group.length === 1) group[0]!.failed(error);
      else await eachAlone(house, clinicId, group);
    }
  }
  // At once, before anybody could join a queue that nobody works on.
  leave();
}

/** After a group has failed: nobody's fault may become another's. */
async function eachAlone(house: House, clinicId: string, group: readonly Waiting[]): Promise<void> {
  for (const { wanted, done, failed } of group) {
    await bookEvents(house, clinicId, [wanted]).then(([answer]) => done(answer!), failed);
  }
}
