import { domainError, type DomainError } from '#platform/domain-error.ts';

/** There is no such thing of the clinic. */
export const notFound = (what: 'program' | 'content' | 'enrolment' | 'patient'): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Somebody else has saved since one looked. */
export const versionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this since you opened it. Review it and try again.',
    'Changed by someone else',
  );
/** What is put away takes nobody in. */
export const archived = (): DomainError =>
  domainError('ARCHIVED', 'This program is archived. Restore it first.', 'Archived');
/** It is over, and stays on record as it was. */
export const ended = (): DomainError => domainError('ENDED', 'This enrollment has already ended.', 'Ended');
