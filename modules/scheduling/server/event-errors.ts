import { domainError, type DomainError } from '#platform/domain-error.ts';

/** There is no such event in this clinic, or not any more. */
export function goneEvent(): DomainError {
  return domainError('NOT_FOUND', 'This event does not exist any more.', 'Not found');
}

/** Somebody saved the event since it was read. */
export function eventVersionConflict(): DomainError {
  return domainError(
    'STALE_VERSION',
    'Somebody else has changed this event in the meantime. What you typed is still here; look at the changes and save again.',
    'Changed meanwhile',
  );
}
