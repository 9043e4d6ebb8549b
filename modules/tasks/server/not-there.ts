import { domainError, type DomainError } from '#platform/domain-error.ts';

/** For a task that is not there, or that the caller may not see. */
export const noTask = (): DomainError => domainError('NOT_FOUND', 'This task does not exist.', 'Not found');

/** For a task that somebody changed since it was shown. */
export const taskVersionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this task since you opened it. Review it and try again.',
    'Changed by someone else',
  );

/** For a task that can't be worked on any more. */
export const closedTask = (): DomainError =>
  domainError('TASK_CLOSED', 'This task is done. Reopen it first.', 'Already done');
