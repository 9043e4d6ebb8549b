import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';

/** Tells the pages of a clinic that the waiting list or what is free for it is another now. */
export function notifyWaitlist(tx: Tx, clinicId: string, id: string | null): Promise<void> {
  return publish(tx, { clinicId, topic: 'scheduling.waiting-changed', body: { id } });
}

/** An entry that is not on the list. */
export const goneEntry = (): DomainError =>
  domainError(
    'NOT_FOUND',
    'This entry is no longer on the waiting list. The patient may have been merged with another.',
    'Not found',
  );

/** An entry that somebody has changed meanwhile. */
export const entryVersionConflict = (): DomainError =>
  domainError('STALE_VERSION', 'Someone else changed this entry since you opened it.', 'Changed by someone else');

/** A time that somebody else has taken. */
export const takenTime = (): DomainError =>
  domainError('TIME_TAKEN', 'This time is no longer available. Nothing was booked.', 'Time taken');
