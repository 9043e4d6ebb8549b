import type { EventStatus } from './event-status.ts';

/** Whether an occurrence belongs to the past: what is done to its series does not move it any more. */
export function hasHappened(event: { status: EventStatus; end_time: Date }, now: Date): boolean {
  return event.status === 'checkedin' || event.status === 'noshow' || event.end_time <= now;
}
