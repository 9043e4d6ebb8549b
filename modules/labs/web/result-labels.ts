import type { Tone } from '#kit/feedback/status-badge.tsx';
import { PENDING_DAYS, type OrderState } from '../rules/index.ts';

/** Tones of the test states. */
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

/** Dispositions of a result, as options. */
export const DISPOSITIONS = [
  { value: 'NoneNeeded', label: 'None needed' },
  { value: 'PatientTold', label: 'Patient notified' },
  { value: 'Ordered', label: 'Follow-up ordered' },
  { value: 'Prescribed', label: 'Prescription written' },
  { value: 'Task', label: 'Task created' },
  { value: 'Visit', label: 'Visit scheduled' },
] as const;

/** Returns the label of a disposition. */
export function dispositionWord(value: string): string {
  return DISPOSITIONS.find((each) => each.value === value)?.label ?? value;
}

/** Returns the label and tone of a result's state. */
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
  // Without an interpretation of any value, the result can't be called normal.
  return isRead ? { word: 'Normal', tone: 'success' } : { word: 'No flags', tone: 'neutral' };
}

/** Returns the tone for a result's waiting time. */
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

/** Returns the label of an interpretation; empty if normal or unknown. */
export function readingWord(interpretation: string | null): string | null {
  return interpretation === null ? null : (ARROWS[interpretation] ?? null);
}
