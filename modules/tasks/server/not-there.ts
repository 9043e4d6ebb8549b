import { domainError, type DomainError } from '#platform/domain-error.ts';

/** The task doesn't exist, or the user may not see it. */
export const noTask = (): DomainError => domainError('NOT_FOUND', 'This task does not exist.', 'Not found');

/** The task was changed since it was displayed. */
export const taskVersionConflict = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'Someone else changed this task since you opened it. Review it and try again.',
    'Changed by someone else',
  );

/** The task is closed. */
export const closedTask = (): DomainError =>
  domainError('TASK_CLOSED', 'This task is done. Reopen it first.', 'Already done');
