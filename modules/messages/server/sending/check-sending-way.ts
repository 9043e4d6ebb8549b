import { invalid, type DomainError } from '#platform/domain-error.ts';
import { messageLimits } from '../../rules/index.ts';
import type { SendingWay } from './post-message.ts';

/** Returns the problem of the sending options, or null. */
export function checkSendingWay({ holdSeconds = 0, remindDays = null }: SendingWay = {}): DomainError | null {
  const { mostUndoSeconds, remindDays: mostDays } = messageLimits;
  if (holdSeconds < 0 || holdSeconds > mostUndoSeconds)
    return invalid([{ path: 'holdSeconds', message: `Enter a number from 0 to ${mostUndoSeconds}.` }]);
  if (remindDays !== null && (remindDays < 1 || remindDays > mostDays))
    return invalid([{ path: 'remindUnreadDays', message: `Enter a number from 1 to ${mostDays}` }]);
  return null;
}
