import type { Tx } from '#platform/database.ts';
import { insertEvents, type NewEvent } from '../records/write-events.sql.ts';

const BATCH = 2000;

/** Inserts many events for the demo clinic and the benchmarks, without checks, audit entries or published events. */
export async function insertEventsInBulk(tx: Tx, clinicId: string, events: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH)
    await insertEvents(tx, clinicId, events.slice(from, from + BATCH));
}
