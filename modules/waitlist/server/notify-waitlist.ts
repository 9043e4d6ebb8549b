import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';

/** Notifies the pages of a clinic that the waitlist or the released slots have changed. */
export function notifyWaitlist(tx: Tx, clinicId: string, id: string | null): Promise<void> {
  return publish(tx, { clinicId, topic: 'scheduling.waiting-changed', body: { id } });
}

/** The error for an entry that is not on the waitlist. */
export const goneEntry = (): DomainError =>
  domainError(
    'NOT_FOUND',
    'This entry is no longer on the waiting list. The patient may have been merged with another.',
    'Not found',
  );

/** The error for an entry that another user changed. */
export const entryVersionConflict = (): DomainError =>
  domainError('STALE_VERSION', 'Someone else changed this entry since you opened it.', 'Changed by someone else');

/** The error for a time that is no longer free. */
export const takenTime = (): DomainError =>
  domainError('TIME_TAKEN', 'This time is no longer available. Nothing was booked.', 'Time taken');
