import { dayOf } from '#kit/formats/instant.ts';
import { today } from '#kit/formats/day.ts';
import type { Tone } from '#kit/feedback/status-badge.tsx';
import { isUnresolved, OLD_AFTER_WORKING_DAYS, type RequestStatus, workingDaysBetween } from '../rules/index.ts';

/** Badge tones of the statuses. */
export const statusTones: Readonly<Record<RequestStatus, Tone>> = {
  New: 'accent',
  Pending: 'warning',
  Approved: 'success',
  Declined: 'danger',
  Withdrawn: 'neutral',
};

/** Returns the number of working days that an old unresolved request has waited; null if it is not old. */
export function waitedTooLong(request: { status: string; create_time: string }): number | null {
  if (!isUnresolved(request.status)) return null;
  const days = workingDaysBetween(dayOf(request.create_time), today());
  return days >= OLD_AFTER_WORKING_DAYS ? days : null;
}
