import type { Tx } from '#platform/database.ts';
import { insertEvents, type NewEvent } from '../records/write-events.sql.ts';

const BATCH = 2000;

/** Writes many events at once, for the demo clinic and the benchmarks: nothing is checked, audited or published. */
export async function insertEventsInBulk(tx: Tx, clinicId: string, events: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH)
    await insertEvents(tx, clinicId, events.slice(from, from + BATCH));
}
