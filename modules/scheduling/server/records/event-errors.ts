import { type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';

/** There is no such event in this clinic, or not any more. */
export function goneEvent(): DomainError {
  return notFound('event');
}

/** Somebody saved the event since it was read. */
export function eventVersionConflict(): DomainError {
  return versionConflict('event');
}
