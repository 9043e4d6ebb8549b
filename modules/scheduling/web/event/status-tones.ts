import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { EventStatus } from '../../rules/index.ts';

/** What each state of an event means to the one who reads it. */
export const statusTones: Readonly<Record<EventStatus, Tone>> = {
  pending: 'warning',
  confirmed: 'info',
  checkedin: 'success',
  noshow: 'danger',
  canceled: 'neutral',
};
