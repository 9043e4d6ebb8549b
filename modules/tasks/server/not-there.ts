import { domainError, type DomainError } from '#platform/domain-error.ts';

/** For a task that is not there, or that the caller may not see. */
export const noTask = (): DomainError => domainError('NOT_FOUND', 'This task does not exist.', 'Not found');

/** For a task that somebody changed since it was shown. */
export const taskVersionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Somebody has changed this task in the meantime. Look at it again, please.',
    'Changed by someone else',
  );

/** For a task that can't be worked on any more. */
export const closedTask = (): DomainError =>
  domainError('TASK_CLOSED', 'This task is done. Open it again first.', 'Already done');
