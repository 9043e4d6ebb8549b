import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { ONLINE_BOOKING } from '#scheduling/rules';
import { keepBusyTimes } from '#scheduling/server';

interface Held {
  id: string;
  calendar_id: string;
  start_time: Date;
  end_time: Date;
}

/** Holds the time of a pending request: it is busy for everyone, on the calendar and on the public page. */
export async function holdTime(
  tx: Tx,
  clinicId: string,
  { id, calendar_id, start_time, end_time }: Held,
): Promise<void> {
  const taken = [{ key: id, start: start_time, end: end_time }];
  await keepBusyTimes(tx, { clinicId, calendarId: calendar_id, source: ONLINE_BOOKING }, { taken, released: [] });
  await publish(tx, { clinicId, topic: 'scheduling.busy-changed', body: { id: calendar_id } });
}

/** Releases the time of a request, also for the waitlist. */
export async function releaseTime(tx: Tx, clinicId: string, { id, calendar_id }: Held): Promise<void> {
  await keepBusyTimes(tx, { clinicId, calendarId: calendar_id, source: ONLINE_BOOKING }, { taken: [], released: [id] });
  await publish(tx, { clinicId, topic: 'scheduling.busy-changed', body: { id: calendar_id } });
}
