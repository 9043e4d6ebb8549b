/** Where a request stands: New and Pending are unresolved, the others final. */
export const REQUEST_STATUSES = ['New', 'Pending', 'Approved', 'Declined', 'Withdrawn'] as const;
/** One of them. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What somebody of the clinic does with a request. */
export const DOCTOR_OPERATIONS = ['Pending', 'Decline', 'Approve'] as const;
/** One of them. */
export type DoctorOperation = (typeof DOCTOR_OPERATIONS)[number];

/** The status that each operation leads to. */
export const statusAfter: Readonly<Record<DoctorOperation, RequestStatus>> = {
  Pending: 'Pending',
  Decline: 'Declined',
  Approve: 'Approved',
};

/** Whether a request can still be handled. */
export function isUnresolved(status: string): boolean {
  return status === 'New' || status === 'Pending';
}

/** How many requests a page of the list shows; the first is what it begins with. */
export const PAGE_SIZES = [10, 20, 30, 40] as const;
/** How many new requests the dashboard shows. */
export const NEWEST_SHOWN = 5;

/** After how many working days an unresolved request is called old. */
export const OLD_AFTER_WORKING_DAYS = 2;

/** Working days (Monday to Friday) that lie between two days, YYYY-MM-DD, the first not counted. */
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
// The first of January 1970 was a Thursday.
const isWorkingDay = (day: number): boolean => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;
