import type { Tone } from '#kit/feedback/status-badge.tsx';
import { PENDING_DAYS, type OrderState } from '../rules/index.ts';

/** How the state of a test is meant. */
export const STATE_TONES: Readonly<Record<OrderState, Tone>> = {
  Draft: 'neutral',
  Ready: 'info',
  Sent: 'accent',
  Collected: 'accent',
  Partial: 'warning',
  Final: 'info',
  Reviewed: 'success',
  Cancelled: 'neutral',
  Error: 'danger',
};

/** What was done about a result, as it is chosen. */
export const DISPOSITIONS = [
  { value: 'NoneNeeded', label: 'None needed' },
  { value: 'PatientTold', label: 'Patient notified' },
  { value: 'Ordered', label: 'Follow-up ordered' },
  { value: 'Prescribed', label: 'Prescription written' },
  { value: 'Task', label: 'Task created' },
  { value: 'Visit', label: 'Visit scheduled' },
] as const;

/** A disposition in words. */
export function dispositionWord(value: string): string {
  return DISPOSITIONS.find((each) => each.value === value)?.label ?? value;
}

/** The state of a result in a word, and how it is meant. */
export function resultState(result: {
  status: string;
  is_critical: boolean;
  is_abnormal: boolean;
  withdrawn_time: string | null;
  observations: readonly { interpretation: string | null; withdrawn_time: string | null }[];
}): {
  word: string;
  tone: Tone;
} {
  if (result.withdrawn_time !== null) return { word: 'Withdrawn by the laboratory', tone: 'danger' };
  if (result.status === 'cancelled') return { word: 'Canceled by the laboratory', tone: 'neutral' };
  if (result.is_critical) return { word: 'Critical', tone: 'danger' };
  if (result.is_abnormal) return { word: 'Abnormal', tone: 'warning' };
  const isRead = result.observations.some(
    ({ interpretation, withdrawn_time }) => withdrawn_time === null && interpretation === 'normal',
  );
  // Without a reading of any value nobody has said that it is normal.
  return isRead ? { word: 'Normal', tone: 'success' } : { word: 'No flags', tone: 'neutral' };
}

/** How long a result waits, and how bad that is. */
export function pendingTone(days: number): Tone {
  if (days >= PENDING_DAYS.danger) return 'danger';
  return days >= PENDING_DAYS.warning ? 'warning' : 'neutral';
}

const ARROWS: Readonly<Record<string, string>> = {
  low: '↓ Low',
  high: '↑ High',
  'critical low': '↓↓ Critical low',
  'critical high': '↑↑ Critical high',
  critical: 'Critical',
  abnormal: 'Abnormal',
};

/** The reading of a value in words; nothing where it is normal or unknown. */
export function readingWord(interpretation: string | null): string | null {
  return interpretation === null ? null : (ARROWS[interpretation] ?? null);
}
