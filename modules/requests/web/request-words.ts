import { dayOf } from '#kit/formats/instant.ts';
import { today } from '#kit/formats/day.ts';
import type { Tone } from '#kit/feedback/status-badge.tsx';
import { isUnresolved, OLD_AFTER_WORKING_DAYS, type RequestStatus, workingDaysBetween } from '../rules/index.ts';

/** How a status is shown. */
export const statusTones: Readonly<Record<RequestStatus, Tone>> = {
  New: 'accent',
  Pending: 'warning',
  Approved: 'success',
  Declined: 'danger',
  Withdrawn: 'neutral',
};

/** For how many working days an unresolved request has waited too long; null where it has not. */
export function waitedTooLong(request: { status: string; create_time: string }): number | null {
  if (!isUnresolved(request.status)) return null;
  const days = workingDaysBetween(dayOf(request.create_time), today());
  return days >= OLD_AFTER_WORKING_DAYS ? days : null;
}
