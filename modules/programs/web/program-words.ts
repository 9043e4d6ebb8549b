import type { Tone } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import type { EnrolmentRowFragment, ProgramRowFragment } from './program.operations.gen.ts';

/** Badge tones of the enrollment states. */
export const stateTones: Readonly<Record<EnrolmentRowFragment['state'], Tone>> = {
  enrolled: 'neutral',
  in_progress: 'info',
  paused: 'warning',
  completed: 'success',
  withdrawn: 'neutral',
};

/** Describes when a program starts. */
export function typeWords({ type, start_date }: Pick<ProgramRowFragment, 'type' | 'start_date'>): string {
  return type === 'rolling' ? 'Rolling' : `Fixed, ${formatDay(start_date)}`;
}

/** Describes when content is released; day 1 is the first. */
export function releaseWords({ release_day: days }: { release_day: number }): string {
  return days === 0 ? 'On the first day' : `On day ${days + 1}`;
}

/** Describes a patient's next content, with its day if known. */
export function nextWords({ next_title: title, next_date: day }: EnrolmentRowFragment): string {
  if (title == null) return '';
  return day == null ? title : `${title} (${formatDay(day)})`;
}
