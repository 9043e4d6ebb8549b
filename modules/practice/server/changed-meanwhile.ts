import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The domain error of a save that began from what has changed since. */
export function changedMeanwhile(what: string): DomainError {
  return domainError(
    'STALE_VERSION',
    `Someone else changed ${what} since you opened it. What you typed is still here; review it and save again.`,
    'Changed by someone else',
  );
}

/** The domain error of what is not there, or of another clinic. */
export function notThere(what: string): DomainError {
  return domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
}
