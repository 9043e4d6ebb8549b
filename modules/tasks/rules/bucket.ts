import { Temporal } from 'temporal-polyfill';

export const buckets = ['Overdue', 'Today', 'Week', 'Later', 'NoDate', 'Snoozed'] as const;
export type Bucket = (typeof buckets)[number];

/** Display names of the buckets. */
export const bucketWords: Readonly<Record<Bucket, string>> = {
  Overdue: 'Overdue',
  Today: 'Today',
  Week: 'Week',
  Later: 'Later',
  NoDate: 'No date',
  Snoozed: 'Snoozed',
};

/** The boundaries of the buckets, as instants. */
export interface BucketBounds {
  now: Date;
  /** Start of tomorrow. */
  tomorrow: Date;
  /** Start of the eighth day from today. */
  nextWeek: Date;
}

/** Returns the bucket boundaries at `now` in a clinic's zone: today ends at midnight, the week after seven days. */
export function bucketBounds(now: Date, timeZone: string): BucketBounds {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  const after = (days: number): Date => new Date(today.add({ days }).epochMilliseconds);
  return { now, tomorrow: after(1), nextWeek: after(7) };
}

/** Returns the bucket of an open task. */
export function bucketOf(task: { due_time: Date | null; snoozed_until: Date | null }, bounds: BucketBounds): Bucket {
  const { due_time: due, snoozed_until: until } = task;
  if (until !== null && until > bounds.now) return 'Snoozed';
  if (due === null) return 'NoDate';
  if (due < bounds.now) return 'Overdue';
  if (due < bounds.tomorrow) return 'Today';
  return due < bounds.nextWeek ? 'Week' : 'Later';
}
