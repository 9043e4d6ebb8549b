export { type CallResult, callResults } from './call-results.ts';
export { bucketBounds, bucketOf, buckets, bucketWords, type Bucket, type BucketBounds } from './bucket.ts';
export { dueFlag, type UpcomingSpan } from './due-flag.ts';
export { countedTypes, pendingTotal } from './pending-counts.ts';
export { readText } from './read-text.ts';
export { dayOfSeries, nextDue, repeatText, repeatUnits, type Repeat, type RepeatUnit } from './repeat.ts';
export { freeName, readFileName, taskFileEndings, taskFileType } from './task-file.ts';
export { CHECKLIST_DELAY_MS, EXTRA_REMINDER_TIME, PATIENT_OVERDUE_DAYS, taskLimits, UNDO_MS } from './task-limits.ts';
export { taskMessages } from './task-messages.ts';
export {
  dispositions,
  dispositionWords,
  readDisposition,
  taskPriorities,
  taskTypes,
  taskTypeWords,
  type Disposition,
  type TaskPriority,
  type TaskType,
} from './task-types.ts';
export { loopingCover, presentFor, type Cover, type DatedCover } from './stand-in.ts';
