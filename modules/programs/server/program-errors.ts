import { domainError, type DomainError } from '#platform/domain-error.ts';

/** There is no such thing of the clinic. */
export const notFound = (what: 'program' | 'content' | 'enrolment' | 'patient'): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Somebody else has saved since one looked. */
export const versionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Somebody else has changed this in the meantime. Look at it again.',
    'Changed by someone else',
  );
/** What is put away takes nobody in. */
export const archived = (): DomainError =>
  domainError('ARCHIVED', 'This program is archived. Take it back into use first.', 'Archived');
/** It is over, and stays on record as it was. */
export const ended = (): DomainError => domainError('ENDED', 'This has ended already.', 'Ended');
