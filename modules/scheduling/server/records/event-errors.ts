import { type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';

/** The error for an event that doesn't exist in this clinic or was deleted. */
export function goneEvent(): DomainError {
  return notFound('event');
}

/** The error for an event that was changed since it was read. */
export function eventVersionConflict(): DomainError {
  return versionConflict('event');
}
