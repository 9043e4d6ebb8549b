import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The clinic has no such program, content or enrollment. */
export const notFound = (what: 'program' | 'content' | 'enrolment' | 'patient'): DomainError =>
  domainError('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Another user has saved in between. */
export const versionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this since you opened it. Review it and try again.',
    'Changed by someone else',
  );
/** Archived programs accept no enrollments. */
export const archived = (): DomainError =>
  domainError('ARCHIVED', 'This program is archived. Restore it first.', 'Archived');
/** The enrollment has ended and can't be changed. */
export const ended = (): DomainError => domainError('ENDED', 'This enrollment has already ended.', 'Ended');
