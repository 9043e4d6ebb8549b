/** Statuses of a request: New and Pending are unresolved, the others final. */
export const REQUEST_STATUSES = ['New', 'Pending', 'Approved', 'Declined', 'Withdrawn'] as const;
/** A request status. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Actions of the clinic on a request. */
export const DOCTOR_OPERATIONS = ['Pending', 'Decline', 'Approve'] as const;
/** An action of the clinic. */
export type DoctorOperation = (typeof DOCTOR_OPERATIONS)[number];

/** The status after each action. */
export const statusAfter: Readonly<Record<DoctorOperation, RequestStatus>> = {
  Pending: 'Pending',
  Decline: 'Declined',
  Approve: 'Approved',
};

/** Returns whether a request can still be handled. */
export function isUnresolved(status: string): boolean {
  return status === 'New' || status === 'Pending';
}

/** Page sizes of the request list; the first is the default. */
export const PAGE_SIZES = [10, 20, 30, 40] as const;
/** Number of new requests on the dashboard. */
export const NEWEST_SHOWN = 5;

/** Number of working days after which an unresolved request is considered old. */
export const OLD_AFTER_WORKING_DAYS = 2;

/** Returns the working days (Monday to Friday) between two days, YYYY-MM-DD, excluding the first. */
export function workingDaysBetween(from: string, to: string): number {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`) / DAY_MS, Date.parse(`${to}T00:00:00Z`) / DAY_MS];
  const days = last - first;
  if (!(days > 0)) return 0;
  const weeks = Math.floor(days / 7);
  let rest = 0;
  for (let day = first + weeks * 7 + 1; day <= last; day += 1) if (isWorkingDay(day)) rest += 1;
  return weeks * 5 + rest;
}

const DAY_MS = 86_400_000;
// January 1, 1970 was a Thursday.
const isWorkingDay = (day: number): boolean => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;
