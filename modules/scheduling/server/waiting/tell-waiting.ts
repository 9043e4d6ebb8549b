import type { Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';

/** Tells the pages of a clinic that the waiting list or what is free for it is another now. */
export function tellWaiting(tx: Tx, clinicId: string, id: string | null): Promise<void> {
  return announce(tx, { clinicId, topic: 'scheduling.waiting-changed', body: { id } });
}

/** An entry that is not on the list. */
export const goneEntry = (): Refusal =>
  refuse(
    'NOT_FOUND',
    'This is no longer on the waiting list: perhaps the patient was merged with another.',
    'Not found',
  );

/** An entry that somebody has changed meanwhile. */
export const staleEntry = (): Refusal =>
  refuse('STALE_VERSION', 'Somebody else has changed this in the meantime.', 'Changed meanwhile');

/** A time that somebody else has taken. */
export const takenTime = (): Refusal =>
  refuse('TIME_TAKEN', 'This time is not free any more. Nothing was booked.', 'Taken meanwhile');
