import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { EventStatus } from '../../rules/index.ts';

/** Badge tones of the event statuses. */
export const statusTones: Readonly<Record<EventStatus, Tone>> = {
  pending: 'warning',
  confirmed: 'info',
  checkedin: 'success',
  noshow: 'danger',
  canceled: 'neutral',
};
