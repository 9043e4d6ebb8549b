import type { Tone } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf, formatInstant, formatTime } from '#kit/formats/instant.ts';
import { taskTypeWords } from '../rules/index.ts';
import type { TaskRowFragment } from './task.operations.gen.ts';

/** The tone of each priority. */
export const priorityTones: Readonly<Record<TaskRowFragment['priority'], Tone>> = {
  Low: 'neutral',
  Medium: 'info',
  High: 'danger',
};

/** Formats a due time as MM/DD/YYYY h:mm A. */
export const dueText = (instant: string): string => `${formatDay(dayOf(instant))} ${formatTime(instant)}`;

/** Formats how long a task has been with its owner: "3 d", "5 h", "just now". */
export function ageText(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / 3_600_000);
  if (hours < 1) return 'new';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** Returns the address that a task links to instead of its window, e.g. the chart for an open note. */
export function pathOf(task: Pick<TaskRowFragment, 'path' | 'noteContent'>): string | null {
  return task.path ?? null;
}

/** Returns the type of a task, for lists with several types. */
export const typeText = (type: TaskRowFragment['taskType']): string => taskTypeWords[type];

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a history value: instants are shown in the clinic's zone. */
export function historyValue(value: string | null): string {
  if (value === null || value === '') return 'none';
  return ISO.test(value) ? formatInstant(value) : value;
}
