import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The domain error of a save that began from what has changed since. */
export function changedMeanwhile(what: string): DomainError {
  return domainError(
    'STALE_VERSION',
    `Somebody else has changed ${what} in the meantime. What you typed is still here; look at it again and save.`,
    'Changed meanwhile',
  );
}

/** The domain error of what is not there, or of another clinic. */
export function notThere(what: string): DomainError {
  return domainError('NOT_FOUND', `There is no such ${what}.`, 'Not found');
}
