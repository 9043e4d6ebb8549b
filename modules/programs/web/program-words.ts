import type { Tone } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import type { EnrolmentRowFragment, ProgramRowFragment } from './program.operations.gen.ts';

/** The tone of where somebody stands. */
export const stateTones: Readonly<Record<EnrolmentRowFragment['state'], Tone>> = {
  enrolled: 'neutral',
  in_progress: 'info',
  paused: 'warning',
  completed: 'success',
  withdrawn: 'neutral',
};

/** How a program begins, in words. */
export function typeWords({ type, start_date }: Pick<ProgramRowFragment, 'type' | 'start_date'>): string {
  return type === 'rolling' ? 'Rolling' : `Fixed, ${formatDay(start_date)}`;
}

/** When content is released, in words; day 1 is the first. */
export function releaseWords({ release_day: days }: { release_day: number }): string {
  return days === 0 ? 'On the first day' : `On day ${days + 1}`;
}

/** What comes next for somebody, with its day where that is known. */
export function nextWords({ next_title: title, next_date: day }: EnrolmentRowFragment): string {
  if (title == null) return '';
  return day == null ? title : `${title} (${formatDay(day)})`;
}
