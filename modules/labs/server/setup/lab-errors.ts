import { domainError, type DomainError } from '#platform/domain-error.ts';

/** There is no such thing in this clinic. */
export const notFound = (what: string): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Somebody else has saved since. */
export const changedMeanwhile = (what: string): DomainError =>
  domainError('STALE_VERSION', `Somebody else has changed this ${what} in the meantime.`, 'Changed meanwhile');
